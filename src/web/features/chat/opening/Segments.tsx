import { useId } from "react";

interface SegmentsProps<Value extends string> {
  title: string;
  options: readonly { value: Value; label: string }[];
  /** null: none of them yet. */
  value: Value | null;
  onChange(value: Value): void;
}

/** Two or three ways, one of them at most. */
export const Segments = <Value extends string>({ title, options, value, onChange }: SegmentsProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="seg">
      <legend className="vh">{title}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
};
