import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";

export const askInput = z.object({ question: z.string().check(z.trim(), z.maxLength(questionMaxLength)) });

export const askFields: InputField[] = [{ name: "question", kind: "textarea", label: { zh: "你想问什么", en: "Your question" }, isRequired: true }];
