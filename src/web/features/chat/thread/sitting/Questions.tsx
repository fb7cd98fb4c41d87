import { type CSSProperties, useEffect, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import type { TestQuestion } from "../../../../../shared/contract/sitting.ts";
import type { Answer } from "../../../../../topics/kit/questionnaire/questionnaire.ts";
import { Icon } from "../../../../../ui/icon/icon.tsx";
import { isCalm } from "../../../../../ui/media/is-calm.ts";
import { MostLeast } from "./MostLeast.tsx";
import { Options } from "./Options.tsx";
import { findAnswer, type Picks, toPicks, withDigit, withPick } from "./picks.ts";
import type { Sitting } from "./sitting-store.ts";
import { toKeyHandler } from "./use-keys.ts";
import { useSittingWords } from "./use-sitting-words.ts";

/** Long enough to see what was picked. */
const beatMs = { moving: 240, calm: 120 };
/** Up to so many questions each has a stroke of its own in the bar. */
const mostStrokes = 40;

/** A scene or a portrait is followed by what is asked of it, unless it asks already. */
const needsAsk = ({ type, text }: TestQuestion): boolean =>
  text !== "" && (type === "choice" || type === "truefalse" || type === "description") && !/[?？]\s*$/.test(text);

interface QuestionsProps {
  sitting: Sitting;
  questions: readonly TestQuestion[];
  onSubmit(): void;
}

/** One question at a time, its progress, and the way back and on; after the last the way to the report. */
export const Questions = ({ sitting, questions, onSubmit }: QuestionsProps) => {
  const words = useSittingWords();
  const labelId = useId();
  const { answers, position, saving } = useStore(sitting.store);
  const card = useRef<HTMLElement>(null);
  const beat = useRef<ReturnType<typeof setTimeout>>(undefined);
  const total = questions.length;
  const at = Math.min(position, total - 1);
  const question = questions[at]!;
  const answer = answers[question.id];
  const [picks, setPicks] = useState<{ id: string } & Picks>({ id: question.id, ...toPicks(answer) });
  const shownPicks = picks.id === question.id ? picks : { id: question.id, ...toPicks(answer) };
  const openCount = questions.reduce((count, { id }) => (answers[id] === undefined ? count + 1 : count), 0);
  const isAtEnd = at === total - 1 || openCount === 0;
  useEffect(() => () => clearTimeout(beat.current), []);

  const turnTo = (next: number) => {
    clearTimeout(beat.current);
    if (next < 0 || next >= total) return;
    // What was pressed may be gone with its question; the keys stay with the card.
    if (card.current?.contains(document.activeElement)) card.current.focus({ preventScroll: true });
    sitting.moveTo(next);
  };
  const showReport = () => {
    const button = card.current?.querySelector<HTMLElement>(".sit-report");
    button?.scrollIntoView({ block: "nearest" });
    if (card.current?.contains(document.activeElement)) button?.focus({ preventScroll: true });
  };
  const answerWith = (given: Answer) => {
    sitting.pick(question.id, given);
    clearTimeout(beat.current);
    if (at < total - 1) beat.current = setTimeout(() => turnTo(at + 1), isCalm() ? beatMs.calm : beatMs.moving);
    else requestAnimationFrame(showReport);
  };
  const takePicks = (taken: Picks) => {
    setPicks({ id: question.id, ...taken });
    clearTimeout(beat.current);
    const whole = findAnswer(taken);
    if (whole) answerWith(whole);
  };
  const pickDigit = (digit: number) => {
    if (!question.options.some(({ value }) => value === digit)) return;
    if (question.type === "mostLeast") takePicks(withDigit(shownPicks, digit));
    else answerWith(digit);
  };
  const next = () => {
    if (answer !== undefined) turnTo(at + 1);
  };
  const press = toKeyHandler({ pick: pickDigit, back: () => turnTo(at - 1), on: next });
  const asks = question.text || words.asks[question.type];
  const hasStrokes = total <= mostStrokes;

  return (
    <section ref={card} className="sit" aria-label={words.card} tabIndex={-1} onKeyDown={press}>
      <header className="sit-head">
        <span>{words.at(at + 1, total)}</span>
        <button type="button" className="tx" disabled={at === 0} onClick={() => turnTo(at - 1)}>
          <Icon name="back" size={16} />
          {words.previous}
        </button>
        <button type="button" className="tx" disabled={answer === undefined || at === total - 1} onClick={next}>
          {words.next}
          <Icon name="chev" size={16} />
        </button>
      </header>
      <div
        className={hasStrokes ? "sit-bar has-strokes" : "sit-bar"}
        style={{ "--at": at, "--total": total } as CSSProperties}
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={total - openCount}
        aria-valuetext={words.at(at + 1, total)}
      />
      <div key={question.id} className="sit-question" data-item={question.id}>
        <h2 id={labelId}>{asks}</h2>
        {needsAsk(question) ? <p className="sit-ask">{words.asks[question.type]}</p> : null}
        {question.type === "mostLeast" ? (
          <MostLeast question={question} labelledBy={labelId} picks={shownPicks} onPick={(end, value) => takePicks(withPick(shownPicks, end, value))} />
        ) : (
          <Options question={question} labelledBy={labelId} value={typeof answer === "number" ? answer : null} onPick={answerWith} />
        )}
      </div>
      {isAtEnd && openCount === 0 ? (
        <button type="button" className="btn is-primary sit-report" onClick={onSubmit}>
          {words.report}
        </button>
      ) : null}
      {isAtEnd && openCount > 0 && answer !== undefined ? (
        <button type="button" className="btn sit-report" onClick={() => turnTo(questions.findIndex(({ id }) => answers[id] === undefined))}>
          {words.unanswered(openCount)}
        </button>
      ) : null}
      <footer className="sit-foot">
        <span className="sit-keys">{question.type === "mostLeast" ? words.keysMostLeast : words.keys(question.options.length)}</span>
        <span className={`sit-saving is-${saving}`}>{words[saving]}</span>
      </footer>
      <p className="vh" role="status" aria-live="polite">
        {words.at(at + 1, total)}
        {words.colon}
        {asks}
      </p>
    </section>
  );
};
