import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";
import { birthInput } from "../kit/birth/birth.ts";
import { birthField } from "../kit/birth/birth-field.ts";
import { mountains } from "../kit/compass/mountain.ts";
import { directions } from "../kit/compass/palace.ts";
import { parseCivilDate } from "../kit/time/parse-civil.ts";

/** Which of a house's dates opens its period: a question of school. */
export const periodEvents = ["built", "renovated", "movedIn"] as const;
export type PeriodEvent = (typeof periodEvents)[number];

/** The calendar's tables, with a year to spare on either side. */
const firstYear = 1851;
const lastYear = 2149;
const datePattern = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

const isDate = (text: string): boolean => {
  const [, year = "", month = "01", day = "01"] = datePattern.exec(text) ?? [];
  if (year === "" || Number(year) < firstYear || Number(year) > lastYear) return false;
  try {
    return parseCivilDate(`${year}-${month}-${day}`) !== undefined;
  } catch {
    return false;
  }
};

/** "2005", "2005-03" or "2005-03-01"; a year may also be a number. */
const houseDate = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value)),
  ),
  z.string().check(z.refine(isDate)),
);

/** A kua needs no hour: one that is not given is not known. */
const resident = z.pipe(
  z.transform((given: unknown) => (typeof given === "object" && given !== null ? { time: null, ...given } : given)),
  birthInput,
);

const point = z.object({ x: z.number(), y: z.number() });
const namedPoint = z.object({ x: z.number(), y: z.number(), name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) });

/** What is marked on a plan: x to the right and y down, in any unit. `north` is where north lies in the picture, degrees clockwise from its top. */
const marks = z
  .object({
    centre: z.optional(point),
    outline: z.optional(z.array(point).check(z.minLength(3), z.maxLength(200))),
    north: z.number().check(z.gte(-360), z.lte(360)),
    door: z.optional(point),
    rooms: z.optional(z.array(namedPoint).check(z.maxLength(20))),
    /** The whole picture in the same unit. */
    size: z.optional(z.object({ width: z.number().check(z.positive()), height: z.number().check(z.positive()) })),
  })
  .check(z.refine(({ centre, outline }) => centre !== undefined || outline !== undefined, { path: ["centre"] }));
export type Marks = z.infer<typeof marks>;

export const fengshuiInput = z.object({
  question: z._default(z.string().check(z.trim(), z.maxLength(questionMaxLength)), ""),
  /** Where the front looks: degrees from north, one of the 24 mountains, or no more than a direction. */
  facing: z.union([z.number().check(z.gte(0), z.lte(360)), z.enum(mountains), z.enum(directions)]),
  isMagnetic: z._default(z.boolean(), false),
  /** Degrees, east plus; a magnetic bearing is corrected by it. */
  declination: z.optional(z.number().check(z.gte(-180), z.lte(180))),
  /** By how many degrees the bearing may be off. */
  accuracy: z.optional(z.number().check(z.gte(0), z.lte(22.5))),
  period: z.optional(z.number().check(z.int(), z.gte(1), z.lte(9))),
  built: z.optional(houseDate),
  renovated: z.optional(houseDate),
  movedIn: z.optional(houseDate),
  periodBy: z.optional(z.enum(periodEvents)),
  resident: z.optional(resident),
  marks: z.optional(marks),
  /** The id of the plan. */
  picture: z.optional(z.string().check(z.maxLength(80))),
});
export type FengshuiInput = z.infer<typeof fengshuiInput>;

/** A house stands where it stood when the next thing is asked about it. */
export const keeps = ["facing", "isMagnetic", "declination", "accuracy", "period", "built", "renovated", "movedIn", "periodBy", "marks", "picture"] as const;

export const fengshuiFields: InputField[] = [
  { name: "facing", kind: "degrees", label: { zh: "房子朝哪里", en: "Which way the house faces" }, isRequired: true },
  { name: "built", kind: "number", label: { zh: "哪一年建成", en: "Year it was finished" }, isRequired: false },
  { ...birthField("resident", { zh: "住的人（看八宅）", en: "Who lives there (for the eight mansions)" }, ["date", "sex"]), isRequired: false },
  { name: "movedIn", kind: "number", label: { zh: "哪一年入住", en: "Year of moving in" }, isRequired: false },
  { name: "renovated", kind: "number", label: { zh: "哪一年大修过", en: "Year of the last rebuilding" }, isRequired: false },
  {
    name: "periodBy",
    kind: "choice",
    label: { zh: "元运按什么算", en: "The period goes by" },
    isRequired: false,
    options: [
      { value: "built", label: { zh: "建成之年", en: "the year it was finished" } },
      { value: "movedIn", label: { zh: "入住之年", en: "the year of moving in" } },
      { value: "renovated", label: { zh: "大修之年", en: "the year of rebuilding" } },
    ],
  },
  { name: "question", kind: "textarea", label: { zh: "你想问什么", en: "Your question" }, isRequired: false },
];
