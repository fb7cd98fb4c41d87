import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Beyond } from "../../kit/hearing/beyond.ts";
import type { Polarity } from "../../kit/hearing/polarity.ts";
import type { Theme } from "../../kit/hearing/question.ts";
import type { ChapterText, ClauseRange, Pace } from "../data/text.ts";
import type { Half } from "../facts.ts";

/** Several ways to say one thing. {c} a chapter's name, {title} its title, {v} its verse, {e} its essence, {t} its timing; others are named where they stand. */
export type Ways = readonly string[];

/** How far to yes: index 0 is lean −2, index 4 is lean 2. */
type ByLean = readonly [string, string, string, string, string];

interface Span {
  least: number;
  most: number;
}

/** All that differs between the two languages; the rest of the telling is shared. */
export interface Language {
  locale: Locale;
  texts: Record<number, ChapterText>;
  /** Essences in brief; a chapter without one is brief enough. */
  briefs: Readonly<Record<number, string>>;
  /** Which of two ways, by the order they were named in. */
  nths: readonly [string, string];
  paces: Record<Pace, string>;
  /** What stands between two sentences. */
  gap: string;
  /** Chinese characters, or English words. */
  lengthOf(text: string): number;
  whole: Span;
  basic: Span;
  /** A classical passage as a block. */
  quote(chapter: number, range: ClauseRange): string;
  /** The same inside a sentence, without its last mark. */
  inline(chapter: number, range: ClauseRange): string;
  nameOf(chapter: number): string;
  /** A whole number, 1 … 99, as it is written in a sentence. */
  countOf(number: number): string;
  listed(names: string[]): string;
  labels: { chapter: string; verse: string; neighbour: string; craft: string; dissent: string; close: string; caution: string };
  themes: Record<Theme, string>;
  /** Between an opener and an essence. */
  openers: Record<Polarity, ByLean>;
  /** Where what is dreaded may come, somewhat and much; what is so already is said plainly. */
  dreaded: readonly [string, string];
  headline: {
    yesNo: string;
    /** {o} the way it leans to. */
    choice: Ways;
    /** {nth} which of the two that is, where they are too long to be said. */
    choiceNth: string;
    /** {a} and {b} the two ways. */
    choiceEven: string;
    choiceLevel: string;
    how: Ways;
    why: Ways;
    when: Ways;
    /** {pace} */
    whenShort: string;
    who: Ways;
    open: Ways;
    /** The essence alone. */
    plain: string;
    beyond: Record<Beyond, string>;
  };
  caution: Record<Beyond, string>;
  drawn: Ways;
  named: string;
  neighbour: Ways;
  half: Record<Half, string>;
  /** {n} how many of the eighty-one: leaning to no, to neither, to yes. */
  leaning: readonly [string, string, string];
  /** {n} */
  pace: Record<Pace, string>;
  timing: string;
  /** {clause} {chapters} */
  echo: string;
  /** {act} and {watch} */
  close: string;
  answer: {
    theme: Record<Theme, string>;
    dissent: string;
    how: string;
    line: string;
    chapter: string;
    from: Ways;
    practice: Ways;
  };
  followUps: {
    theme: Record<Theme, string>;
    when: string;
    how: string;
    why: string;
    dissent: string;
    /** {v} */
    line: string;
    /** {c} */
    chapter: string;
  };
}
