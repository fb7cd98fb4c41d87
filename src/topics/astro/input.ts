import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";
import { birthInput } from "../kit/birth/birth.ts";
import { birthField } from "../kit/birth/birth-field.ts";
import { houseSystems } from "../kit/sky/names.ts";
import { fromClockSeconds } from "../kit/time/civil.ts";
import { parseCivilDate, parseInstant } from "../kit/time/parse-civil.ts";
import { toUtcText } from "./to-utc-text.ts";

const findYear = (text: string): number | null => {
  try {
    return text.includes("T") ? fromClockSeconds(parseInstant(text)).year : parseCivilDate(text).year;
  } catch {
    return null;
  }
};

/** Chiron's table begins in 1850 and ends in 2150. */
const [firstYear, lastYear] = [1851, 2149];
export const yearOutOfRange = `yearOutOfRange:${firstYear}/${lastYear}`;
export const isYearInRange = (year: number): boolean => year >= firstYear && year <= lastYear;

/** "2027-03-01T00:00:00Z", the same with an offset, or "2027-03-01" for noon UT of that day. */
const moment = z.pipe(z.transform(toUtcText), z.string()).check(
  z.trim(),
  z.refine((text) => findYear(text) !== null, { params: { code: "noSuchTime" }, abort: true }),
  z.refine((text) => isYearInRange(findYear(text)!), { params: { code: yearOutOfRange } }),
);

const fieldsOf = z.object({
  birth: birthInput,
  houses: z._default(z.enum(houseSystems), "placidus"),
  transitsAt: z.optional(moment),
  /** The year asked about; left out, the 365 days from the moment on. */
  year: z.optional(z.int().check(z.gte(firstYear), z.lte(lastYear - 1))),
  other: z.optional(birthInput),
  question: z._default(z.string().check(z.trim(), z.maxLength(questionMaxLength)), ""),
});

const toUtcBirth = (birth: unknown): unknown =>
  typeof birth === "object" && birth !== null && "instant" in birth ? { ...birth, instant: toUtcText(birth.instant) } : birth;

/** `{instant, latitude, longitude}` without a birth is a birth of that instant; what is wrong with it is named as it was given. */
const toBirthForm = (given: unknown, { issues }: z.core.ParsePayload): unknown => {
  if (typeof given !== "object" || given === null) return given;
  const { instant, latitude, longitude, ...rest } = given as Record<string, unknown>;
  const births = { ...rest, ...("birth" in rest ? { birth: toUtcBirth(rest.birth) } : {}), ...("other" in rest ? { other: toUtcBirth(rest.other) } : {}) };
  if ((instant ?? null) === null || (rest.birth ?? null) !== null) return births;
  const birth = { instant: toUtcText(instant), latitude, longitude, timeZone: "+00:00" };
  const checked = z.safeParse(birthInput, birth);
  if (checked.success) return { ...births, birth };
  issues.push(...(checked.error.issues.map(({ message: _, ...issue }) => ({ ...issue, input: given })) as never[]));
  return z.NEVER;
};

const whole = z.pipe(z.transform(toBirthForm), fieldsOf);
export type AstroInput = z.infer<typeof whole>;

/** `{birth}` or `{instant, latitude, longitude}`, and what is optional: `houses`, `transitsAt`, `year`, `other` (a second birth), `question`. */
export const astroInput = whole as unknown as z.ZodMiniType<AstroInput>;

export const astroFields: InputField[] = [
  birthField("birth", { zh: "出生的年月日时和地方", en: "Date, hour and place of birth" }, ["date", "time", "place"]),
  { name: "question", kind: "textarea", label: { zh: "你想问什么", en: "Your question" }, isRequired: false },
  {
    name: "houses",
    kind: "choice",
    label: { zh: "宫位怎么分", en: "How the houses are cut" },
    isRequired: false,
    options: [
      { value: "placidus", label: { zh: "普拉西德制", en: "Placidus" } },
      { value: "wholeSign", label: { zh: "整宫制", en: "Whole sign" } },
      { value: "porphyry", label: { zh: "波菲利制", en: "Porphyry" } },
      { value: "equal", label: { zh: "等宫制", en: "Equal" } },
    ],
  },
  {
    ...birthField("other", { zh: "另一个人的生日，要合盘才填", en: "A second birth, to lay two charts together" }, ["date"], ["time", "place"]),
    isRequired: false,
  },
];
