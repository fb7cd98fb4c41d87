import { memo } from "react";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { useChat, useThread, useWords } from "../chat-context.ts";
import type { ThreadMessage } from "../store/thread-state.ts";
import { wordsOf } from "../topic-words.ts";

/** What is being done before there are words to read, or while the line is down. */
export const Waiting = ({ hasCast, isBare, topic }: { hasCast: boolean; isBare: boolean; topic: string }) => {
  const words = useWords();
  const isCutOff = useThread((state) => state.run?.phase === "waiting");
  const isFollowUp = useThread((state) => state.order.length > 2);
  if (!isBare && !isCutOff) return null;
  const text = isCutOff ? words.reconnecting : hasCast ? words.waitingModel : isFollowUp ? words.waitingFollowUp : wordsOf(words.waiting, topic);
  return (
    <p className="waiting">
      <i aria-hidden="true" />
      {text}
    </p>
  );
};

/** How an answer ended when it did not end by itself, and what can be done. */
export const AnswerState = memo(({ message, isLast }: { message: ThreadMessage; isLast: boolean }) => {
  const words = useWords();
  const { regenerate, resume } = useChat();
  const isBusy = useThread((state) => state.run !== null);
  const { status, text, key, errorText } = message;
  if (status === "completed" || status === "running") return null;
  const said = status === "stopped" ? (text ? words.stopped : words.stoppedEmpty) : status === "interrupted" ? words.interrupted : (errorText ?? words.failed);
  const canResume = isLast && (status === "interrupted" || (status === "failed" && text !== ""));
  const canRetry = isLast && !canResume;
  return (
    <p className={`state is-${status}`}>
      <span>{said}</span>
      {canResume ? (
        <button type="button" className="btn" disabled={isBusy} onClick={() => resume(key)}>
          {words.resume}
        </button>
      ) : null}
      {canRetry ? (
        <button type="button" className="btn" disabled={isBusy} onClick={() => regenerate(key)}>
          <Icon name="redo" size={18} />
          {status === "failed" ? words.retry : words.tellAgain}
        </button>
      ) : null}
    </p>
  );
});
