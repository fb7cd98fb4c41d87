import { toSpanOf } from "../../../../topics/kit/days/range.ts";
import { understandRange } from "../../../../topics/kit/days/understand-range.ts";
import type { Frame } from "../../../../topics/kit/hearing/heard.ts";

const dayMs = 86_400_000;
const yearsAhead = 3;
const toEpochDay = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / dayMs);

/** The last day of the time a question asks about, if it is to come: of the years it names by number, or of “下个月”, "this spring". */
export const findDue = (question: string, window: Frame["window"], today: string): string | undefined => {
  const { range, date, to } = understandRange(question);
  const due = window?.to ?? to ?? date ?? (range && toSpanOf(range, toEpochDay(today)).to);
  const last = `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;
  return due !== undefined && due > today && due <= last ? due : undefined;
};
