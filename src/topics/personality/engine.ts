import type { TestResult } from "../kit/questionnaire/questionnaire.ts";
import type { PersonalityInput } from "./input.ts";
import { getScore } from "./instruments/scores.ts";

/** A test's result, with the test's own findings beside. Nothing is drawn: the same answers give the same cast. */
export type PersonalityCast = TestResult;

/** @param input as the topic's `parse` gives it: the answers in the items' order */
export const castPersonality = ({ test, answers }: PersonalityInput): PersonalityCast => getScore(test).score(answers);
