import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";

const largest = 999_999;
const wholeNumber = z.number().check(z.int(), z.gte(0), z.lte(largest));

export const numberInput = z.object({
  question: z._default(z.string().check(z.trim(), z.maxLength(questionMaxLength)), ""),
  /** Upper, lower, moving, as the person said them; null: they are drawn. */
  digits: z._default(z.nullable(z.tuple([wholeNumber, wholeNumber, wholeNumber])), null),
});
export type NumberInput = z.infer<typeof numberInput>;

export const numberFields: InputField[] = [{ name: "question", kind: "textarea", label: { zh: "想问的事", en: "Your question" }, isRequired: false }];
