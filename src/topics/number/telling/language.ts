import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Beyond } from "../../kit/asking/beyond.ts";
import type { HexagramTelling } from "../../kit/hexagrams/data/text.ts";
import type { Relation } from "../../kit/hexagrams/elements.ts";
import type { Hexagram } from "../../kit/hexagrams/king-wen.ts";
import type { TrigramName } from "../../kit/hexagrams/trigrams.ts";
import type { Polarity } from "../../kit/question/polarity.ts";
import type { Theme } from "../../kit/question/question.ts";
import type { NumberTexts } from "../data/text.ts";
import type { NumberCast } from "../engine.ts";

/** How far to yes: index 0 is lean −2, index 4 is lean 2. */
type ByLean = readonly [string, string, string, string, string];

/** {e} what the use does to the body, {c} the moving line's counsel, {s} what the hexagram is like. */
type Way = string;

/** All that differs between the two languages; the rest of the telling is shared. */
export interface Language {
  locale: Locale;
  texts: NumberTexts;
  tellingOf(number: number): HexagramTelling;
  gap: string;
  /** Chinese characters, or English words. */
  lengthOf(text: string): number;
  whole: number;
  basicMost: number;
  nameOf(hexagram: Hexagram): string;
  placeOf(cast: NumberCast): string;
  trigramOf(name: TrigramName): string;
  /** The line's text as a block. */
  quote(cast: NumberCast): string;
  /** How the three numbers made the hexagram. */
  sayCasting(cast: NumberCast): string;
  /** Which trigram is body and which is use, and why. */
  saySides(cast: NumberCast, body: TrigramName, use: TrigramName, isUseUpper: boolean): string;
  sayTurned(turned: TrigramName, changed: Hexagram): string;
  sayTiming(total: number, relation: Relation): string;
  labels: {
    lead: string;
    casting: string;
    use: string;
    line: string;
    middle: string;
    changed: string;
    timing: string;
    dissent: string;
    close: string;
    caution: string;
  };
  themes: Record<Theme, string>;
  openers: Record<Polarity, ByLean>;
  headline: {
    yesNo: Way;
    /** {o} the way it leans to. */
    choice: Way;
    /** {a} and {b} the two ways. */
    choiceEven: Way;
    how: Way;
    why: Way;
    /** {when} */
    when: Way;
    who: Way;
    open: Way;
    beyond: Record<Beyond, Way>;
  };
  /** The same told again on a later turn, out of another hexagram; {h} its name. */
  again: { yesNo: Way; choice: Way; choiceEven: Way; how: Way; why: Way; when: Way; who: Way; open: Way; dissent: Way; theme: Way };
  theme: Record<Theme, Way>;
  dissent: Way;
  /** {h} a hexagram, before a passage of its own. */
  from: { primary: Way; changed: Way; nuclear: Way; opposite: Way; reversed: Way };
  caution: Record<Beyond, string>;
  /** {act} {watch} */
  close: Way;
  followUps: { theme: Record<Theme, string>; when: string; how: string; why: string; dissent: string; use: string; changed: string };
}
