import type { Paragraph } from "../../kit/reading.ts";
import type { ZhouYiFact } from "../facts.ts";
import type { Outline } from "./outline.ts";

/** The answer to a further question, without its chips. */
export interface Answer {
  headline: string;
  paragraphs: Paragraph[];
}

export type Teller = (outline: Outline, facts: readonly ZhouYiFact[], turn: number) => Answer;

export const toParagraph = (label: string, text: string, facts: string[]): Paragraph => ({ label, text, facts, part: "body" });
export const toVerse = (label: string, text: string, facts: string[]): Paragraph => ({ label, text, facts, part: "verse" });
