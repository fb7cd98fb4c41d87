import { type RefObject, useEffect, useState } from "react";
import { useChat } from "../chat-context.ts";
import { topOfQuestion } from "../scroll/top-of.ts";
import type { ThreadScroll } from "../scroll/use-scroller.ts";

/** A question just asked glides to the top, and its turn keeps room under itself until the next one. @returns the key of that turn */
export const useSendAnchor = (content: RefObject<HTMLElement | null>, { glideTo }: ThreadScroll): string | null => {
  const { conversation } = useChat();
  const [asked, setAsked] = useState<{ key: string; generationId: string } | null>(null);
  useEffect(() => {
    const look = () => {
      const { run, order, messages } = conversation.store.getState();
      // An answer that goes on stays where it is being read.
      if (run?.phase !== "sending" || messages[run.key]?.text) return;
      const key = order.findLast((one) => messages[one]?.role === "user");
      if (key) setAsked((now) => (now?.generationId === run.generationId ? now : { key, generationId: run.generationId }));
    };
    look();
    return conversation.store.subscribe(look);
  }, [conversation]);
  useEffect(() => {
    if (!asked) return;
    // Looked up at each step: what stands above may still be changing.
    glideTo(() => topOfQuestion(content.current?.querySelector(".turn.is-open")));
  }, [asked, content, glideTo]);
  return asked?.key ?? null;
};
