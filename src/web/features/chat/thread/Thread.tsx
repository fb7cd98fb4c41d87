import { useLayoutEffect, useMemo, useRef } from "react";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { useChat, useThread, useWords } from "../chat-context.ts";
import { useScroller } from "../scroll/use-scroller.ts";
import { useSeen } from "../scroll/use-seen.ts";
import { findPart } from "../store/telling.ts";
import { LiveRegion } from "./LiveRegion.tsx";
import { Older } from "./Older.tsx";
import { Turn } from "./Turn.tsx";
import { toSittings, toTurns } from "./to-turns.ts";
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
  const begun = useRef<ReadonlySet<string>>(new Set());
  // The keys of the messages with a cast, as one string: the page is laid anew when one comes, not with every word.
  const castKeys = useThread((state) => state.order.filter((key) => state.messages[key] && findPart(state.messages[key].parts, "data-cast")).join("\n"));
  const sittings = useMemo(() => {
    const withCast = new Set(castKeys.split("\n"));
    const made = toSittings(turns, (key) => withCast.has(key), begun.current);
    begun.current = new Set(made.map(({ key }) => key));
    return made;
  }, [turns, castKeys]);
  const isPaned = castKeys !== "";
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-paned", isPaned);
    return () => document.documentElement.removeAttribute("data-paned");
  }, [isPaned]);
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
        {sittings.map((sitting) => (
          <div key={sitting.key} className={sitting.hasCast ? "sitting has-cast" : "sitting"}>
            {sitting.turns.map((turn) => (
              <Turn key={turn.key} turn={turn} isLast={turn === turns.at(-1)} isOpen={turn.key === openKey} isWindowed={isWindowed} />
            ))}
          </div>
        ))}
        <div className="newest">
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
