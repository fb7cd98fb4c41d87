import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Beyond } from "../../kit/hearing/beyond.ts";
import type { Polarity } from "../../kit/hearing/polarity.ts";
import type { Theme } from "../../kit/hearing/question.ts";
import type { HexagramTelling } from "../../kit/hexagrams/data/text.ts";
import type { Relation } from "../../kit/hexagrams/elements.ts";
import type { Hexagram } from "../../kit/hexagrams/king-wen.ts";
import type { TrigramName } from "../../kit/hexagrams/trigrams.ts";
import type { NumberTexts } from "../data/text.ts";
import type { NumberCast } from "../engine.ts";

/** How far to yes: index 0 is lean −2, index 4 is lean 2. */
type ByLean = readonly [string, string, string, string, string];

/** {e} what the use does to the body, {b} that in brief, {c} the moving line’s counsel, {s} what the hexagram is like. */
type Way = string;
/** Of a headline, from the fullest to the shortest: the first that stands in two lines of a phone is said. */
type Ways = readonly string[];

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
  /** The span alone, as a headline says it. */
  sayWhen(total: number, relation: Relation): string;
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
  /** Where what is dreaded may come, somewhat and much; what is so already is said plainly. */
  dreaded: readonly [string, string];
  headline: {
    yesNo: Ways;
    /** {o} the way it leans to, {nth} which of the two that is. */
    choice: Ways;
    /** {a} and {z} the two ways. */
    choiceEven: Ways;
    how: Ways;
    why: Ways;
    /** {when} */
    when: Ways;
    who: Ways;
    open: Ways;
    beyond: Record<Beyond, Ways>;
  };
  /** The same told again on a later turn, out of another hexagram; {h} its name. */
  again: { yesNo: Ways; choice: Ways; choiceEven: Ways; how: Ways; why: Ways; when: Ways; who: Ways; open: Ways; dissent: Ways; theme: Ways };
  theme: Record<Theme, Ways>;
  dissent: Ways;
  /** Which of two ways, by the order they were named in. */
  nths: readonly [string, string];
  /** What a headline left out, as the first sentence of the text. */
  rest: { essence: Way; counsel: Way; source: Way; who: Way; when: Way };
  /** {h} a hexagram, before a passage of its own. */
  from: { primary: Way; changed: Way; nuclear: Way; opposite: Way; reversed: Way };
  caution: Record<Beyond, string>;
  /** {act} {watch} */
  close: Way;
  followUps: { theme: Record<Theme, string>; when: string; how: string; why: string; dissent: string; use: string; changed: string };
}
