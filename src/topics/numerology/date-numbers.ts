import { reduceNumber, toDigit } from "../kit/letters/letters.ts";
import type { CivilDate } from "../kit/time/civil.ts";
import type { Span, Step } from "./cast-types.ts";
import { toDigitsPart, toNumberPart, toResult, toStep } from "./steps.ts";

/** Month, day and year each reduced, 11, 22 and 33 kept, then added and reduced. 1961-08-04 is 8 + 4 + 8 = 20, 2. */
export const toLifePath = ({ year, month, day }: CivilDate): Step =>
  toStep("lifePath", [toDigitsPart("month", month), toDigitsPart("day", day), toDigitsPart("year", year)]);

/** The other two published ways: all digits in one sum (1961-08-04: 29, 11), and month + day + year in one sum (1973, 20, 2). */
export const toLifePathVariants = ({ year, month, day }: CivilDate): { allDigits: number; addTotals: number } => ({
  allDigits: reduceNumber([...`${year}${month}${day}`].reduce((sum, digit) => sum + Number(digit), 0)),
  addTotals: reduceNumber(year + month + day),
});

/** The day of the month: 29 is 11, 28 is 10, 1. */
export const toBirthdayNumber = ({ day }: CivilDate): Step => {
  const part = toDigitsPart("day", day);
  return { of: "birthday", parts: [part], sums: part.sums };
};

/** Month and day of birth with a calendar year, all to one digit: cycles keep no master number. 8 February in 2015: 2 + 8 + 8 = 18, 9. */
export const toPersonalYear = ({ month, day }: Pick<CivilDate, "month" | "day">, year: number): Step =>
  toStep("personalYear", [toDigitsPart("month", month, "digit"), toDigitsPart("day", day, "digit"), toDigitsPart("year", year, "digit")], "digit");

export const toPersonalMonth = (personalYear: number, month: number): Step =>
  toStep("personalMonth", [toNumberPart("personalYear", personalYear), toDigitsPart("month", month, "digit")], "digit");

export const toPersonalDay = (personalMonth: number, day: number): Step =>
  toStep("personalDay", [toNumberPart("personalMonth", personalMonth), toDigitsPart("day", day, "digit")], "digit");

const cycle = 36;
const yearsPerPinnacle = 9;

/** The four pinnacles: month + day, day + year, first + second, month + year; master numbers kept throughout. 1949-05-15: 11, 11, 22, 1. */
export const toPinnacleSteps = ({ year, month, day }: CivilDate): Step[] => {
  const parts = { month: toDigitsPart("month", month), day: toDigitsPart("day", day), year: toDigitsPart("year", year) };
  const first = toStep("pinnacle.1", [parts.month, parts.day]);
  const second = toStep("pinnacle.2", [parts.day, parts.year]);
  const third = toStep("pinnacle.3", [toNumberPart("pinnacle.1", toResult(first)), toNumberPart("pinnacle.2", toResult(second))]);
  return [first, second, third, toStep("pinnacle.4", [parts.month, parts.year])];
};

const toDifference = (of: Step["of"], one: Step["parts"][number], other: Step["parts"][number]): Step => ({
  of,
  parts: [one, other],
  sums: [Math.abs(toResult(one) - toResult(other))],
});

/** The four challenges, differences of single digits, 0 … 8: month and day, day and year, first and second, month and year. The third is the main one. */
export const toChallengeSteps = ({ year, month, day }: CivilDate): Step[] => {
  const parts = { month: toDigitsPart("month", month, "digit"), day: toDigitsPart("day", day, "digit"), year: toDigitsPart("year", year, "digit") };
  const first = toDifference("challenge.1", parts.month, parts.day);
  const second = toDifference("challenge.2", parts.day, parts.year);
  const third = toDifference("challenge.3", toNumberPart("challenge.1", toResult(first)), toNumberPart("challenge.2", toResult(second)));
  return [first, second, third, toDifference("challenge.4", parts.month, parts.year)];
};

/** The first quarter lasts to 36 less the life path’s digit, the next two nine years each. Life path 9: 0–27, 28–36, 37–45, 46 and after. */
export const toSpans = (steps: readonly Step[], lifePath: number, birthYear: number): Span[] => {
  const firstEnd = cycle - toDigit(lifePath);
  return steps.map((step, at) => {
    const from = at === 0 ? 0 : firstEnd + 1 + (at - 1) * yearsPerPinnacle;
    const to = at === 3 ? null : firstEnd + at * yearsPerPinnacle;
    return { number: toResult(step), from, to, startYear: birthYear + from, endYear: to === null ? null : birthYear + to };
  });
};
