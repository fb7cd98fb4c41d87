import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { isTouch } from "../../../../../ui/media/is-touch.ts";
import { useChat, useThread } from "../../chat-context.ts";
import type { PartData } from "../../store/telling.ts";
import { keepDraft } from "./draft.ts";
import { takeFirstAnswer } from "./first-answer.ts";
import { Questions } from "./Questions.tsx";
import { Review } from "./Review.tsx";
import { forgetUnfinished, keepUnfinished } from "./unfinished.ts";
import { useQuestions } from "./use-questions.ts";
import { useSitting } from "./use-sitting.ts";
import { useSittingWords } from "./use-sitting-words.ts";
import "./sitting.css";

interface TestCardProps {
  data: PartData<"data-question">;
  messageId: string | null;
  /** True when it was begun just now, on this page. */
  isFresh: boolean;
}

/** The keys go to the card unless somebody is writing or stands elsewhere. */
const isFree = (): boolean => {
  const focused = document.activeElement;
  return !focused || focused === document.body || (focused.id === "ask" && focused instanceof HTMLTextAreaElement && focused.value === "");
};

/** A test in the thread: its questions while it is open, a quiet line once it is over. */
export const TestCard = ({ data, messageId, isFresh }: TestCardProps) => {
  const words = useSittingWords();
  const { ask, msggroup, topic, isTemporary } = useChat();
  useState(() => {
    const first = takeFirstAnswer({ msggroup, ...data });
    if (first) keepDraft(data.sitting, first);
  });
  const sitting = useSitting(data.sitting);
  const { phase, server, answers, position } = useStore(sitting.store);
  const isBusy = useThread((state) => state.run !== null);
  const [isHandingIn, setHandingIn] = useState(false);
  const questions = useQuestions(data.test, data.version);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = server?.status === "open" && server.messageId === messageId && questions.data !== undefined;
  useEffect(() => {
    const card = isOpen ? place.current?.querySelector<HTMLElement>(".sit") : null;
    if (isFresh) card?.scrollIntoView({ block: "nearest" });
    if (!isTouch() && isFree()) card?.focus({ preventScroll: true });
  }, [isOpen, isFresh]);
  const answered = Object.keys(answers).length;
  const status = server?.status;
  useEffect(() => {
    const { sitting: id, test, total } = data;
    if (status === "open" && answered > 0 && !isTemporary) keepUnfinished({ sitting: id, test, topic, msggroup, at: Math.min(position + 1, total), total });
    else if (status && status !== "open") forgetUnfinished(id);
  }, [status, answered, position, data, topic, msggroup, isTemporary]);
  useEffect(() => {
    if (isHandingIn && !isBusy) void sitting.sync().finally(() => setHandingIn(false));
  }, [isHandingIn, isBusy, sitting]);

  const submit = () => {
    const unsaved = sitting.listUnsaved();
    const inputs = { test: data.test, version: data.version, sitting: data.sitting, ...(Object.keys(unsaved).length > 0 && { answers: unsaved }) };
    if (ask("", inputs)) setHandingIn(true);
  };
  if (server?.status === "submitted") return <Review server={server} />;
  if (server?.status === "retired") return <p className="sit-line">{words.retired(answered, server.total)}</p>;
  if (server && server.messageId !== messageId) return <p className="sit-line">{words.moved}</p>;
  if (isHandingIn) return <p className="sit-line">{words.handingIn}</p>;
  if (phase === "failed" || questions.isError)
    return (
      <p className="sit-line" role="alert">
        <span>{words.failed}</span>
        <button
          type="button"
          className="link"
          onClick={() => {
            void sitting.sync();
            if (questions.isError) void questions.refetch();
          }}
        >
          {words.retry}
        </button>
      </p>
    );
  return (
    <div ref={place} className="sit-place">
      {isOpen ? (
        <Questions sitting={sitting} questions={questions.data} onSubmit={submit} />
      ) : (
        <p className="sit is-loading" aria-busy="true">
          {words.loading}
        </p>
      )}
    </div>
  );
};
