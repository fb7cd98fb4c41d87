import { useId } from "react";

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  className?: string | undefined;
}

interface RadiosProps<Value extends string> {
  options: readonly RadioOption<Value>[];
  /** null: none of them yet. */
  value: Value | null;
  isInvalid?: boolean;
  onChange(value: Value): void;
}

/** One of a few at most, each a label over a native radio button; what they are for is told by the fieldset around them. */
export const Radios = <Value extends string>({ options, value, isInvalid, onChange }: RadiosProps<Value>) => {
  const name = useId();
  return options.map((option) => (
    <label key={option.value} className={option.className}>
      <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} aria-invalid={isInvalid} />
      {option.label}
    </label>
  ));
};

interface RadioRowProps<Value extends string> extends RadiosProps<Value> {
  /** What is chosen, for those who don't see it. */
  title: string;
  /** `seg`: two or three parts of one bar. `choices`: a few chips. */
  look: "seg" | "choices";
}

/** Radio buttons in a row of their own. */
export const RadioRow = <Value extends string>({ title, look, ...radios }: RadioRowProps<Value>) => (
  <fieldset className={look}>
    <legend className="vh">{title}</legend>
    <Radios {...radios} />
  </fieldset>
);
