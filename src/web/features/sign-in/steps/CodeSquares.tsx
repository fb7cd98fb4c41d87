import { type RefObject, useId } from "react";
import { codeLength, type Problem, toDigits } from "../account/validate.ts";
import { useWords } from "../use-words.ts";

interface CodeSquaresProps {
  code: string;
  onChange(code: string): void;
  problem: Problem;
  field: RefObject<HTMLInputElement | null>;
}

/** Six squares over one field, so that a code can be pasted, or put in by the phone that received it. */
export const CodeSquares = ({ code, onChange, problem, field }: CodeSquaresProps) => {
  const words = useWords();
  const id = useId();
  return (
    <>
      <div className={problem ? "squares is-wrong" : "squares"}>
        <input
          ref={field}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={24}
          aria-label={words.codeOf}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          value={code}
          onChange={({ target }) => onChange(toDigits(target.value))}
        />
        {Array.from({ length: codeLength }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A square is its place.
          <span key={at} aria-hidden="true" className={at < code.length ? "is-full" : at === code.length ? "is-next" : undefined}>
            {code[at]}
          </span>
        ))}
      </div>
      {problem ? (
        <p className="field-said is-wrong" id={id} role="alert">
          {problem}
        </p>
      ) : null}
    </>
  );
};
