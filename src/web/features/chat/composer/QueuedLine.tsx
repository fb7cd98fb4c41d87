import { useEffect, useState } from "react";
import { useOnline } from "../../../kernel/use-online.ts";
import { useChat, useThread, useWords } from "../chat-context.ts";

/** Words that wait until the answer being told has ended, or the network is back: to be changed or taken back, and sent by hand where they are not sent by themselves. */
export const QueuedLine = ({ onEdit, onSend }: { onEdit(words: string): void; onSend(): void }) => {
  const words = useWords();
  const { conversation } = useChat();
  const queued = useThread((state) => state.queued);
  const isTelling = useThread((state) => state.run !== null);
  // What goes out by itself in a moment offers nothing to press first.
  const [isHeld, setHeld] = useState(false);
  const isOnline = useOnline();
  useEffect(() => {
    if (isTelling || !queued || !isOnline) return setHeld(false);
    const timer = setTimeout(() => setHeld(true), 4000);
    return () => clearTimeout(timer);
  }, [isTelling, queued, isOnline]);
  return (
    <div role="status">
      {queued ? (
        <div className="dock-note is-queued">
          <span>
            <b>{!isOnline && !isTelling ? words.queuedOffline : isHeld ? words.queuedHeld : words.queued}</b> {queued.question}
          </span>
          {isHeld ? (
            <button type="button" className="tx" onClick={onSend}>
              {words.queuedSend}
            </button>
          ) : null}
          <button type="button" className="tx" onClick={() => onEdit(conversation.takeQueued())}>
            {words.edit}
          </button>
          <button type="button" className="tx" onClick={() => void conversation.takeQueued()}>
            {words.forget}
          </button>
        </div>
      ) : null}
    </div>
  );
};
