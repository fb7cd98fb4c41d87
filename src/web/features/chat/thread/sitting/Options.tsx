import type { TestQuestion } from "../../../../../shared/contract/sitting.ts";

interface OptionsProps {
  question: TestQuestion;
  labelledBy: string;
  value: number | null;
  onPick(value: number): void;
}

/** Circles grow towards both ends: how far one leans, not how much. */
const circlesPx = [28, 22, 16, 22, 28];

/** The answers of which one is picked, as large targets. */
export const Options = ({ question: { type, options }, labelledBy, value, onPick }: OptionsProps) => (
  <div className={`sit-options is-${type}`} role="radiogroup" aria-labelledby={labelledBy}>
    {options.map((option, at) => {
      const isOn = option.value === value;
      return (
        // biome-ignore lint/a11y/useSemanticElements: native radios would take the arrow keys that turn the questions.
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={isOn}
          tabIndex={isOn || (value === null && at === 0) ? 0 : -1}
          className="sit-option"
          onClick={() => onPick(option.value)}
        >
          {type === "scale" ? (
            <i className="sit-circle" style={{ "--size": `${circlesPx[at] ?? 22}px` } as React.CSSProperties} aria-hidden="true" />
          ) : (
            <i className="sit-digit" aria-hidden="true">
              {option.value}
            </i>
          )}
          <span>{option.text}</span>
        </button>
      );
    })}
  </div>
);
