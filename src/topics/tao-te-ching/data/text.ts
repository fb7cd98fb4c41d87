import type { Theme } from "../../kit/hearing/question.ts";

/** First and last clause of a passage, counted from 1. */
export type ClauseRange = readonly [number, number];

/** How soon a matter moves, read from the chapter's own image: a river does, a vessel takes years. */
export type Pace = "soon" | "ripens" | "wait";

export interface Chapter {
  /** The received text, clause by clause, with its punctuation. */
  clauses: readonly string[];
  /** How far the chapter says go ahead, −2 … 2. The table is ours. */
  lean: number;
  pace: Pace;
  /** The clauses that speak to each field of life. */
  keys: Record<Theme, ClauseRange>;
  /** The chapter nearest to it in image and argument. */
  kin: number;
}

/** What one chapter says to someone asking now. Phrases without a full stop are fit to stand inside a sentence. */
export interface ChapterText {
  title: string;
  /** One clause that can answer: no capital, no full stop. */
  essence: string;
  /** On doing what was asked about: no full stop. */
  verdict: string;
  picture: string;
  love: string;
  work: string;
  money: string;
  inner: string;
  /** An imperative: no capital, no full stop. */
  act: string;
  /** What to watch for: no capital, no full stop. */
  watch: string;
  /** How the chapter is misused, or its other side. */
  dissent: string;
  /** When: no full stop. */
  timing: string;
}

export interface EnglishChapter extends ChapterText {
  /** Our English, one clause for each Chinese one. */
  clauses: readonly string[];
}
