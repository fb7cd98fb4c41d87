import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";
import { type Purpose, purposeRules, purposes } from "../kit/almanac/data/purposes.ts";
import { birthInput } from "../kit/birth/birth.ts";
import { birthField } from "../kit/birth/birth-field.ts";
import { rangeInput } from "../kit/days/range.ts";
import { toEpochDay } from "../kit/time/civil.ts";
import { parseCivilDate } from "../kit/time/parse-civil.ts";
import { purposeWords } from "./data/purpose-words.ts";
import { purposeNames as purposesEn } from "./telling/en/purposes.ts";
import { purposeNames as purposesZh } from "./telling/zh/purposes.ts";

const mostPeople = 6;
const mostDays = 366;
/** The calendar's tables, with a year to spare on either side. */
const firstYear = 1851;
const lastYear = 2149;

const toEpoch = (text: string): number => {
  const { year, month, day } = parseCivilDate(text);
  return toEpochDay(year, month, day);
};

const isDate = (text: string): boolean => {
  try {
    const { year } = parseCivilDate(text);
    return year >= firstYear && year <= lastYear;
  } catch {
    return false;
  }
};

const date = z.string().check(z.refine(isDate));

/** A year and a day pillar need no hour: one that is not given is not known. */
const person = z.pipe(
  z.transform((given: unknown) => (typeof given === "object" && given !== null ? { time: null, ...given } : given)),
  birthInput,
);

const isPurpose = (text: string): text is Purpose => (purposes as readonly string[]).includes(text);

/** Its key, the almanac's term for it, or words that name it: wedding, 嫁娶, "getting married". */
const findPurpose = (text: string): Purpose | undefined =>
  isPurpose(text) ? text : (purposes.find((key) => purposeRules[key].terms.includes(text)) ?? purposeWords.find(([, words]) => words.test(text))?.[0]);

const purpose = z.pipe(
  z.transform((given: unknown) => (typeof given === "string" ? findPurpose(given) : given)),
  z.enum(purposes),
);

const isOrdered = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  from === undefined || to === undefined || !isDate(from) || !isDate(to) || (toEpoch(to) >= toEpoch(from) && toEpoch(to) - toEpoch(from) < mostDays);

export const auspiciousInput = z
  .object({
    question: z._default(z.string().check(z.trim(), z.maxLength(questionMaxLength)), ""),
    purpose: z._default(purpose, "any"),
    /** One day to look at; it goes before a range. */
    date: z.optional(date),
    /** Both ends in. `to` alone begins today, `from` alone ends thirty days on. */
    from: z.optional(date),
    to: z.optional(date),
    /** In place of from and to; see kit/days/range.ts. */
    range: z.optional(rangeInput),
    /** Days of the week to keep to, Monday 1; `isWeekendOnly` is short for 6 and 7. */
    weekdays: z.optional(z.array(z.number().check(z.int(), z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7))),
    isWeekendOnly: z._default(z.boolean(), false),
    people: z._default(z.array(person).check(z.maxLength(mostPeople)), []),
  })
  .check(z.refine(isOrdered, { path: ["to"] }));
export type AuspiciousInput = z.infer<typeof auspiciousInput>;

export const auspiciousFields: InputField[] = [
  {
    name: "purpose",
    kind: "choice",
    label: { zh: "为什么事挑日子", en: "What the day is for" },
    isRequired: true,
    options: purposes.map((value) => ({ value, label: { zh: purposesZh[value].option, en: purposesEn[value].option } })),
  },
  { name: "from", kind: "date", label: { zh: "从哪天起", en: "From" }, isRequired: false },
  { name: "to", kind: "date", label: { zh: "到哪天止", en: "To" }, isRequired: false },
  { ...birthField("people", { zh: "在场的人（看冲不冲）", en: "Who it must suit" }, ["date"]), kind: "births", isRequired: false },
  { name: "question", kind: "textarea", label: { zh: "还有什么要紧的", en: "Anything else" }, isRequired: false },
];
