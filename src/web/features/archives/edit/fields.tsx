import { useId } from "react";
import { type Relationship, relationships } from "../../../../shared/contract/profiles.ts";
import { type ProfileZone, profileZones } from "../../../../shared/profile-zones.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { FieldProblem } from "../../../kernel/profiles/fields.tsx";
import { useProfileWords } from "../../../kernel/profiles/use-profile-words.ts";
import { useWords } from "./use-words.ts";

interface RelationFieldProps {
  value: Relationship | null;
  /** Another profile is one's own. */
  isOwnUsed: boolean;
  problem: string | undefined;
  onChange(value: Relationship): void;
}

/** The fifteen as chips. */
export const RelationField = ({ value, isOwnUsed, problem, onChange }: RelationFieldProps) => {
  const words = useWords();
  const { relations } = useProfileWords();
  const id = useId();
  return (
    <fieldset className="profile-field" aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className="profile-label">{words.relationship}</legend>
      <div className="profile-chips">
        {relationships.map((one) => {
          const isUsed = one === "self" && isOwnUsed;
          return (
            <label key={one} className={isUsed ? "is-used" : undefined}>
              <input type="radio" name={id} checked={value === one} disabled={isUsed} aria-invalid={problem !== undefined} onChange={() => onChange(one)} />
              {relations[one]}
            </label>
          );
        })}
      </div>
      {problem ? <FieldProblem id={`${id}-problem`} words={problem} /> : isOwnUsed ? <p className="profile-note">{words.ownUsed}</p> : null}
    </fieldset>
  );
};

interface ZoneFieldProps {
  value: ProfileZone;
  problem: string | undefined;
  onChange(value: ProfileZone): void;
}

export const ZoneField = ({ value, problem, onChange }: ZoneFieldProps) => {
  const words = useWords();
  const locale = useLocale();
  const id = useId();
  return (
    <div className="profile-field">
      <p className="profile-label">
        <label htmlFor={id}>{words.timeZone}</label>
      </p>
      <select
        id={id}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value as ProfileZone)}
      >
        {profileZones.map((zone) => (
          <option key={zone.id} value={zone.id}>
            {zone.name[locale]}
          </option>
        ))}
      </select>
      <p className="profile-note" id={`${id}-note`}>
        {words.zoneNote}
      </p>
      <FieldProblem id={`${id}-problem`} words={problem} />
    </div>
  );
};
