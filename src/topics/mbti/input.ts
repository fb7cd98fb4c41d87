import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";
import { answersInput } from "../kit/questionnaire/answers-input.ts";
import { testVersions } from "../kit/questionnaire/questionnaire.ts";
import { listItems } from "../kit/sixteen-types/items.ts";

const head = z.object({
  test: z._default(z.literal("mbti"), "mbti"),
  version: z.enum(testVersions),
  /** What the reading answers; nothing is scored from it. */
  question: z.optional(z.string().check(z.trim(), z.maxLength(questionMaxLength))),
});

export const mbtiInput = answersInput(head, ({ version }) => listItems(version));
export type MbtiInput = z.infer<typeof mbtiInput>;

export const mbtiFields: InputField[] = [
  {
    name: "version",
    kind: "choice",
    label: { zh: "做哪一版", en: "Which length" },
    isRequired: true,
    options: [
      { value: "simplified", label: { zh: "简版 28 题，约 4 分钟", en: "Short: 28 questions, about 4 minutes" } },
      { value: "standard", label: { zh: "标准版 93 题，约 13 分钟", en: "Standard: 93 questions, about 13 minutes" } },
      { value: "full", label: { zh: "完整版 200 题，约 28 分钟", en: "Full: 200 questions, about 28 minutes" } },
    ],
  },
  { name: "answers", kind: "answers", label: { zh: "答案", en: "Answers" }, isRequired: true },
];
