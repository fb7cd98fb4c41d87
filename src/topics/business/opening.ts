import type { DayPerson } from "../kit/almanac/day-person.ts";
import { listUsableHours, rankDays, type ScoredDay } from "../kit/almanac/rank-days.ts";
import { type ScoreLine, toMostScore } from "../kit/almanac/score-day.ts";
import { secondsPerDay, toCivilDate, toEpochDay } from "../kit/time/civil.ts";
import { parseCivilDate, parseInstant, toDateText } from "../kit/time/parse-civil.ts";
import type { BusinessInput } from "./input.ts";

export interface OpeningDay {
  date: string;
  /** Monday is 1. */
  weekday: number;
  lunarName: string;
  ganzhi: string;
  duty: string;
  mansion: string;
  clash: { branch: string; animal: string };
  score: number;
  why: ScoreLine[];
  /** Hours one can use, by daylight first. */
  hours: { branch: string; from: number; spirit: string }[];
}

export interface Opening {
  from: string;
  to: string;
  dayCount: number;
  /** How many days one can take. */
  rankedCount: number;
  /** Days struck only because they clash with the owner's birth. */
  lostToOwner: number;
  /** True where the almanac names none of the days for opening. */
  isFallback: boolean;
  mostScore: number;
  /** The best five at most. */
  days: OpeningDay[];
}

const chinaOffset = 28_800;
const mostDays = 5;
const mostHours = 3;
const usualSpan = 90;

const toEpoch = (text: string): number => {
  const { year, month, day } = parseCivilDate(text);
  return toEpochDay(year, month, day);
};
const toText = (epochDay: number): string => toDateText(toCivilDate(epochDay));

/** The civil day in China at an instant. */
const toToday = (moment: string): number => Math.floor((parseInstant(moment) + chinaOffset) / secondsPerDay);

const toMonthSpan = (year: number, month: number, today: number): [number, number] => {
  const monthIndex = year * 12 + month - 1;
  const first = toEpochDay(Math.floor(monthIndex / 12), (monthIndex % 12) + 1, 1);
  const last = toEpochDay(Math.floor((monthIndex + 1) / 12), ((monthIndex + 1) % 12) + 1, 1) - 1;
  return [last >= today ? Math.max(first, today) : first, last];
};

/** The days asked about, both ends in; null where no opening was spoken of. */
const findSpan = ({ openingFrom: from, openingTo: to, opening }: BusinessInput, moment: string): [number, number] | null => {
  const today = toToday(moment);
  if (from !== undefined) return [toEpoch(from), to === undefined ? toEpoch(from) + usualSpan - 1 : toEpoch(to)];
  if (to !== undefined) return [Math.min(toEpoch(to), Math.max(today, toEpoch(to) - usualSpan + 1)), toEpoch(to)];
  if (opening === undefined) return null;
  if ("days" in opening) return [today, today + opening.days - 1];
  const now = toCivilDate(today);
  if ("monthsOn" in opening) return toMonthSpan(now.year, now.month + opening.monthsOn, today);
  return toMonthSpan(opening.year ?? (opening.month < now.month ? now.year + 1 : now.year), opening.month, today);
};

const toDay =
  (people: readonly DayPerson[]) =>
  ({ page, score, lines }: ScoredDay): OpeningDay => ({
    date: page.date,
    weekday: page.weekday,
    lunarName: page.lunarName,
    ganzhi: page.ganzhi.day,
    duty: page.duty,
    mansion: page.mansion,
    clash: { branch: page.clash.branch, animal: page.clash.animal },
    score,
    why: lines,
    hours: listUsableHours(page, people)
      .slice(0, mostHours)
      .map(({ branch, from, spirit }) => ({ branch, from, spirit })),
  });

/** Days to open on, by `kit/almanac` for 开市 and the owner's year and day; null where none were asked for. */
export const findOpening = (input: BusinessInput, people: readonly DayPerson[], moment: string): Opening | null => {
  const span = findSpan(input, moment);
  if (span === null) return null;
  const [from, to] = span.map(toText) as [string, string];
  const { days, ranked, isFallback } = rankDays({ purpose: "opening", from, to, people });
  return {
    from,
    to,
    dayCount: days.length,
    rankedCount: ranked.length,
    lostToOwner: days.filter(({ struck, isListed }) => isListed && struck.length > 0 && struck.every(({ person }) => person !== null)).length,
    isFallback,
    mostScore: toMostScore("opening", people.length),
    days: ranked.slice(0, mostDays).map(toDay(people)),
  };
};
