import { toBirthMoment } from "../kit/birth/birth-moment.ts";
import { toBirthDate } from "../kit/birth/birth-problem.ts";
import { chinaOffsetSeconds } from "../kit/calendar/range.ts";
import { toDigit } from "../kit/letters/letters.ts";
import { type CivilDate, fromClockSeconds } from "../kit/time/civil.ts";
import { parseCivilDate, parseInstant } from "../kit/time/parse-civil.ts";
import { toCivil } from "../kit/time/to-civil.ts";
import type { CastContext } from "../kit/topic.ts";
import { type KarmicDebt, type NameCore, type NumerologyCast, nameCores, type Present, type Span, type Step } from "./cast-types.ts";
import {
  toBirthdayNumber,
  toChallengeSteps,
  toLifePath,
  toLifePathVariants,
  toPersonalDay,
  toPersonalMonth,
  toPersonalYear,
  toPinnacleSteps,
  toSpans,
} from "./date-numbers.ts";
import type { NumerologyInput } from "./input.ts";
import { countLetters, toBalance, toChaldean, toLettersAtOnce, toNameStep, toPythagorean, toWords } from "./name-numbers.ts";
import { findSpelling } from "./spelling.ts";
import { toNumberPart, toResult, toStep } from "./steps.ts";

const debts: readonly number[] = [13, 14, 16, 19];

/** The day of birth as the calendar on the wall showed it; a birth that says its instant has it from there. */
const toDate = ({ date, birth }: NumerologyInput): CivilDate => {
  if (date !== undefined) return parseCivilDate(date);
  if (!birth) throw new RangeError("a date is needed");
  return birth.instant === undefined ? toBirthDate(birth) : toBirthMoment(birth, { clock: "civil" }).civil;
};

const toDateText = ({ year, month, day }: CivilDate): string =>
  [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");

/** Today where the person was born; China’s where no zone is said. */
const toToday = (moment: string, { birth }: NumerologyInput): CivilDate =>
  birth ? toCivil(parseInstant(moment), birth.timeZone) : fromClockSeconds(parseInstant(moment) + chinaOffsetSeconds);

const toPresent = (today: CivilDate, born: CivilDate, spans: readonly Span[]): Present => {
  const hadBirthday = today.month > born.month || (today.month === born.month && today.day >= born.day);
  const age = today.year - born.year - (hadBirthday ? 0 : 1);
  const pinnacle = spans.findIndex(({ to }) => to === null || age <= to);
  return { year: today.year, month: today.month, day: today.day, age, pinnacle };
};

/** 13, 14, 16 and 19 met on the way down of a core’s own sum, its parts’ sums apart. */
const listDebts = (steps: readonly Step[]): KarmicDebt[] =>
  steps.flatMap(({ of, parts, sums }) => {
    const met = of === "birthday" ? [Number(parts[0]!.text), ...sums] : sums.slice(0, -1);
    return met.filter((sum) => debts.includes(sum)).map((number) => ({ number, of }) as KarmicDebt);
  });

const listCounted = (counts: readonly number[], isCounted: (count: number) => boolean): number[] =>
  counts.flatMap((count, at) => (isCounted(count) ? [at + 1] : []));

/**
 * All numbers of a date, and of a name where one is given, by one system; the other system’s name numbers stand beside.
 * 1961-08-04: life path 8 + 4 + (1+9+6+1 = 17, 8) = 20, 2.
 * @param input as `input` validates it
 */
export const castNumerology = (input: NumerologyInput, { moment }: Pick<CastContext, "moment">): NumerologyCast => {
  const { system } = input;
  const born = toDate(input);
  const words = toWords(findSpelling(input.name) ?? "");
  const hasName = words.length > 0;
  const today = toToday(moment, input);

  const lifePathStep = toLifePath(born);
  const lifePath = toResult(lifePathStep);
  const birthdayStep = toBirthdayNumber(born);
  const nameSteps = hasName ? nameCores.map((core) => toNameStep(words, core, system)) : [];
  const numbers = Object.fromEntries(nameSteps.map((step) => [step.of, toResult(step)])) as Record<NameCore, number>;
  const chaldean = hasName ? toChaldean(words) : null;
  const toValue = (core: NameCore) => (system === "chaldean" ? (chaldean?.[core] ?? null) : (numbers[core] ?? null));
  const maturityStep = hasName ? toStep("maturity", [toNumberPart("lifePath", lifePath), toNumberPart("expression", numbers.expression)]) : null;

  const yearStep = toPersonalYear(born, today.year);
  const monthStep = toPersonalMonth(toResult(yearStep), today.month);
  const dayStep = toPersonalDay(toResult(monthStep), today.day);
  const pinnacleSteps = toPinnacleSteps(born);
  const challengeSteps = toChallengeSteps(born);
  const pinnacles = toSpans(pinnacleSteps, lifePath, born.year);
  const counts = countLetters(words);

  return {
    system,
    name: hasName ? input.name : null,
    words,
    date: toDateText(born),
    lifePath,
    birthday: toResult(birthdayStep),
    expression: toValue("expression"),
    soulUrge: toValue("soulUrge"),
    personality: toValue("personality"),
    maturity: maturityStep && toResult(maturityStep),
    personalYear: toResult(yearStep),
    personalMonth: toResult(monthStep),
    personalDay: toResult(dayStep),
    pinnacles,
    challenges: toSpans(challengeSteps, lifePath, born.year),
    karmicDebts: listDebts([lifePathStep, birthdayStep, ...nameSteps]),
    karmicLessons: hasName ? listCounted(counts, (count) => count === 0) : [],
    hiddenPassions: hasName ? listCounted(counts, (count) => count === Math.max(...counts)) : [],
    letterCounts: counts,
    balance: hasName ? toBalance(words) : null,
    bridges: hasName
      ? { path: Math.abs(toDigit(lifePath) - toDigit(numbers.expression)), inner: Math.abs(toDigit(numbers.soulUrge) - toDigit(numbers.personality)) }
      : null,
    lifePathVariants: toLifePathVariants(born),
    pythagorean: hasName ? toPythagorean(words) : null,
    chaldean,
    lettersAtOnce: hasName ? toLettersAtOnce(words) : null,
    steps: [
      lifePathStep,
      birthdayStep,
      ...nameSteps,
      ...(maturityStep ? [maturityStep] : []),
      yearStep,
      monthStep,
      dayStep,
      ...pinnacleSteps,
      ...challengeSteps,
    ],
    present: toPresent(today, born, pinnacles),
  };
};
