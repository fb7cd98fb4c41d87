import { useId } from "react";
import type { BirthDraft } from "./birth-draft.ts";
import { useBirthWords } from "./use-birth-words.ts";

/** By which calendar a date is given; what was set by one stays while the other is looked at. */
export const CalendarSwitch = ({ draft, onChange }: { draft: BirthDraft; onChange(draft: BirthDraft): void }) => {
  const words = useBirthWords();
  const name = useId();
  return (
    <fieldset className="seg" aria-label={words.calendar}>
      {(["solar", "lunar"] as const).map((calendar) => (
        <label key={calendar}>
          <input type="radio" name={name} checked={draft.calendar === calendar} onChange={() => onChange({ ...draft, calendar })} />
          {words[calendar]}
        </label>
      ))}
    </fieldset>
  );
};
