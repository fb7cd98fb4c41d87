import type { Question } from "./question.ts";

/** @returns how far a question is affirmed, −2 … 2: the lean of the cast, turned about where a yes would be the bad news */
export const toAffirmed = ({ isDreaded }: Question, lean: number): number => (isDreaded ? -lean : lean);
