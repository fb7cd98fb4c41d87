import type { Locale } from "../../../shared/i18n/locale.ts";

export const lotSetIds = ["guanyin-100", "leiyushi-100", "jiazi-60", "wongtaisin-100"] as const;
export type LotSetId = (typeof lotSetIds)[number];

/** How a lot answers yes or no, −2 (no) … 2 (yes). Ours, from its grade and its verse; it sets the tone and is shown nowhere as tradition. */
type LotLean = -2 | -1 | 0 | 1 | 2;

export interface LotFacts {
  /** From 1. */
  number: number;
  /** As the set prints it in Chinese (`上`, `中平`, `上吉`); null where the set has no grades. */
  grade: string | null;
  /** `甲子` (sixty lots), `甲乙` (Leiyushi: two stems), `子` (Guanyin: the palace); null where the set counts by number alone. */
  ganzhi: string | null;
  lean: LotLean;
  /** The old tale the lot is named for (`钟离成道` · Zhongli Finds the Way); where the set gives none, a short name of our own. */
  title: Record<Locale, string>;
  /** True when `title` is the tale that the set itself prints, false when it is our own. */
  isStory: boolean;
}

/** The lots of one set, in order, 1 first. */
export type SetFacts = readonly LotFacts[];

/** Verse by lot number, one string a line, simplified, without punctuation. Null: not every line agrees with the received text, so none is quoted. */
export type SetVerses = Readonly<Record<number, readonly string[] | null>>;

/** What one lot says in one language. Plain sentences without Markdown; no sentence occurs twice in a set. */
export interface LotText {
  /** 1–2 sentences: the picture of the verse (or of the tale) in our own words. Told as a paragraph of its own, so it must stand alone. */
  image: string;
  /** One sentence that answers whatever was asked, its lean first, in this lot's own nouns. It is the headline where one holds it. */
  essence: string;
  /** The headline where `essence` is longer than one holds: a sentence of its own that answers the same. */
  head?: string;
  /** 1–2 sentences each: what this picture says of that matter; marriage and affection, */
  love: string;
  /** work, study, business and money, */
  work: string;
  /** illness and recovery: mood, rest and pace only, a doctor where it is more, */
  health: string;
  /** going away, moving house, someone on the way, */
  travel: string;
  /** a thing or person lost, */
  lost: string;
  /** a dispute, a court, papers. */
  lawsuit: string;
  /** One short sentence: a thing to do this week. */
  doing: string;
  /** One short sentence: a thing to keep an eye on. */
  watching: string;
}

/** Texts of one set in one language, by lot number. */
export type SetTexts = Readonly<Record<number, LotText>>;
