import type { ItemWords } from "../../kit/questionnaire/questionnaire.ts";
import type { LivedPart } from "./parts.ts";

/** Two ways to say the same; a person hears one of them. */
export type Ways = readonly [string, string];

/** What a test of scales is told with in one language. Whole sentences, but for names and heads. */
export interface ProfileTexts<Scale extends string = string, Id extends string = string> {
  /** What the test is called within a sentence. */
  test: string;
  /** The scores are shares of a hundred, got from pairs of statements, and no sums of five-step answers. */
  isShares?: true;
  /** The scale with its number or letters: 五号旁观, Type 5 (Watching). */
  names: Readonly<Record<Scale, string>>;
  /** The scale in two to four characters, or in a word. */
  shorts: Readonly<Record<Scale, string>>;
  /** What the scale measures, as a chip's note. */
  notes: Readonly<Record<Scale, string>>;
  statements: Readonly<Record<Id, ItemWords>>;
  /** A clause without its subject, which is you: 先退半步看清，再决定靠不靠近. It answers a question about its part. */
  heads: Readonly<Record<Scale, Readonly<Record<LivedPart, string>>>>;
  /** What a strong yes to an item (for a reversed one: a strong no) says. */
  loud: Readonly<Record<Id, string>>;
  /** What one does whose first scale this is, and another way to say it. */
  does: Readonly<Record<Scale, Readonly<Record<LivedPart, string>>>>;
  doesToo: Readonly<Record<Scale, Readonly<Record<LivedPart, string>>>>;
  /** What it costs, or how others take it. */
  costs: Readonly<Record<Scale, Readonly<Record<LivedPart, string | Ways>>>>;
  /** What it adds as the second. */
  second: Readonly<Record<Scale, Readonly<Record<LivedPart, string>>>>;
  /** What is left out where it is the lowest. */
  low: Readonly<Record<Scale, Readonly<Record<LivedPart, string>>>>;
  /** What it holds against the first, where it is the second. */
  against: Readonly<Record<Scale, Ways>>;
  /** One thing to do this week; without a head word. */
  doing: Readonly<Record<Scale, Readonly<Record<LivedPart, string>>>>;
  /** One thing to watch for; without a head word. */
  watching: Readonly<Record<Scale, Ways>>;
}
