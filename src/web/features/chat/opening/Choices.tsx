import { useId } from "react";

interface ChoicesProps {
  title: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange(value: string): void;
}

/** A few ways to choose from, as one row of chips. */
export const Choices = ({ title, options, value, onChange }: ChoicesProps) => {
  const name = useId();
  return (
    <fieldset className="choices">
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
