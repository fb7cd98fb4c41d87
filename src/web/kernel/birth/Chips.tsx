import { useId } from "react";

interface ChipsProps<Value extends string> {
  label: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  problem?: string | undefined;
  onChange(value: Value): void;
}

/** One of a few, as chips: native radio buttons underneath. */
export const Chips = <Value extends string>({ label, value, options, problem, onChange }: ChipsProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="birth-chips" aria-describedby={problem ? `${name}-problem` : undefined}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} aria-invalid={problem !== undefined} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <Problem id={`${name}-problem`} words={problem} />
    </fieldset>
  );
};

/** What is wrong with a field, in words under it. */
export const Problem = ({ id, words }: { id: string; words: string | undefined }) =>
  words ? (
    <p className="birth-problem" id={id} role="alert">
      {words}
    </p>
  ) : null;
