import { type AskedYear, youngest } from "./choose-years.ts";
import { type HourModel, type PastAnswer, toModel } from "./hour-model.ts";
import { isMarked, type Mark, type PastHour, type PastView, pastKinds } from "./past.ts";
import { type FitTold, tellFit } from "./tell-fit.ts";
import { tellHours } from "./tell-hours.ts";
import { toTimeText } from "./time-text.ts";

/** What was asked, opened: which years were marked and why. */
export interface YearTold {
  id: string;
  /** `always`: by the hour that was given, or by all where none was; `some`: by other hours only, or by some; `never`: a control. */
  marked: "always" | "some" | "never";
  /** The hours that mark it, where not all do. */
  hours: StretchTold[];
  why: string[];
}

/** A stretch of the day whose hours the answers do not tell apart from the next to them. */
export interface StretchTold {
  from: string;
  to: string;
  /** The craft's names of its hours; empty where it has none. */
  names: string[];
  /** A clock time in the middle of it. */
  time: string;
}

export interface HourTold extends StretchTold {
  minutes: number;
  height: number;
  share: number;
  isGiven: boolean;
  isLeader: boolean;
}

export interface PastTold {
  years: YearTold[];
  /** How many years since the first that is asked for the chart marks for anything. */
  marking: { marked: number; of: number };
  fit: FitTold | null;
  /** Null where the craft says nothing of the hour here. */
  hours: {
    each: HourTold[];
    leaders: StretchTold[];
    lead: number;
    dealtShare: number;
    isLeaning: boolean;
  } | null;
}

const endOfDay = 1440;
const toClock = (minute: number): string => (minute === endOfDay ? "24:00" : toTimeText(minute));

const toStretch = ({ from, to, name }: PastHour): StretchTold => ({
  from: toClock(from),
  to: toClock(to),
  names: name === null ? [] : [name],
  time: toTimeText(Math.floor((from + to) / 2)),
});

/** Hours that follow on each other as one stretch. */
const join = (hours: readonly PastHour[]): StretchTold[] => {
  const joined: { first: PastHour; last: PastHour; names: string[] }[] = [];
  for (const hour of hours) {
    const before = joined.at(-1);
    const names = hour.name === null ? [] : [hour.name];
    if (before && before.last.to === hour.from) {
      before.last = hour;
      before.names.push(...names);
    } else joined.push({ first: hour, last: hour, names });
  }
  return joined.map(({ first, last, names }) => ({ ...toStretch({ ...first, to: last.to }), names }));
};

const toMatrix = ({ hours }: PastView, asked: readonly AskedYear[]): boolean[][] =>
  asked.map(({ year, kind }) => hours.map(({ marks }) => isMarked(marks(year), kind)));

/** By year asked, how far the chart marks it: wholly or not by the hour that was given, else by the share of the hours that do. */
const toOwn = ({ priors, given }: HourModel, marks: readonly (readonly boolean[])[]): number[] =>
  marks.map((byHour) => (given === null ? byHour.reduce((sum, is, hour) => sum + (is ? priors[hour]! : 0), 0) : Number(byHour[given])));

const tellYear = (
  { hours }: PastView,
  { id, year, kind }: AskedYear,
  byHour: readonly boolean[],
  { given }: HourModel,
  say: (mark: Mark) => string,
): YearTold => {
  if (!byHour.some(Boolean)) return { id, marked: "never", hours: [], why: [] };
  const isAlways = given === null ? byHour.every(Boolean) : byHour[given]!;
  const shown = given !== null && byHour[given] ? given : byHour.indexOf(true);
  const why = hours[shown]!.marks(year).flatMap((mark) => (mark.kind === kind ? [say(mark)] : []));
  const marking = hours.filter((_, hour) => byHour[hour]);
  const isPart = marking.length < hours.length;
  return { id, marked: isAlways ? "always" : "some", hours: isPart ? join(marking) : [], why: [...new Set(why)] };
};

const countMarking = ({ hours, birthYear }: PastView, { given }: HourModel, first: number, last: number): PastTold["marking"] => {
  const { marks } = hours[given ?? Math.floor(hours.length / 2)]!;
  let marked = 0;
  for (let year = birthYear + first; year <= last; year += 1) if (pastKinds.some((kind) => isMarked(marks(year), kind))) marked += 1;
  return { marked, of: Math.max(0, last - birthYear - first + 1) };
};

/** What answers to some years say of a chart and of its hour. @param lastYear the last that had ended when they were asked */
export const tellPast = (
  view: PastView,
  { asked, answers, lastYear, say }: { asked: readonly AskedYear[]; answers: readonly PastAnswer[]; lastYear: number; say: (mark: Mark) => string },
): PastTold => {
  const model = toModel(view);
  const marks = toMatrix(view, asked);
  const { heights, shares, leaders, ...told } = tellHours(model, marks, answers);
  const tellsHours = marks.some((byHour) => byHour.some(Boolean) && !byHour.every(Boolean));
  const each = view.hours.map(
    (hour, at): HourTold => ({
      ...toStretch(hour),
      minutes: hour.to - hour.from,
      height: heights[at]!,
      share: shares[at]!,
      isGiven: hour.isGiven,
      isLeader: leaders.includes(at),
    }),
  );
  return {
    years: asked.map((year, at) => tellYear(view, year, marks[at]!, model, say)),
    marking: countMarking(view, model, youngest, lastYear),
    fit: tellFit(asked, toOwn(model, marks), answers, view.peers()),
    hours: tellsHours ? { each, leaders: join(leaders.map((at) => view.hours[at]!)), ...told } : null,
  };
};
