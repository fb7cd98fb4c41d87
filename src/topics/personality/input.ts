import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";
import { answersInput } from "../kit/questionnaire/answers-input.ts";
import { testIds, testVersions } from "../kit/questionnaire/questionnaire.ts";
import { getScore, openTests } from "./instruments/scores.ts";
import { testNames } from "./test-names.ts";

const head = z.object({
  question: z._default(z.string().check(z.trim(), z.maxLength(questionMaxLength)), ""),
  test: z.enum(openTests),
  /** Each test here has one length, whatever is asked for. */
  version: z._default(z.enum(testVersions), "standard"),
});

export const personalityInput = answersInput(head, ({ test }) => getScore(test).items);
export type PersonalityInput = z.infer<typeof personalityInput>;

export const personalityFields: InputField[] = [
  {
    name: "test",
    kind: "choice",
    label: { zh: "做哪一套", en: "Which test" },
    isRequired: true,
    // The sixteen types are sat in their own topic; the flow leads there.
    options: testIds.filter((value) => value === "mbti" || openTests.includes(value)).map((value) => ({ value, label: testNames[value] })),
  },
  { name: "answers", kind: "answers", label: { zh: "作答", en: "Your answers" }, isRequired: true },
  { name: "question", kind: "textarea", label: { zh: "想知道什么", en: "What you’d like to know" }, isRequired: false },
];
