import { useEffect, useId, useState } from "react";
import type { TestVersion } from "../../../../../shared/test-ids.ts";
import { RadioRow } from "../../../../../ui/form/radios.tsx";
import { Skeleton } from "../../../../../ui/skeleton/skeleton.tsx";
import { useChat } from "../../chat-context.ts";
import { keepFirstAnswer } from "../../thread/sitting/first-answer.ts";
import { Options } from "../../thread/sitting/Options.tsx";
import { toKeyHandler } from "../../thread/sitting/use-keys.ts";
import { useQuestions } from "../../thread/sitting/use-questions.ts";
import { useSittingWords } from "../../thread/sitting/use-sitting-words.ts";
import type { DeviceProps } from "../devices.ts";
import { useGesture } from "../use-gesture.ts";
import { GoOn } from "./GoOn.tsx";
import { lengths } from "./offered-tests.ts";
import { useTestWords } from "./use-test-words.ts";
import "../../thread/sitting/sitting.css";
import "./instruments.css";

const usual: TestVersion = "simplified";
/** Long enough to see what was picked. */
const beatMs = 240;

/** The first question of the sixteen types. Its answer begins the sitting, which goes on with the second. */
const FirstQuestion = ({ onChoose, onDraw }: DeviceProps) => {
  const words = useTestWords();
  const say = useSittingWords();
  const { msggroup } = useChat();
  const labelId = useId();
  const [chosen, setChosen] = useState<TestVersion | null>(null);
  const version = chosen ?? usual;
  const [picked, setPicked] = useState<number | null>(null);
  const { data, isError, refetch } = useQuestions("mbti", version);
  const [, begin] = useGesture(beatMs, onDraw);
  // “All two hundred” is not gainsaid by a length nobody chose.
  useEffect(() => onChoose(chosen && { version: chosen }, { version }), [chosen, version, onChoose]);
  const question = data?.[0];
  const pick = (value: number) => {
    if (picked !== null || !question?.options.some((option) => option.value === value)) return;
    setPicked(value);
    keepFirstAnswer({ msggroup, test: "mbti", version }, { answers: { [question.id]: value }, position: 1 });
    begin(0);
  };
  const press = toKeyHandler({ pick, back: () => {}, on: () => {} });
  const total = lengths.find((one) => one.version === version)!.questions;
  return (
    <div className="first-question">
      <GoOn />
      <section className="sit" aria-label={say.card} onKeyDown={press}>
        <header className="sit-head">
          <span>{say.at(1, total)}</span>
          <span className="first-note">{words.begins}</span>
        </header>
        <div className="sit-question" aria-busy={!question && !isError}>
          {question ? (
            <>
              <h3 id={labelId}>{question.text || say.asks[question.type]}</h3>
              {question.text === "" ? null : <p className="sit-ask">{say.asks[question.type]}</p>}
              <Options question={question} labelledBy={labelId} value={picked} onPick={pick} />
            </>
          ) : isError ? (
            <p role="alert">
              {say.failed}
              <button type="button" className="tx" onClick={() => void refetch()}>
                {say.retry}
              </button>
            </p>
          ) : (
            <Skeleton width="80%" height="1.6em" />
          )}
        </div>
      </section>
      <RadioRow
        look="choices"
        title={words.length}
        options={lengths.map((one) => ({ value: one.version, label: words.measure(one.questions, one.minutes) }))}
        value={version}
        onChange={(value) => setChosen(value as TestVersion)}
      />
    </div>
  );
};
export default FirstQuestion;
