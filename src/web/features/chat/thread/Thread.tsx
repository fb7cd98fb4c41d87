import { useMemo, useRef } from "react";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { useChat, useThread, useWords } from "../chat-context.ts";
import { SkipButton } from "../composer/SkipButton.tsx";
import { useScroller } from "../scroll/use-scroller.ts";
import { useSeen } from "../scroll/use-seen.ts";
import { LiveRegion } from "./LiveRegion.tsx";
import { Older } from "./Older.tsx";
import { Turn } from "./Turn.tsx";
import { toTurns } from "./to-turns.ts";
import { useArrival } from "./use-arrival.ts";
import { useOlder } from "./use-older.ts";
import { useSendAnchor } from "./use-send-anchor.ts";

/** Beyond this many rows only those near the window are drawn. */
const windowedAbove = 150;

/** The conversation from its first loaded turn to the newest. */
export const Thread = () => {
  const words = useWords();
  const { conversation, msggroup } = useChat();
  const order = useThread((state) => state.order);
  const olderCursor = useThread((state) => state.olderCursor);
  const content = useRef<HTMLDivElement>(null);
  const turns = useMemo(() => toTurns(order, conversation.store.getState().messages), [order, conversation]);
  const scroll = useScroller(content);
  const openKey = useSendAnchor(content, scroll);
  useArrival(content, scroll, msggroup);
  const isTelling = useThread((state) => state.run !== null);
  const isNewestSeen = useSeen(content, turns.at(-1)?.key);
  const loadOlder = useOlder(scroll);
  const isWindowed = order.length > windowedAbove;
  return (
    <>
      <div ref={content} className="thread" role="log" aria-live="off" aria-label={words.thread}>
        {olderCursor === null ? null : <Older onReach={loadOlder} />}
        {turns.map((turn, at) => (
          <Turn key={turn.key} turn={turn} isLast={at === turns.length - 1} isOpen={turn.key === openKey} isWindowed={isWindowed} />
        ))}
        <div className="newest">
          <SkipButton />
          {scroll.isFar && (isTelling || !isNewestSeen) ? (
            <button type="button" className="to-newest" aria-label={words.toNewest} title={words.toNewest} onClick={() => scroll.scroller.current?.follow()}>
              <Icon name="down" />
            </button>
          ) : null}
        </div>
      </div>
      <LiveRegion />
    </>
  );
};
