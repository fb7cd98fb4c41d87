import { toCivilDate, toEpochDay } from "../time/civil.ts";
import { parseCivilDate } from "../time/parse-civil.ts";
import { type AlmanacPage, toAlmanacPage } from "./almanac-page.ts";
import type { Purpose } from "./data/purposes.ts";
import { type DayPerson, isHourAgainst } from "./day-person.ts";
import type { AlmanacHour } from "./hours.ts";
import { type DayScore, scoreDay } from "./score-day.ts";

export interface ScoredDay extends DayScore {
  page: AlmanacPage;
}

export interface RankedDays {
  /** Every day asked about, by date. */
  days: ScoredDay[];
  /** Those one can take, the best first. */
  ranked: ScoredDay[];
  /** True where no day is named for the purpose, and `ranked` holds those that are merely not struck. */
  isFallback: boolean;
}

export interface DayWish {
  purpose: Purpose;
  /** "2026-12-01", both ends in; at most 366 days. */
  from: string;
  to: string;
  people: readonly DayPerson[];
  /** Monday is 1; null or left out: any day. */
  weekdays?: readonly number[] | null;
}

/** Good spirits over bad ones: parts days of the same score. */
const toBalance = ({ page }: ScoredDay): number => page.spirits.good.length - page.spirits.bad.length;

const isBefore = (one: ScoredDay, other: ScoredDay): number =>
  other.score - one.score || toBalance(other) - toBalance(one) || (one.page.date < other.page.date ? -1 : 1);

/** @throws RangeError for what is no date, an empty range or one of more than 366 days, and outside 1850–2150 */
export const rankDays = ({ purpose, from, to, people, weekdays = null }: DayWish): RankedDays => {
  const [first, last] = [from, to].map((text) => {
    const { year, month, day } = parseCivilDate(text);
    return toEpochDay(year, month, day);
  }) as [number, number];
  if (last < first || last - first > 365) throw new RangeError(`a range of 1 to 366 days, not ${from} to ${to}`);
  const days = Array.from({ length: last - first + 1 }, (_, count): ScoredDay => {
    const page = toAlmanacPage(toCivilDate(first + count));
    return { page, ...scoreDay(page, purpose, people) };
  }).filter(({ page }) => weekdays === null || weekdays.includes(page.weekday));
  const free = days.filter(({ struck }) => struck.length === 0);
  const listed = free.filter(({ isListed }) => isListed);
  const ranked = (listed.length > 0 ? listed : free).toSorted(isBefore);
  return { days, ranked, isFallback: listed.length === 0 };
};

/** The first hour that most people are up for, and the last that begins before the night. */
const wakingFrom = 5;
const wakingTo = 19;

/** A day's hours one can use: on the yellow path, not broken by the day, against nobody's year; those by daylight first. */
export const listUsableHours = ({ hours }: Pick<AlmanacPage, "hours">, people: readonly DayPerson[]): AlmanacHour[] => {
  const usable = hours.filter(({ branch, isYellow, isBroken }) => isYellow && !isBroken && !isHourAgainst(branch, people));
  const isWaking = ({ from }: AlmanacHour): boolean => from >= wakingFrom && from <= wakingTo;
  return [...usable.filter(isWaking), ...usable.filter((hour) => !isWaking(hour))];
};
