import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";
import { birthInput, clockInput, dayStartsAtInput } from "../kit/birth/birth.ts";
import { birthField } from "../kit/birth/birth-field.ts";
import { clockField, dayStartsAtField } from "../kit/birth/clock-fields.ts";

export const birthdayInput = z.object({
  birth: birthInput,
  dayStartsAt: dayStartsAtInput,
  clock: clockInput,
  question: z._default(z.string().check(z.trim(), z.maxLength(questionMaxLength)), ""),
});
export type BirthdayInput = z.infer<typeof birthdayInput>;

export const birthdayFields: InputField[] = [
  birthField("birth", { zh: "出生的年月日时、地方和性别", en: "Date, hour and place of birth, and sex" }, ["date", "time", "place", "sex"]),
  dayStartsAtField,
  clockField,
  { name: "question", kind: "textarea", label: { zh: "想问什么", en: "Your question" }, isRequired: false },
];
