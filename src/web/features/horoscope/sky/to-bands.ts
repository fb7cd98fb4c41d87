import type { SkyMonth } from "../api.ts";

type Retrograde = SkyMonth["retrogrades"][number];

export interface Band {
  body: string;
  name: string;
  /** Columns of the week it covers, 1 … 7, both included. */
  first: number;
  last: number;
  /** Whether it begins or ends in this week. */
  begins: boolean;
  ends: boolean;
}

/** The slow ones go backwards for months on end: a list says that better than a line. */
const banded = new Set(["mercury", "venus", "mars"]);

/** Where a week's days are retrograde days of a planet: a week from the 9th to the 15th and Mercury turning on the 13th gives columns 1 to 5, ending there. */
export const toBands = (week: readonly (string | null)[], retrogrades: readonly Retrograde[]): Band[] =>
  retrogrades.flatMap(({ body, name, from, to }) => {
    if (!banded.has(body)) return [];
    const covered = week.flatMap((day, index) => (day && (!from || day >= from) && (!to || day <= to) ? [index + 1] : []));
    const [first, last] = [covered[0], covered.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [{ body, name, first, last, begins: week[first - 1] === from, ends: week[last - 1] === to }];
  });
