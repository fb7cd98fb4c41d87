import type { FactOf } from "../kit/fact.ts";

/** `words` and `quote` are the dreamer’s own; lists are parted by commas. */
export type DreamFacts = {
  symbol: {
    symbol: string;
    category: string;
    words: string;
    times: number;
    states: string;
    mood: string | null;
    color: string | null;
    number: number | null;
    salience: number;
    rank: number;
  };
  /** No image of the lexicon was found. */
  unknown: { length: number };
  pair: { a: string; b: string };
  mood: { mood: string; words: string; times: number; waking: string | null };
  act: { act: string; words: string };
  ending: { ending: string; words: string };
  again: { words: string };
  recurring: { symbol: string; times: number; dates: string; dreams: number };
  theme: { theme: string; percent: number; symbols: string; earlier: number; dreams: number };
  moon: { phase: string; percent: number };
  day: { pillar: string; month: number; day: number; leap: boolean };
  classical: { symbol: string; line: string };
};
export type DreamFact = FactOf<DreamFacts>;
