import { useId } from "react";
import type { PastAnswer, PastState } from "../../../../shared/contract/past.ts";
import { usePastWords } from "./use-past-words.ts";

const answers = ["right", "wrong", "unsure"] as const;

interface PastYearsProps {
  state: PastState;
  onAnswer(id: string, answer: PastAnswer | null): void;
}

/** The years, each with what is asked of it; once it is done, with what was marked and why. */
export const PastYears = ({ state: { asked, answers: given, result }, onAnswer }: PastYearsProps) => {
  const words = usePastWords();
  const id = useId();
  return (
    <ol className="past-years">
      {asked.map((year) => {
        const told = result?.years.find((one) => one.id === year.id);
        const name = `${id}-${year.id}`;
        const hours = told?.hours ?? [];
        return (
          <li key={year.id}>
            <fieldset>
              <legend>
                <b>{words.year(year.year, year.age)}</b>
                <span>{words.kinds[year.kind]}</span>
              </legend>
              <div className="past-ways">
                {answers.map((answer) => (
                  <label key={answer}>
                    <input
                      type="radio"
                      name={name}
                      checked={given[year.id] === answer}
                      onChange={() => onAnswer(year.id, answer)}
                      // The second of two quick taps takes nothing back.
                      onClick={({ detail }) => detail < 2 && given[year.id] === answer && onAnswer(year.id, null)}
                    />
                    {words.answers[answer]}
                  </label>
                ))}
              </div>
            </fieldset>
            {told ? (
              <p className="past-told">
                <b className={told.marked === "never" ? "past-mark is-control" : "past-mark"}>{words.marked[told.marked]}</b>
                {told.why.length > 0 ? <span>{told.why.join(words.join)}</span> : null}
                {hours.length > 0 ? <span>{words.onlyWith(words.hours(hours))}</span> : null}
              </p>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
};
