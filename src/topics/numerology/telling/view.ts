import { findAskedYear } from "../../kit/hearing/asked-year.ts";
import type { Question, Theme } from "../../kit/hearing/question.ts";
import { toDigit } from "../../kit/letters/letters.ts";
import { parseCivilDate } from "../../kit/time/parse-civil.ts";
import { type Core, cores, type NumerologyCast, type Span } from "../cast-types.ts";
import type { CoreNumber, Digit } from "../data/numbers.ts";
import { toPersonalYear } from "../date-numbers.ts";
import { getStep } from "../facts.ts";
import { findCore, findRepeat, type Repeat } from "../find-repeat.ts";
import { toToldCompound } from "../name-numbers.ts";
import { toResult, toWorking } from "../steps.ts";

export interface CoreView {
  core: Core;
  number: CoreNumber;
  digit: Digit;
  working: string;
}

export interface YearView {
  year: number;
  number: Digit;
  working: string;
  age: number;
  pinnacle: Span;
  challenge: Span;
  /** Place of that pinnacle, 1 … 4. */
  place: number;
  next: Span | null;
}

export interface NumerologyView {
  cast: NumerologyCast;
  lifePath: CoreView;
  birthday: CoreView;
  expression: CoreView | null;
  soulUrge: CoreView | null;
  personality: CoreView | null;
  maturity: CoreView | null;
  /** Day of the month, 1 … 31. */
  day: number;
  birthYear: number;
  /** Month, day and year as one digit each. */
  parts: { month: number; day: number; year: number };
  repeat: Repeat | null;
  /** The year that is told: the one asked for, else that of the cast. */
  year: YearView;
  isYearAsked: boolean;
  month: { year: number; month: number; number: Digit };
  /** Of the pinnacle of the year that is told. */
  pinnacleDigit: Digit;
  /** The Chaldean compound a meaning stands for, 10 … 52; null where the letters come to less, or without a name. */
  told: number | null;
}

const toYear = (cast: NumerologyCast, year: number): YearView => {
  const born = parseCivilDate(cast.date);
  const step = toPersonalYear(born, year);
  const age = year === cast.present.year ? cast.present.age : year - born.year;
  const at = cast.pinnacles.findIndex(({ to }) => to === null || age <= to);
  return {
    year,
    number: toResult(step) as Digit,
    working: toWorking(step),
    age,
    pinnacle: cast.pinnacles[at]!,
    challenge: cast.challenges[at]!,
    place: at + 1,
    next: cast.pinnacles[at + 1] ?? null,
  };
};

const toCoreView = (cast: NumerologyCast, core: Core): CoreView | null => {
  const number = findCore(cast, core);
  return number === null || number === 0
    ? null
    : { core, number: number as CoreNumber, digit: toDigit(number) as Digit, working: toWorking(getStep(cast, core)) };
};

/** The same cast under a further question, which may name another year or none. */
export const toAskedView = (view: NumerologyView, { text }: Question): NumerologyView => {
  const asked = findAskedYear(text, view.cast.present.year);
  const year = toYear(view.cast, asked ?? view.cast.present.year);
  return { ...view, year, pinnacleDigit: toDigit(year.pinnacle.number) as Digit, isYearAsked: asked !== null };
};

export const toNumerologyView = (cast: NumerologyCast, question: Question): NumerologyView => {
  const views = Object.fromEntries(cores.map((core) => [core, toCoreView(cast, core)])) as Record<Core, CoreView | null>;
  const { year, month } = cast.present;
  const born = parseCivilDate(cast.date);
  const told = cast.chaldean ? toToldCompound(cast.chaldean.compound) : 0;
  const thisYear = toYear(cast, year);
  const view: NumerologyView = {
    cast,
    ...views,
    lifePath: views.lifePath!,
    birthday: views.birthday!,
    day: born.day,
    birthYear: born.year,
    parts: { month: toDigit(born.month), day: toDigit(born.day), year: toDigit(born.year) },
    repeat: findRepeat(cast),
    year: thisYear,
    pinnacleDigit: toDigit(thisYear.pinnacle.number) as Digit,
    told: told >= 10 ? told : null,
    isYearAsked: false,
    month: { year, month, number: cast.personalMonth as Digit },
  };
  return toAskedView(view, question);
};

