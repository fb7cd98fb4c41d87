import { useEffect, useRef } from "react";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { showToast } from "../../../../ui/toast/toast.ts";
import { PastTold } from "./PastTold.tsx";
import { PastYears } from "./PastYears.tsx";
import { usePast } from "./use-past.ts";
import { usePastWords } from "./use-past-words.ts";
import "./past.css";

interface PastPanelProps {
  castId: string;
  topic: string;
  hasTime: boolean;
  onClose(): void;
}

/** Six years, three answers, and what they say. */
const PastPanel = ({ castId, topic, hasTime, onClose }: PastPanelProps) => {
  const words = usePastWords();
  const past = usePast(castId);
  const { state } = past;
  const told = useRef<HTMLDivElement>(null);
  const wasDone = useRef<boolean | null>(null);
  const isDone = state?.isDone ?? null;
  useEffect(() => {
    if (wasDone.current === false && isDone) told.current?.focus();
    wasDone.current = isDone;
  }, [isDone]);
  const count = state ? Object.keys(state.answers).length : 0;
  const remove = async (isUndo: boolean) => {
    try {
      await past.remove(isUndo);
      if (isUndo) showToast(words.restored);
      else showToast(words.removed, { action: { label: words.undo, act: () => void remove(true) } });
    } catch {
      showToast(words.removeFailed);
    }
  };
  return (
    <section className="past" aria-label={words.offer} aria-busy={state === null && !past.hasFailed}>
      <header>
        <h3>{words.offer}</h3>
        <button type="button" className="ib" aria-label={words.close} title={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {past.hasFailed ? (
        <p className="past-problem" role="alert">
          {words.failed}
          <button type="button" className="link" onClick={past.load}>
            {words.retry}
          </button>
        </p>
      ) : null}
      {state === null && !past.hasFailed ? (
        <>
          <p className="past-quiet">{words.loading}</p>
          <Skeleton height="18rem" />
        </>
      ) : null}
      {state?.asked.length === 0 ? <p>{words.tooYoung}</p> : null}
      {state && state.asked.length > 0 ? (
        <>
          {state.wasCheckedBefore ? <p className="past-warn">{words.wasCheckedBefore}</p> : null}
          {state.isDone ? null : (
            <p className="past-intro">
              {words.intro}
              {words.byYear[topic as keyof typeof words.byYear]}
            </p>
          )}
          {state.isDone && state.wasChanged ? <p className="past-warn">{words.wasChanged}</p> : null}
          <PastYears state={state} onAnswer={past.answer} />
          {past.isUnsaved ? (
            <p className="past-problem" role="alert">
              {words.notSaved}
              <button type="button" className="link" onClick={past.saveAgain}>
                {words.saveAgain}
              </button>
            </p>
          ) : null}
          <div ref={told} tabIndex={-1} aria-live="polite">
            {state.result ? <PastTold castId={castId} topic={topic} result={state.result} hasTime={hasTime} /> : null}
          </div>
          <footer>
            {state.isDone ? null : (
              <button type="button" className="btn is-primary" disabled={count === 0 || past.isBusy} onClick={past.finish}>
                {count > 0 && count < state.asked.length ? words.showEarly(count) : words.show}
              </button>
            )}
            {count > 0 ? (
              <button type="button" className="link" onClick={() => void remove(false)}>
                {words.remove}
              </button>
            ) : null}
          </footer>
        </>
      ) : null}
    </section>
  );
};
export default PastPanel;
