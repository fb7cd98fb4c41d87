import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";
import { birthInput, clockInput, dayStartsAtInput } from "../kit/birth/birth.ts";
import { birthField } from "../kit/birth/birth-field.ts";
import { clockField, dayStartsAtField } from "../kit/birth/clock-fields.ts";
import { transformationSchools } from "./data/transformations.ts";

/** No plate without the hour (it sets 命宫), nor without the sex (it turns the limits). */
const wholeBirth = birthInput.check(
  z.refine(({ time }) => time !== null, { path: ["time"], params: { code: "required" } }),
  z.refine(({ sex }) => sex !== undefined, { path: ["sex"], params: { code: "required" } }),
);

export const purpleStarInput = z.object({
  question: z._default(z.string().check(z.trim(), z.maxLength(questionMaxLength)), ""),
  birth: wholeBirth,
  dayStartsAt: dayStartsAtInput,
  clock: clockInput,
  /** 闰月: split after its fifteenth day, or whole with this month or the next. */
  leapMonth: z._default(z.enum(["split", "this", "next"]), "split"),
  transformations: z._default(z.enum(transformationSchools), "standard"),
});
export type PurpleStarInput = z.infer<typeof purpleStarInput>;

export const purpleStarFields: InputField[] = [
  birthField("birth", { zh: "出生的年月日时与性别", en: "Date, hour and sex at birth" }, ["date", "time", "sex"]),
  { name: "question", kind: "textarea", label: { zh: "你想问什么", en: "Your question" }, isRequired: false },
  clockField,
  dayStartsAtField,
  {
    name: "leapMonth",
    kind: "choice",
    label: { zh: "闰月怎么算", en: "Leap months" },
    isRequired: false,
    options: [
      { value: "split", label: { zh: "十五以前算本月，以后算下月", en: "Split after the fifteenth" } },
      { value: "this", label: { zh: "全算本月", en: "All with this month" } },
      { value: "next", label: { zh: "全算下月", en: "All with the next" } },
    ],
  },
  {
    name: "transformations",
    kind: "choice",
    label: { zh: "四化用哪一派", en: "Whose four transformations" },
    isRequired: false,
    options: [
      { value: "standard", label: { zh: "通行", en: "Common" } },
      { value: "zhongzhou", label: { zh: "中州派", en: "Zhongzhou school" } },
    ],
  },
];
