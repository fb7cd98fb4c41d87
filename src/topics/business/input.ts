import * as z from "zod/mini";
import { toCapital } from "../../shared/capital.ts";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";
import { birthInput } from "../kit/birth/birth.ts";
import { birthField } from "../kit/birth/birth-field.ts";
import { findStrokes } from "../kit/strokes/strokes.ts";
import { toEpochDay } from "../kit/time/civil.ts";
import { parseCivilDate } from "../kit/time/parse-civil.ts";
import { industries } from "./industries.ts";

const mostDays = 366;
/** UTF-16 units of a brand or a company's whole name. */
export const longestName = 40;
const han = /\p{Script=Han}/u;
const allowed = /^[\p{Script=Han}\p{Script=Latin}\p{Mn}\d .&'’·+-]+$/u;

const isCounted = (text: string): boolean =>
  allowed.test(text) && /[\p{Script=Han}\p{Script=Latin}]/u.test(text) && [...text].every((char) => !han.test(char) || findStrokes(char) !== undefined);

const toEpoch = (text: string): number => {
  const { year, month, day } = parseCivilDate(text);
  return toEpochDay(year, month, day);
};
const isDate = (text: string): boolean => {
  try {
    const { year } = parseCivilDate(text);
    return year >= 1851 && year <= 2149;
  } catch {
    return false;
  }
};
const date = z.string().check(z.refine(isDate));

/** A month as it is said, laid on the calendar from the moment of the cast: 下个月 monthsOn 1, 三月 month 3. */
const openingMonth = z.union([
  z.object({ monthsOn: z.number().check(z.int(), z.gte(0), z.lte(11)) }),
  z.object({ month: z.number().check(z.int(), z.gte(1), z.lte(12)), year: z.optional(z.number().check(z.int(), z.gte(1900), z.lte(2148))) }),
  z.object({ days: z.number().check(z.int(), z.gte(1), z.lte(mostDays)) }),
]);

export const businessInput = z
  .object({
    name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(longestName), z.refine(isCounted))),
    /** An id of `industries.ts`, or words that name the trade. */
    industry: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    owner: z.optional(birthInput),
    /** Both ends in. One alone stands for ninety days from or up to it. */
    openingFrom: z.optional(date),
    openingTo: z.optional(date),
    opening: z.optional(openingMonth),
    /** Proposes brand names; `name` is then not needed. */
    suggest: z.optional(z.boolean()),
    /** Characters that must not be used. */
    avoid: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    count: z.optional(z.number().check(z.int(), z.gte(1), z.lte(20))),
    question: z._default(z.string().check(z.trim(), z.maxLength(questionMaxLength)), ""),
  })
  .check(
    z.refine(({ name, suggest }) => suggest === true || name !== undefined, { path: ["name"] }),
    z.refine(
      ({ openingFrom: from, openingTo: to }) =>
        from === undefined || to === undefined || !isDate(from) || !isDate(to) || (toEpoch(to) >= toEpoch(from) && toEpoch(to) - toEpoch(from) < mostDays),
      { path: ["openingTo"] },
    ),
  );
export type BusinessInput = z.infer<typeof businessInput>;

export const businessFields: InputField[] = [
  { name: "name", kind: "text", label: { zh: "名号（公司、店铺、品牌）", en: "Name of the company, shop or brand" }, isRequired: true },
  {
    name: "industry",
    kind: "choice",
    label: { zh: "做哪一行", en: "Line of business" },
    isRequired: true,
    options: industries.map(({ id, name }) => ({ value: id, label: { zh: name.zh, en: toCapital(name.en) } })),
  },
  { ...birthField("owner", { zh: "主事人出生时间", en: "Birth of whoever runs it" }, []), isRequired: false },
  { name: "openingFrom", kind: "date", label: { zh: "开业从哪天起", en: "Opening, from" }, isRequired: false },
  { name: "openingTo", kind: "date", label: { zh: "到哪天止", en: "Opening, to" }, isRequired: false },
  { name: "question", kind: "textarea", label: { zh: "想问什么", en: "Your question" }, isRequired: false },
];
