import { useState } from "react";
import type { SittingState, TestQuestion } from "../../../../../shared/contract/sitting.ts";
import { useQuestions } from "./use-questions.ts";
import { useSittingWords } from "./use-sitting-words.ts";

const toDay = (instant: string): string => {
  const date = new Date(instant);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
};

const Answers = ({ server }: { server: SittingState }) => {
  const words = useSittingWords();
  const { data, isError, refetch } = useQuestions(server.test, server.version);
  if (isError)
    return (
      <p role="alert">
        {words.failed}
        <button type="button" className="tx" onClick={() => void refetch()}>
          {words.retry}
        </button>
      </p>
    );
  if (!data) return <p aria-busy="true">{words.loading}</p>;
  const textOf = ({ options }: TestQuestion, value: number) => options.find((option) => option.value === value)?.text ?? "";
  return (
    <ol className="sit-review">
      {data.map((question) => {
        const answer = server.answers[question.id];
        return (
          <li key={question.id}>
            <span>{question.text || words.asks[question.type]}</span>
            <b>
              {typeof answer === "number" ? textOf(question, answer) : null}
              {Array.isArray(answer) ? (
                <>
                  {words.mostOf(textOf(question, answer[0]))}
                  <br />
                  {words.leastOf(textOf(question, answer[1]))}
                </>
              ) : null}
            </b>
          </li>
        );
      })}
    </ol>
  );
};

/** A test that was handed in: one quiet line, and its answers to look through. */
export const Review = ({ server }: { server: SittingState }) => {
  const words = useSittingWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="sit-line" aria-label={words.card}>
      <p>
        <span>{words.submitted(server.total, toDay(server.updatedAt))}</span>
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.close : words.look}
        </button>
      </p>
      {isOpen ? <Answers server={server} /> : null}
    </section>
  );
};
