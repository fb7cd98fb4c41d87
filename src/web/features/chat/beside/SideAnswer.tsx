import { useEffect, useRef } from "react";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { ChatProvider, useChat, useThread, useWords } from "../chat-context.ts";
import { findPart } from "../store/telling.ts";
import type { ThreadMessage, ThreadState } from "../store/thread-state.ts";
import { AnswerState, Waiting } from "../thread/AnswerState.tsx";
import { Reading } from "../thread/Reading.tsx";
import { ThreadFailed } from "../thread/ThreadSkeleton.tsx";
import { toGist } from "./gist.ts";
import { SideFigure } from "./SideFigure.tsx";
import { useSide } from "./use-side.ts";
import "../thread/plate.css";
import "../thread/reading.css";
import "../thread/why.css";
import "../thread/states.css";
import "./side.css";

interface SideProps {
  messageId: string;
  /** An answer that was told has ended, here or elsewhere. */
  onTold(): void;
}

/** The reading itself; where another version of it is shown in its chat, that one. */
const findReading = ({ order, messages }: ThreadState, id: string): ThreadMessage | undefined =>
  Object.values(messages).find((message) => message.id === id) ??
  order.map((key) => messages[key]).find((message) => message?.role === "assistant" && findPart(message.parts, "data-cast"));

const Acts = ({ message }: { message: ThreadMessage }) => {
  const words = useWords();
  const { conversation } = useChat();
  const phase = useThread((state) => (state.run?.key === message.key ? state.run.phase : null));
  if (phase === null) return null;
  return (
    <p className="side-acts">
      <button type="button" className="btn" disabled={phase === "stopping"} onClick={() => conversation.stop()}>
        <Icon name="stop" size={18} />
        {phase === "stopping" ? words.stopping : words.stop}
      </button>
      <button type="button" className="tx" onClick={() => conversation.skip()}>
        {words.skip}
      </button>
    </p>
  );
};

const noFact = () => undefined;

const Side = ({ messageId, onTold }: SideProps) => {
  const { conversation, topic } = useChat();
  const history = useThread((state) => state.history);
  const message = useThread((state) => findReading(state, messageId));
  const olderCursor = useThread((state) => state.olderCursor);
  const isRunning = message?.status === "running";
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) onTold();
    wasRunning.current = isRunning;
  }, [isRunning, onTold]);
  // A reading that stands far back in a long chat.
  useEffect(() => {
    if (history === "ready" && !message && olderCursor !== null) void conversation.loadOlder();
  }, [conversation, history, message, olderCursor]);
  if (history === "failed") return <ThreadFailed onRetry={() => void conversation.open(false)} />;
  if (!message)
    return (
      <div className="side-waits" aria-busy="true">
        <Skeleton height="18rem" />
        <Skeleton height="2rem" width="70%" />
        <Skeleton height="5rem" />
      </div>
    );
  const { parts, text } = message;
  const cast = findPart(parts, "data-cast");
  const facts = findPart(parts, "data-facts");
  return (
    <article className="side-answer" aria-busy={isRunning}>
      {cast ? <SideFigure data={cast} facts={facts?.facts ?? []} /> : null}
      {text ? <Reading text={toGist(text, facts)} facts={facts} isGrowing={isRunning} active={null} onFact={noFact} /> : null}
      {isRunning ? <Waiting hasCast={cast !== undefined} isBare={text === ""} topic={topic} /> : null}
      <Acts message={message} />
      <AnswerState message={message} isLast />
    </article>
  );
};

/** The first reading of a chat, told live: its figure, its headline and two reasons. The rest is read in its chat. */
export const SideAnswer = ({ msggroup, topic, ...props }: SideProps & { msggroup: string; topic: TopicId }) => (
  <ChatProvider value={useSide(msggroup, topic)}>
    <Side {...props} />
  </ChatProvider>
);
