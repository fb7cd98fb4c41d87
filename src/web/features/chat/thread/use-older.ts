import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { showToast } from "../../../../ui/toast/toast.ts";
import { useChat, useThread, useWords } from "../chat-context.ts";
import type { ThreadScroll } from "../scroll/use-scroller.ts";

const toDistance = (): number => document.documentElement.scrollHeight - (document.scrollingElement?.scrollTop ?? 0);

/** Fetches older messages, and keeps what is seen where it is when they come in above. */
export const useOlder = ({ scroller }: ThreadScroll): (() => void) => {
  const words = useWords();
  const { conversation } = useChat();
  const firstKey = useThread((state) => state.order[0]);
  const before = useRef<{ firstKey: string | undefined; distance: number } | null>(null);
  useEffect(
    () =>
      conversation.store.subscribe((state, previous) => {
        // Runs before the page is drawn anew.
        const [first, was] = [state.order[0], previous.order[0]];
        if (was !== undefined && first !== was && state.order.includes(was)) before.current = { firstKey: first, distance: toDistance() };
      }),
    [conversation],
  );
  useLayoutEffect(() => {
    if (before.current && before.current.firstKey === firstKey) scroller.current?.keepFromEnd(before.current.distance);
    before.current = null;
  }, [firstKey, scroller]);
  return useCallback(() => void conversation.loadOlder().catch(() => showToast(words.olderFailed)), [conversation, words]);
};
