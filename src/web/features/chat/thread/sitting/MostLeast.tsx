import type { TestQuestion } from "../../../../../shared/contract/sitting.ts";
import type { Picks } from "./picks.ts";
import { useSittingWords } from "./use-sitting-words.ts";

interface MostLeastProps {
  question: TestQuestion;
  labelledBy: string;
  picks: Picks;
  onPick(end: keyof Picks, value: number): void;
}

/** Four words, each with a target on both sides: left the one most like oneself, right the one least. */
export const MostLeast = ({ question: { options }, labelledBy, picks, onPick }: MostLeastProps) => {
  const words = useSittingWords();
  const targetOf = (end: keyof Picks, value: number, text: string) => {
    const isOn = picks[end] === value;
    return (
      <button
        type="button"
        aria-pressed={isOn}
        aria-label={end === "most" ? words.mostOf(text) : words.leastOf(text)}
        className={`sit-end is-${end}`}
        onClick={() => onPick(end, value)}
      >
        <i className="sit-circle" aria-hidden="true" />
      </button>
    );
  };
  return (
    <fieldset className="sit-most-least" aria-labelledby={labelledBy}>
      <p className="sit-ends" aria-hidden="true">
        <span>{words.most}</span>
        <span>{words.least}</span>
      </p>
      {options.map(({ value, text }) => (
        <div className="sit-word" key={value}>
          {targetOf("most", value, text)}
          <span className="sit-said" aria-hidden="true">
            <i className="sit-digit">{value}</i>
            {text}
          </span>
          {targetOf("least", value, text)}
        </div>
      ))}
    </fieldset>
  );
};
