import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";
import { chapterCount } from "./data/chapters.ts";

export const taoTeChingInput = z.object({
  question: z._default(z.string().check(z.trim(), z.maxLength(questionMaxLength)), ""),
  /** Left out: a chapter is drawn. */
  chapter: z.optional(z.number().check(z.int(), z.gte(1), z.lte(chapterCount))),
});
export type TaoTeChingInput = z.infer<typeof taoTeChingInput>;

export const taoTeChingFields: InputField[] = [
  { name: "question", kind: "textarea", label: { zh: "想问的事", en: "Your question" }, isRequired: false },
  { name: "chapter", kind: "number", label: { zh: "第几章（一到八十一）", en: "Which chapter (1 to 81)" }, isRequired: false },
];
