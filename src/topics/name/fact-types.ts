import type { GridName } from "../kit/grids/grids.ts";
import type { Luck } from "../kit/grids/numbers.ts";
import type { Element, Relation } from "../kit/hexagrams/elements.ts";
import type { Joint } from "./english.ts";
import type { Origin } from "./english-names.ts";

export type NameFacts = {
  /** One character and its count; `today` is what one writes now, `part` what stands beside the radical. */
  char: {
    place: number;
    char: string;
    traditional: string;
    strokes: number;
    today: number;
    isNumeral: boolean;
    radical: string;
    radicalStrokes: number;
    shortForm: string | null;
    rest: number;
    part: string | null;
    element: Element | null;
    disputed: string | null;
  };
  /** `sum` is written out: "7 + 8". */
  grid: { grid: GridName; number: number; sum: string; element: Element; luck: Luck; variant: number | null };
  triad: { triad: string; heaven: Element; person: Element; earth: Element; above: Relation; below: Relation; score: number; luck: Luck };
  sound: { pinyin: string; tones: string; issues: string; homophones: string; score: number };
  /** What the birth chart has nothing of and what it can use, as lists of element keys parted by commas. */
  wanted: { pillars: string; lacks: string; useful: string; brought: string; percent: number };
  /** A character that may be short for another. */
  alternative: { place: number; char: string; counted: string; countedStrokes: number; other: string; otherStrokes: number; total: number };
  score: { score: number; parts: string };
  suggestion: { rank: number; name: string; traditional: string; pinyin: string; score: number; triad: string; grids: string };
  /** One of the three numbers of an English name. */
  number: { of: "expression" | "soulUrge" | "personality"; name: string; sum: number; root: number };
  word: { place: number; word: string; letters: string; sum: number; root: number; syllables: number; origin: Origin | null };
  initials: { initials: string; clash: string | null };
  rhythm: { pattern: string; joint: Joint; longestRun: number };
};
