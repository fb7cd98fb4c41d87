import { type Purpose, purposeRules } from "../../kit/almanac/data/purposes.ts";
import { listHours } from "../../kit/almanac/hours.ts";
import { listUsableHours } from "../../kit/almanac/rank-days.ts";
import { toBranch } from "../../kit/calendar/sexagenary.ts";
import type { Question } from "../../kit/hearing/question.ts";
import { type Branch, branches } from "../../kit/hexagrams/branches.ts";
import { toCivilDate, toEpochDay } from "../../kit/time/civil.ts";
import { parseCivilDate, toDateText } from "../../kit/time/parse-civil.ts";
import type { AuspiciousCast, AuspiciousDay, RankedDay } from "../engine.ts";
import { findAskedDate } from "./asked-date.ts";

export interface Choice {
  day: AuspiciousDay;
  rank: RankedDay;
}

/** A cast made ready for telling. */
export interface AuspiciousView {
  cast: AuspiciousCast;
  purpose: Purpose;
  /** The day the reading turns on: the best of a range, or the one asked about. */
  focus: AuspiciousDay;
  /** Its usable hours; none where it is struck. */
  hours: RankedDay["hours"];
  /** The yellow hours of a day that is struck all the same, for those who cannot change it. */
  stillHours: RankedDay["hours"];
  /** The days one can take, best first. */
  choices: Choice[];
  /** Struck days by date. */
  struck: AuspiciousDay[];
  /** True where the one day asked about is struck, or no day of the range is left. */
  isNo: boolean;
  /** Asked about one day. */
  isOne: boolean;
  /** The day that the question itself names, where it is another one of the cast. */
  asked: AuspiciousDay | null;
}

export const toView = (cast: AuspiciousCast, _facts: unknown, question: Question): AuspiciousView => {
  const byDate = new Map([...cast.days, ...cast.instead].map((day) => [day.date, day]));
  const choices = cast.ranked.map((rank) => ({ day: byDate.get(rank.date)!, rank }));
  const [best] = choices;
  const focus = cast.date === null ? (best?.day ?? leastStruck(cast.days)) : cast.days[0]!;
  const asked = findAskedDate(question.text, cast);
  return {
    cast,
    purpose: cast.purpose,
    focus,
    hours: best?.day.date === focus.date ? best.rank.hours : [],
    stillHours: focus.struck.length > 0 && cast.date !== null ? listUsableHours({ hours: listHours(focus.pillars.day) }, cast.people) : [],
    choices,
    struck: cast.days.filter(({ struck }) => struck.length > 0),
    isNo: focus.struck.length > 0,
    isOne: cast.date !== null,
    asked: asked !== null && asked !== focus.date ? (byDate.get(asked) ?? null) : null,
  };
};

/** Where every day is struck, the one with the fewest reasons and the highest sum. */
const leastStruck = (days: readonly AuspiciousDay[]): AuspiciousDay =>
  [...days].sort((one, other) => one.struck.length - other.struck.length || other.score - one.score)[0]!;

/** The days to compare with: the second and third best, or those beside the one asked about. */
export const listOthers = ({ cast, choices, isOne }: AuspiciousView): AuspiciousDay[] => (isOne ? cast.instead : choices.slice(1).map(({ day }) => day));

/** The place of the purpose's own term in the list of 宜, from 1; null where it is not there. */
export const findListed = ({ focus, purpose }: AuspiciousView): { term: string; place: number; isNear: boolean } | null => {
  const { terms, near } = purposeRules[purpose];
  const own = focus.good.findIndex((term) => terms.includes(term));
  const place = own >= 0 ? own : focus.good.findIndex((term) => near.includes(term));
  return place < 0 ? null : { term: focus.good[place]!, place: place + 1, isNear: own < 0 };
};

/** What keeps the focus from being whole, the gravest first. */
export type Flaw = { kind: "dayClash" | "crossed"; of: string; person: number } | { kind: "warning" | "duty" | "path" | "mansion"; of: string };

