import { useEffect, useRef } from "react";
import { RadioRow } from "../../../ui/form/radios.tsx";
import { type BirthDraft, toIsoDate } from "./birth-draft.ts";
import { useBirthWords } from "./use-birth-words.ts";

/** By which calendar a date is given: a whole one is told by the other, and what is only begun waits while the other is looked at. */
export const CalendarSwitch = ({ draft, onChange }: { draft: BirthDraft; onChange(draft: BirthDraft): void }) => {
  const words = useBirthWords();
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const turn = async (calendar: BirthDraft["calendar"]) => {
    // The tables of the Chinese calendar come with the first date that wants them; without them the other calendar begins anew.
    const convert = toIsoDate(draft) === null ? null : await import("./to-calendar.ts").catch(() => null);
    onChange(convert ? convert.toCalendar(latest.current, calendar) : { ...latest.current, calendar });
  };
  return (
    <RadioRow
      look="seg"
      title={words.calendar}
      options={(["solar", "lunar"] as const).map((value) => ({ value, label: words[value] }))}
      value={draft.calendar}
      onChange={(calendar) => void turn(calendar)}
    />
  );
};
