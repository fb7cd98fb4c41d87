import { useId } from "react";
import { nicknameMaxLength } from "../../../shared/constants.ts";
import { countNickname } from "./nickname-problem.ts";
import { useProfileWords } from "./use-profile-words.ts";
import "./fields.css";

/** What is wrong with a field, under it. */
export const FieldProblem = ({ id, words }: { id: string; words: string | undefined }) =>
  words ? (
    <p className="field-problem" id={id} role="alert">
      {words}
    </p>
  ) : null;

interface NicknameFieldProps {
  label: string;
  value: string;
  problem: string | undefined;
  onChange(value: string): void;
}

/** What somebody is called, with its length counted. */
export const NicknameField = ({ label, value, problem, onChange }: NicknameFieldProps) => {
  const id = useId();
  return (
    <div className="profile-field">
      <p className="profile-label">
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true">{`${countNickname(value)}/${nicknameMaxLength}`}</span>
      </p>
      {/* No maxLength: a name that is too long is said to be, not cut, and an input method needs room while it composes. */}
      <input
        id={id}
        type="text"
        value={value}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldProblem id={`${id}-problem`} words={problem} />
    </div>
  );
};

interface GenderFieldProps {
  /** Never preset. */
  value: "male" | "female" | null;
  problem: string | undefined;
  onChange(value: "male" | "female"): void;
}

export const GenderField = ({ value, problem, onChange }: GenderFieldProps) => {
  const { fields: words } = useProfileWords();
  const id = useId();
  return (
    <fieldset className="profile-field" aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className="profile-label">{words.gender}</legend>
      <div className="profile-halves">
        {(["male", "female"] as const).map((one) => (
          <label key={one}>
            <input type="radio" name={id} checked={value === one} aria-invalid={problem !== undefined} onChange={() => onChange(one)} />
            {words[one]}
          </label>
        ))}
      </div>
      <FieldProblem id={`${id}-problem`} words={problem} />
    </fieldset>
  );
};
