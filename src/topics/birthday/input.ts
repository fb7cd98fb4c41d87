import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/chat.ts";
import { birthInput, clockInput, dayStartsAtInput } from "../kit/birth/birth.ts";
import { birthField } from "../kit/birth/birth-field.ts";

export const input = z.object({
  birth: birthInput,
  dayStartsAt: dayStartsAtInput,
  clock: clockInput,
  question: z._default(z.string().check(z.trim(), z.maxLength(questionMaxLength)), ""),
});
export type BirthdayInput = z.infer<typeof input>;

export const fields: InputField[] = [
  birthField("birth", { zh: "出生的年月日时、地方和性别", en: "Date, hour and place of birth, and sex" }, ["date", "time", "place", "sex"]),
  {
    name: "dayStartsAt",
    kind: "choice",
    label: { zh: "一天从几点算起", en: "When the day begins" },
    isRequired: false,
    options: [
      { value: "23:00", label: { zh: "夜里十一点，子时一到就换日", en: "At 23:00, with the first double hour" } },
      { value: "00:00", label: { zh: "零点，早晚子时分开", en: "At midnight" } },
    ],
  },
  {
    name: "clock",
    kind: "choice",
    label: { zh: "时辰按哪只钟", en: "Which clock gives the hour" },
    isRequired: false,
    options: [
      { value: "trueSolar", label: { zh: "当地真太阳时", en: "The Sun’s own time there" } },
      { value: "civil", label: { zh: "墙上的钟点", en: "The clock on the wall" } },
    ],
  },
  { name: "question", kind: "textarea", label: { zh: "想问什么", en: "Your question" }, isRequired: false },
];
