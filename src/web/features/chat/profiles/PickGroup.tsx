import { useId } from "react";
import type { Profile } from "../../../../shared/contract/profiles.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { DayMaster, parseStem } from "../../../kernel/profiles/Figures.tsx";
import { sayBirthDate } from "../../../kernel/profiles/say-birth.ts";
import { useProfileWords } from "../../../kernel/profiles/use-profile-words.ts";

interface PickGroupProps {
  title: string;
  isTitleHidden?: boolean;
  list: readonly Profile[];
  value: string | undefined;
  onPick(id: string): void;
}

/** People of whom one is picked. */
export const PickGroup = ({ title, isTitleHidden = false, list, value, onPick }: PickGroupProps) => {
  const say = useProfileWords();
  const locale = useLocale();
  const name = useId();
  if (list.length === 0) return null;
  return (
    <fieldset className="pick-group">
      <legend className={isTitleHidden ? "vh" : undefined}>{title}</legend>
      {list.map((one) => (
        <label key={one.id}>
          <DayMaster stem={parseStem(one.signs?.dayStem)} />
          <span>
            <b>{one.nickname}</b>
            <small>{[say.relations[one.relationship], sayBirthDate(one, locale, say)].join(say.dot)}</small>
          </span>
          <input type="radio" name={name} checked={one.id === value} onChange={() => onPick(one.id)} />
        </label>
      ))}
    </fieldset>
  );
};
