import { RadioRow } from "../../../../ui/form/radios.tsx";
import type { BirthDraft } from "./birth-draft.ts";
import { useBirthWords } from "./use-birth-words.ts";

/** By which calendar a date is given; what was set by one stays while the other is looked at. */
export const CalendarSwitch = ({ draft, onChange }: { draft: BirthDraft; onChange(draft: BirthDraft): void }) => {
  const words = useBirthWords();
  return (
    <RadioRow
      look="seg"
      title={words.calendar}
      options={(["solar", "lunar"] as const).map((value) => ({ value, label: words[value] }))}
      value={draft.calendar}
      onChange={(calendar) => onChange({ ...draft, calendar })}
    />
  );
};