/** Personal years that open or close a field: our own table from what each year is for. */
const openings: Readonly<Record<Theme, { open: readonly number[]; shut: readonly number[] }>> = {
  work: { open: [1, 3, 5, 8], shut: [7, 9] },
  love: { open: [2, 3, 6], shut: [7, 9] },
  money: { open: [4, 8, 1], shut: [5, 7] },
  inner: { open: [3, 7, 9], shut: [5, 8] },
};

export type Lean = "yes" | "onlyIf" | "notYet";

const toOpenness = (theme: Theme, digit: number): number => (openings[theme].open.includes(digit) ? 1 : openings[theme].shut.includes(digit) ? -1 : 0);

/** How far a field is open: the personal year counts double, the pinnacle of that age once. */
export const toLean = ({ year }: NumerologyView, theme: Theme): Lean => {
  const score = 2 * toOpenness(theme, year.number) + toOpenness(theme, toDigit(year.pinnacle.number));
  return score >= 2 ? "yes" : score <= -2 ? "notYet" : "onlyIf";
};

export interface OpenMonth {
  year: number;
  month: number;
  yearNumber: Digit;
  monthNumber: Digit;
}

/** The next month, this one excepted, whose year and month are both open to a field, looked for over a round of nine years. */
export const findOpenMonth = ({ month: now, parts }: NumerologyView, theme: Theme): OpenMonth => {
  for (let ahead = 0; ; ahead += 1) {
    const year = now.year + Math.floor((now.month + ahead) / 12);
    const month = ((now.month + ahead) % 12) + 1;
    const yearNumber = toDigit(parts.month + parts.day + toDigit(year)) as Digit;
    const monthNumber = toDigit(yearNumber + month) as Digit;
    // Every round of nine years has each year’s number, and every year each month’s.
    if (toOpenness(theme, yearNumber) > 0 && toOpenness(theme, monthNumber) > 0) return { year, month, yearNumber, monthNumber };
  }
};

const toLetterSum = (words: readonly string[]): number => [...words.join("")].reduce((sum, letter) => sum + letter.charCodeAt(0) * 5, 0);

/** A whole number of this date and name alone, that turns which of several words comes first; `step` tells one choice from another. */
export const toTurn = ({ cast, day, birthYear }: NumerologyView, step: number): number =>
  Math.floor((birthYear * 372 + Number(cast.date.slice(5, 7)) * 31 + day + toLetterSum(cast.words)) / step);

/** "ANNA", "SCHMIDT" → "Anna Schmidt" */
export const toSpelt = (words: readonly string[]): string => words.map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join(" ");

/** "1 + 6 + 5 = 12 → 3": the life path from its three parts, each already brought down. */
export const toPathSum = ({ cast }: NumerologyView): string => {
  const { parts, sums } = getStep(cast, "lifePath");
  return `${parts.map((part) => part.sums.at(-1)).join(" + ")} = ${sums.join(" → ")}`;
};

/** Missing numbers by how seldom they are missing from names: 1, 5 and 9 stand in nearly every one. */
const rarest: readonly number[] = [5, 1, 9, 3, 2, 4, 6, 7, 8];
export const findRarestLesson = ({ cast }: NumerologyView): Digit | null =>
  (rarest.find((number) => cast.karmicLessons.includes(number)) as Digit | undefined) ?? null;

/** A number the name lacks is made up for where the date has it: as month, day, year or life path. */
export const isInDate = ({ parts, lifePath }: NumerologyView, digit: number): boolean => [...Object.values(parts), lifePath.digit].includes(digit);

/** "3-7", the smaller first; null where both are the same. */
export const toPair = (one: CoreView, other: CoreView): string | null =>
  one.digit === other.digit ? null : [one.digit, other.digit].sort((a, b) => a - b).join("-");

/** Which other number the life path is held against in the dissent: the soul urge, or without a name the birthday. */
export const toCounter = (view: NumerologyView): { core: "soulUrge" | "birthday"; view: CoreView } =>
  view.soulUrge ? { core: "soulUrge", view: view.soulUrge } : { core: "birthday", view: view.birthday };