export const listFlaws = ({ focus }: AuspiciousView): Flaw[] => {
  const ofPeople = focus.why.flatMap(({ part, of, person }): Flaw[] =>
    (part === "dayClash" || part === "crossed") && person !== null ? [{ kind: part, of, person }] : [],
  );
  return [
    ...ofPeople,
    ...focus.why.flatMap(({ part, of }): Flaw[] => (part === "warning" ? [{ kind: "warning", of }] : part === "shunnedDuty" ? [{ kind: "duty", of }] : [])),
    ...(focus.spirits.isYellow ? [] : [{ kind: "path", of: focus.spirits.path } as const]),
    ...(focus.isMansionLucky ? [] : [{ kind: "mansion", of: focus.mansion } as const]),
  ];
};

/** Days whose only fault is a clash with one person: without that person they could be taken. */
export const listLostTo = ({ cast }: AuspiciousView, person: number): AuspiciousDay[] =>
  cast.days.filter(({ struck, isListed }) => isListed && struck.length > 0 && struck.every((strike) => strike.person === person));

export const toPersonBranch = ({ cast }: AuspiciousView, person: number): string => toBranch(cast.people[person]!.year);

/** The fact ids of a day's leaf, or of its one line where it has no leaf. */
export const toFactId = (view: AuspiciousView, day: AuspiciousDay, of: string): string => {
  const details = view.isOne ? [...view.cast.days, ...view.cast.instead.slice(0, 2)] : view.choices.slice(0, 3).map((choice) => choice.day);
  return details.some(({ date }) => date === day.date) ? `${day.date}.${of}` : toDayFactId(view, day);
};

/** A day's own line; where a long range has none for it, the count of struck days. */
export const toDayFactId = ({ cast }: AuspiciousView, day: AuspiciousDay): string => {
  if (cast.days.length <= 62 || cast.instead.includes(day)) return `day.${day.date}`;
  const months = (cast.ranked.length > 0 ? cast.ranked.slice(0, 3) : cast.days.slice(0, 1)).map(({ date }) => date.slice(0, 7));
  if (months.includes(day.date.slice(0, 7))) return `day.${day.date}`;
  const place = cast.ranked.slice(0, 5).findIndex(({ date }) => date === day.date);
  return place >= 0 ? `rank.${place + 1}` : day.struck.length > 0 ? "struck" : "purpose";
};

/** Of the days looked at, how many are like the focus in one way. */
export const countAlike = ({ cast, focus }: AuspiciousView, of: "duty" | "yellow" | "mansion"): number =>
  cast.days.filter((day) => (of === "duty" ? day.duty === focus.duty : of === "yellow" ? day.spirits.isYellow : day.isMansionLucky)).length;

/** Branches that join the day's: its 六合 and the other two of its 三合. */
export const listFriends = ({ focus }: AuspiciousView): { pair: Branch; triad: [Branch, Branch] } => {
  const place = branches.indexOf(toBranch(focus.pillars.day));
  const at = (count: number): Branch => branches[(count + 24) % 12]!;
  return { pair: at(1 - place), triad: [at(place + 4), at(place + 8)] };
};

/** Birth years of the animal that the day clashes with, the five up to the last that is grown. */
export const listClashYears = ({ focus, cast }: AuspiciousView): number[] => {
  const last = Number(cast.today.slice(0, 4)) - 16;
  const latest = last - ((((last - 4 - branches.indexOf(focus.clash.branch)) % 12) + 12) % 12);
  return [48, 36, 24, 12, 0].map((back) => latest - back);
};

/** The day sixty days on, which bears the same pillar. */
export const toLater = (date: string): string => {
  const { year, month, day } = parseCivilDate(date);
  return toDateText(toCivilDate(toEpochDay(year, month, day) + 60));
};
