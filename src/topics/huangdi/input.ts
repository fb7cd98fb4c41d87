import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";
import { birthInput, clockInput, dayStartsAtInput } from "../kit/birth/birth.ts";
import { birthField } from "../kit/birth/birth-field.ts";
import { clockField, dayStartsAtField } from "../kit/birth/clock-fields.ts";

/** Without the hour there is neither place nor weight. */
const timedBirth = birthInput.check(z.refine(({ time }) => time !== null, { path: ["time"], params: { code: "required" } }));

export const huangdiInput = z.object({
  question: z._default(z.string().check(z.trim(), z.maxLength(questionMaxLength)), ""),
  birth: timedBirth,
  season: z._default(z.enum(["lunar", "terms"]), "lunar"),
  dayStartsAt: dayStartsAtInput,
  clock: clockInput,
});
export type HuangdiInput = z.infer<typeof huangdiInput>;

export const huangdiFields: InputField[] = [
  birthField("birth", { zh: "出生的年月日和时辰", en: "Date and hour of birth" }, ["date", "time"]),
  { name: "question", kind: "textarea", label: { zh: "你想问什么", en: "Your question" }, isRequired: false },
  {
    name: "season",
    kind: "choice",
    label: { zh: "四季怎么分", en: "How seasons are divided" },
    isRequired: false,
    options: [
      { value: "lunar", label: { zh: "按农历月，正二三月是春", en: "By lunar month, the first three being spring" } },
      { value: "terms", label: { zh: "按节气，立春起是春", en: "By solar term, spring from Start of Spring" } },
    ],
  },
  clockField,
  dayStartsAtField,
];
