import { toLunarDate, toSolarDate } from "../../../topics/kit/calendar/lunar-date.ts";
import { type BirthDraft, type DateDraft, toIsoDate } from "./birth-draft.ts";

const toOther = (calendar: BirthDraft["calendar"], { year, month, leap, day }: DateDraft): DateDraft => {
  if (calendar === "lunar") return toLunarDate({ year, month, day });
  return { ...toSolarDate({ year, month, leap, day }), leap: false };
};

/** The same day by the other calendar; a date that is not whole, or lies outside the calendar's tables, stays what it is by its own. */
export const toCalendar = (draft: BirthDraft, calendar: BirthDraft["calendar"]): BirthDraft => {
  const turned = { ...draft, calendar };
  if (draft.calendar === calendar || toIsoDate(draft) === null) return turned;
  try {
    const { year, month, leap, day } = toOther(calendar, draft[draft.calendar]);
    return { ...turned, [calendar]: { year, month, leap, day } };
  } catch {
    return turned;
  }
};
