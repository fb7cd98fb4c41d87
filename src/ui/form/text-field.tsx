import { type InputHTMLAttributes, type ReactNode, useId, useState } from "react";
import "./text-field.css";

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "id"> {
  label: string;
  value: string;
  onChange(value: string): void;
  /** What is wrong with it, under the box. */
  problem?: string | null | undefined;
  /** How long, what it is for; at the label's end. */
  aside?: string;
  /** A button inside the box, at its end. */
  act?: ReactNode;
}

/** A line to write in: label above, what is wrong below. */
export const TextField = ({ label, value, onChange, problem, aside, act, ...input }: TextFieldProps) => {
  const id = useId();
  return (
    <div className="text-field">
      <label htmlFor={id}>
        {label}
        {aside ? <small>{aside}</small> : null}
      </label>
      <div className={problem ? "text-box is-wrong" : "text-box"}>
        <input
          {...input}
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        {act}
      </div>
      {problem ? (
        <p className="text-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
};

interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "act"> {
  showLabel: string;
  hideLabel: string;
}

/** A password, which one may look at while one writes it. */
export const PasswordField = ({ showLabel, hideLabel, ...field }: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      act={
        <button type="button" className="text-act" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? hideLabel : showLabel}
        </button>
      }
    />
  );
};
