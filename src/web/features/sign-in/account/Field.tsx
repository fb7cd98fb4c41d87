import { type ComponentPropsWithoutRef, type ReactNode, useId } from "react";
import type { Problem } from "./validate.ts";

export interface FieldProps extends Omit<ComponentPropsWithoutRef<"input">, "onChange" | "id" | "value"> {
  label: string;
  value: string;
  onChange(value: string): void;
  problem?: Problem;
  /** Said under it while nothing is wrong. */
  hint?: ReactNode;
  /** At the label's end: a link, or that it may stay empty. */
  aside?: ReactNode;
  /** Inside the box, before and after what is written. */
  lead?: ReactNode;
  act?: ReactNode;
}

/** A line to write in: label above, what is wrong under it. */
export const Field = ({ label, value, onChange, problem, hint, aside, lead, act, ...input }: FieldProps) => {
  const id = useId();
  const said = problem ?? hint;
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={`field-box${problem ? " is-wrong" : ""}${input.readOnly ? " is-locked" : ""}`}>
        {lead}
        <input
          {...input}
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={said ? `${id}-said` : undefined}
        />
        {act}
      </div>
      {said ? (
        <p className={problem ? "field-said is-wrong" : "field-said"} id={`${id}-said`} role={problem ? "alert" : undefined}>
          {said}
        </p>
      ) : null}
    </div>
  );
};
