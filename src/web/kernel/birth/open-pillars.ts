import { toGanzhi, toMonthPlace, toYearPlace } from "../../../topics/kit/calendar/sexagenary.ts";
import type { FourPillars } from "../../../topics/kit/pillars/four-pillars.ts";
import type { BirthDraft } from "./birth-draft.ts";

/** The pillars of a date that is still open: those its year and its month have but for a few days, until the day says. */
export const toOpenPillars = ({ calendar, solar, lunar }: BirthDraft): Partial<FourPillars> => {
  const { year, month } = calendar === "lunar" ? lunar : solar;
  if (year === 0) return {};
  const opened = { year: toGanzhi(toYearPlace(year)) };
  // A lunar month begins near its 节; a Western one has it in its first days. 寅 opens the year.
  return month === 0 ? opened : { ...opened, month: toGanzhi(toMonthPlace(year, calendar === "lunar" ? month - 1 : month - 2)) };
};
