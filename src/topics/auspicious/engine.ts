import type { AlmanacPage } from "../kit/almanac/almanac-page.ts";
import type { Purpose } from "../kit/almanac/data/purposes.ts";
import { type DayPerson, type DayTie, toDayPerson } from "../kit/almanac/day-person.ts";
import type { AlmanacHour } from "../kit/almanac/hours.ts";
import { listUsableHours, rankDays, type ScoredDay } from "../kit/almanac/rank-days.ts";
import { type ScoreLine, type Strike, toMostScore } from "../kit/almanac/score-day.ts";
import { listSolarTerms } from "../kit/calendar/solar-terms.ts";
import { type Span, toSpanOf, toWeekday } from "../kit/days/range.ts";
import { secondsPerDay, toCivilDate, toEpochDay } from "../kit/time/civil.ts";
import { parseCivilDate, parseInstant, toDateText } from "../kit/time/parse-civil.ts";
import type { CastContext } from "../kit/topic.ts";
import type { AuspiciousInput } from "./input.ts";

type Leaf = Pick<
  AlmanacPage,
  | "date"
  | "weekday"
  | "lunar"
  | "lunarName"
  | "duty"
  | "mansion"
  | "isMansionLucky"
  | "good"
  | "avoid"
  | "clash"
  | "spirits"
  | "warnings"
  | "directions"
  | "pengzu"
>;

export interface AuspiciousDay extends Leaf {
  pillars: AlmanacPage["ganzhi"];
  /** The solar term last begun, and how many days ago; 0 on its own day. */
  term: { name: string; days: number };
  score: number;
  /** The lines of the sum, and what strikes the day. */
  why: ScoreLine[];
  struck: Strike[];
  isListed: boolean;
  /** Each person's ties to the day, in the order of `people`. */
  ties: DayTie[][];
}

export interface RankedDay {
  date: string;
  rank: number;
  score: number;
  /** Hours one can use, those by daylight first. */
  hours: Pick<AlmanacHour, "branch" | "from" | "spirit">[];
}

export interface AuspiciousCast {
  purpose: Purpose;
  /** The one day asked about; null for a range. */
  date: string | null;
  from: string;
  to: string;
  isWeekendOnly: boolean;
  /** The days of the week it keeps to, Monday 1; null: any. */
  weekdays: number[] | null;
  people: DayPerson[];
  days: AuspiciousDay[];
  /** The best twelve at most; of a single day itself, where nothing strikes it. */
  ranked: RankedDay[];
  /** How many days one can take. */
  rankedCount: number;
  /** True where the tables name none of the days for the purpose. */
  isFallback: boolean;
  mostScore: number;
  /** Beside a single day asked about for a purpose: the better days around it, best first. */
  instead: AuspiciousDay[];
  /** The day of the cast in China, and its instant. */
  today: string;
  moment: string;
}

const chinaOffset = 28_800;
const mostRanked = 12;
const mostInstead = 5;
const usualCount = 30;

const toEpoch = (text: string): number => {
  const { year, month, day } = parseCivilDate(text);
  return toEpochDay(year, month, day);
};
const toText = (epochDay: number): string => toDateText(toCivilDate(epochDay));

/** The last of the 24 terms to begin on or before a day. */
const toSince = (epochDay: number): AuspiciousDay["term"] => {
  const { year } = toCivilDate(epochDay);
  const begun = [...listSolarTerms(year - 1), ...listSolarTerms(year)].filter((term) => term.epochDay <= epochDay);
  const last = begun.at(-1)!;
  return { name: last.name, days: epochDay - last.epochDay };
};

const toDay = ({ page, score, lines, struck, isListed, ties }: ScoredDay): AuspiciousDay => ({
  date: page.date,
  weekday: page.weekday,
  lunar: page.lunar,
  lunarName: page.lunarName,
  pillars: page.ganzhi,
  term: toSince(toEpoch(page.date)),
  duty: page.duty,
  mansion: page.mansion,
  isMansionLucky: page.isMansionLucky,
  good: page.good,
  avoid: page.avoid,
  clash: page.clash,
  spirits: page.spirits,
  warnings: page.warnings,
  directions: page.directions,
  pengzu: page.pengzu,
  score,
  why: lines,
  struck,
  isListed,
  ties,
});

const toRanked =
  (people: readonly DayPerson[]) =>
  ({ page, score }: ScoredDay, index: number): RankedDay => ({
    date: page.date,
    rank: index + 1,
    score,
    hours: listUsableHours(page, people).map(({ branch, from, spirit }) => ({ branch, from, spirit })),
  });

const toAskedSpan = ({ date, from, to, range, purpose }: AuspiciousInput, today: number): Span => {
  if (date !== undefined) return { from: date, to: date };
  if (from !== undefined) return { from, to: to ?? toText(toEpoch(from) + usualCount - 1) };
  if (to !== undefined) return { from: toEpoch(to) < today ? to : toText(Math.max(today, toEpoch(to) - 365)), to };
  if (range !== undefined) return toSpanOf(range, today);
  return purpose === "any" ? { from: toText(today), to: toText(today) } : { from: toText(today), to: toText(today + usualCount - 1) };
};

/**
 * Held to days of the week: a stretch without any of them is looked on from to the next, and of one such day in a week said as a week it is that day.
 */
const holdToWeekdays = (span: Span, weekdays: readonly number[] | null, range: AuspiciousInput["range"]): Span => {
  if (weekdays === null || span.from === span.to) return span;
  const [first, last] = [toEpoch(span.from), toEpoch(span.to)];
  const on = Array.from({ length: last - first + 7 }, (_, count) => first + count).filter((day) => weekdays.includes(toWeekday(day)));
  const inside = on.filter((day) => day <= last);
  const isOfWeek = range?.kind === "thisWeek" || range?.kind === "nextWeek";
  if (inside.length > 0 && !(inside.length === 1 && isOfWeek)) return span;
  const own = toText(on[0]!);
  return { from: own, to: own };
};

/** Days for a purpose, from the almanac of China's civil day. @throws AppError invalidParameters for a birth that never was */
export const castAuspicious = (input: AuspiciousInput, { moment }: Pick<CastContext, "moment">): AuspiciousCast => {
  const { purpose } = input;
  const wanted = input.weekdays ?? (input.isWeekendOnly ? [6, 7] : null);
  const today = Math.floor((parseInstant(moment) + chinaOffset) / secondsPerDay);
  const span = holdToWeekdays(toAskedSpan(input, today), wanted, input.range);
  const isOne = span.from === span.to;
  const weekdays = isOne || wanted === null ? null : [...new Set(wanted)].sort();
  const people = input.people.map((birth, index) => toDayPerson(birth, `people.${index}`));
  const found = rankDays({ purpose, ...span, people, weekdays });
  const first = toEpoch(span.from);
  const around =
    isOne && purpose !== "any" ? rankDays({ purpose, from: toText(first - 7), to: toText(first + usualCount), people, weekdays: wanted }).ranked : [];
  const better = around.filter(({ page }) => page.date !== span.from && toEpoch(page.date) >= Math.min(today, first));
  return {
    purpose,
    date: isOne ? span.from : null,
    ...span,
    isWeekendOnly: weekdays?.join() === "6,7",
    weekdays,
    people,
    days: found.days.map(toDay),
    ranked: found.ranked.slice(0, mostRanked).map(toRanked(people)),
    rankedCount: found.ranked.length,
    isFallback: found.isFallback,
    mostScore: toMostScore(purpose, people.length),
    instead: better.slice(0, mostInstead).map(toDay),
    today: toText(today),
    moment,
  };
};
