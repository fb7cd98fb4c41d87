import { toCivilDate } from "../time/civil.ts";
import { assertYear, chinaOffsetSeconds } from "./range.ts";
import { getTerms, type SolarTerm, springPlace } from "./solar-terms.ts";

/** The year from 立春 and, in it, the month from 节 to 节: 0 is 寅, 11 is 丑. */
export interface TermMonth {
  year: number;
  month: number;
}

/** `of` picks what is compared: the instant, or the day the calendar prints. */
const toTermMonthBy = (civilYear: number, at: number, of: "instant" | "epochDay"): TermMonth => {
  assertYear(civilYear);
  const terms = getTerms(civilYear);
  let place = 22;
  while (place >= 0 && terms[place]![of] > at) place -= 2;
  // Before 立春: 小寒 has begun the last month of the year before, or not yet, and 大雪 of the year before rules.
  if (place < springPlace) return { year: civilYear - 1, month: place < 0 ? 10 : 11 };
  return { year: civilYear, month: (place - springPlace) / 2 };
};

const toChinaYear = (instant: number): number => toCivilDate(Math.floor((instant + chinaOffsetSeconds) / 86_400)).year;

/**
 * The year and month that rule an instant (seconds since 1970-01-01T00:00Z), wherever on Earth; the month changes at the instant of a 节.
 * @throws RangeError outside 1850–2150
 */
export const toTermMonth = (instant: number): TermMonth => toTermMonthBy(toChinaYear(instant), instant, "instant");

/**
 * The year and month an almanac prints for a whole day (days since 1970-01-01): the day on which a 节 falls is wholly of the new month.
 * @throws RangeError outside 1850–2150
 */
export const toTermMonthOfDay = (epochDay: number): TermMonth => toTermMonthBy(toCivilDate(epochDay).year, epochDay, "epochDay");

export interface MonthEdges {
  /** The 节 that began the month, at or before the instant. */
  previous: SolarTerm;
  /** The 节 that ends it. */
  next: SolarTerm;
}

/** The two 节 around an instant (seconds since 1970-01-01T00:00Z): from them luck cycles start, and near them a birth is of two months. */
export const toMonthEdges = (instant: number): MonthEdges => {
  const { year, month } = toTermMonth(instant);
  const getEdge = (count: number): SolarTerm => {
    const place = springPlace + 2 * count;
    return place < 24 ? getTerms(year)[place]! : getTerms(year + 1)[place - 24]!;
  };
  return { previous: getEdge(month), next: getEdge(month + 1) };
};

/** Seconds from the nearest 节; negative while it is still to come. */
export const toSecondsFromTerm = (instant: number): number => {
  const { previous, next } = toMonthEdges(instant);
  const since = instant - previous.instant;
  const until = next.instant - instant;
  return since <= until ? since : -until;
};
