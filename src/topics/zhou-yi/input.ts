import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";

export const methods = ["coins", "yarrow", "numbers", "manual"] as const;
export type Method = (typeof methods)[number];

const lineValue = z.union([z.literal(6), z.literal(7), z.literal(8), z.literal(9)]);
const wholeNumber = z.number().check(z.int(), z.gte(0), z.lte(999_999));

export const zhouYiInput = z
  .object({
    question: z._default(z.string().check(z.trim(), z.maxLength(questionMaxLength)), ""),
    method: z._default(z.enum(methods), "coins"),
    /** `manual`: the person's own throws, bottom up. */
    lines: z.optional(z.tuple([lineValue, lineValue, lineValue, lineValue, lineValue, lineValue])),
    /** `numbers`: upper, lower, moving; drawn when left out. */
    numbers: z.optional(z.tuple([wholeNumber, wholeNumber, wholeNumber])),
  })
  .check(z.refine(({ method, lines }) => method !== "manual" || lines !== undefined, { path: ["lines"] }));
export type ZhouYiInput = z.infer<typeof zhouYiInput>;

export const zhouYiFields: InputField[] = [
  { name: "question", kind: "textarea", label: { zh: "你想问什么", en: "Your question" }, isRequired: false },
  {
    name: "method",
    kind: "choice",
    label: { zh: "起卦的法子", en: "How to cast" },
    isRequired: false,
    options: [
      { value: "coins", label: { zh: "三枚铜钱", en: "Three coins" } },
      { value: "yarrow", label: { zh: "四十九根蓍草", en: "Forty-nine yarrow stalks" } },
      { value: "numbers", label: { zh: "报三个数", en: "Three numbers" } },
      { value: "manual", label: { zh: "我自己摇好了", en: "My own throws" } },
    ],
  },
  { name: "lines", kind: "lines", label: { zh: "六爻，自下而上", en: "Six lines, bottom up" }, isRequired: false },
];
