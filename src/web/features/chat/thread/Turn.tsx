import { memo, Suspense, useRef } from "react";
import { useThread } from "../chat-context.ts";
import { useNearby } from "../scroll/use-nearby.ts";
import { SelectTick } from "../sharing/lazy-parts.ts";
import { useSelection } from "../sharing/selection.ts";
import { AlmanacLine } from "./AlmanacLine.tsx";
import { Answer } from "./Answer.tsx";
import { PersonMessage } from "./PersonMessage.tsx";
import type { TurnPlan } from "./to-turns.ts";

const Row = ({ rowKey, isLast }: { rowKey: string; isLast: boolean }) => {
  const message = useThread((state) => state.messages[rowKey]);
  if (!message) return null;
  return message.role === "user" ? <PersonMessage message={message} /> : <Answer message={message} isLast={isLast} />;
};

interface TurnProps {
  turn: TurnPlan;
  isLast: boolean;
  /** Keeps room under itself, so that its question can stand at the top. */
  isOpen: boolean;
  /** In a long thread only what is near the window is drawn. */
  isWindowed: boolean;
}

const isSame = (before: TurnProps, after: TurnProps): boolean =>
  before.isLast === after.isLast &&
  before.isOpen === after.isOpen &&
  before.isWindowed === after.isWindowed &&
  before.turn.day === after.turn.day &&
  before.turn.rows.join() === after.turn.rows.join();

/** A question and its answer. */
export const Turn = memo(({ turn, isLast, isOpen, isWindowed }: TurnProps) => {
  const element = useRef<HTMLElement>(null);
  const { isNear, heightPx } = useNearby(element, isWindowed && !isLast);
  const isSelecting = useSelection(({ msggroup }) => msggroup !== null);
  const leaving = useSelection((state) => state.leaving);
  const isLeaving = useThread((state) => leaving.length > 0 && turn.rows.some((key) => leaving.includes(state.messages[key]?.id ?? "")));
  const firstId = useThread((state) => state.messages[turn.key]?.id ?? null);
  if (isLeaving) return null;
  return (
    <section
      ref={element}
      className={`turn${isOpen ? " is-open" : ""}${isLast ? " is-last" : ""}`}
      data-id={firstId}
      style={isNear ? undefined : { height: heightPx }}
    >
      {isNear ? (
        <>
          {turn.day ? <AlmanacLine time={turn.day} /> : null}
          {isSelecting ? (
            <div className="pick-place">
              <Suspense>
                <SelectTick rows={turn.rows} />
              </Suspense>
            </div>
          ) : null}
          {turn.rows.map((key, at) => (
            <Row key={key} rowKey={key} isLast={isLast && at === turn.rows.length - 1} />
          ))}
        </>
      ) : null}
    </section>
  );
}, isSame);
