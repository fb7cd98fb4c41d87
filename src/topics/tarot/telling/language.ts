import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Phrases } from "../data/phrases.ts";
import type { CardText } from "../data/text.ts";

/** All that differs between the two languages; the rest of the telling is shared. */
export interface Language {
  locale: Locale;
  phrases: Phrases;
  texts: Record<string, CardText>;
  /** What stands between two sentences. */
  gap: string;
  /** A card's name inside a sentence, and at its head. */
  toInner(name: string): string;
  toHead(name: string): string;
  listed(names: string[]): string;
  /** Chinese characters, or English words. */
  lengthOf(text: string): number;
  /** Least and most length of a Plus reading of three cards or more. */
  span: { least: number; most: number };
}

const bare = new Set(["Strength", "Justice", "Death", "Temperance", "Judgement"]);
const toInnerEn = (name: string): string => (bare.has(name) ? name : `the ${name.replace(/^The /, "")}`);

export const chinese = (phrases: Phrases, texts: Record<string, CardText>): Language => ({
  locale: "zh",
  phrases,
  texts,
  gap: "",
  toInner: (name) => name,
  toHead: (name) => name,
  listed: (names) => names.join("、"),
  lengthOf: (text) => text.replace(/\s/g, "").length,
  span: { least: 720, most: 1280 },
});

export const english = (phrases: Phrases, texts: Record<string, CardText>): Language => ({
  locale: "en",
  phrases,
  texts,
  gap: " ",
  toInner: toInnerEn,
  toHead: (name) => toInnerEn(name).replace(/^the/, "The"),
  listed: (names) => names.join(", "),
  lengthOf: (text) => text.split(/\s+/).filter(Boolean).length,
  span: { least: 515, most: 880 },
});
