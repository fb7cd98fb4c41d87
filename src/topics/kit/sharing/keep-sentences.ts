import type { Locale } from "../../../shared/i18n/locale.ts";
import { fold } from "../terms/fold.ts";
import type { Term } from "../terms/term.ts";
import type { CoarseLine, Held, Sharing } from "./sharing.ts";

/** What closes a sentence, with the quotes after it; in English only before a space. */
const closing: Record<Locale, RegExp> = {
  zh: /[。！？!?…]{1,4}[”’」）)]{0,4}|\n/gu,
  en: /[.!?…]{1,4}[”’"')]{0,4}(?=\s|$)|\n/gu,
};

/** A text in its sentences, each with what closes it. */
export const listSentences = (text: string, locale: Locale): string[] => {
  const ends = [...text.matchAll(closing[locale])].map((match) => match.index + match[0].length);
  return [...ends, text.length].map((end, place) => text.slice(ends[place - 1] ?? 0, end)).filter((sentence) => sentence.trim() !== "");
};

const figures = /[\p{Nd}%°′]/u;
/** A date, an age or a span of years in words. */
const spelt =
  /[〇零一二三四五六七八九十百两]{1,4}(?:年|月|日|号|岁|点钟)|[上中下]旬|虚岁|\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/iu;
const latinLetter = /[a-z0-9]/;

/** Finds the names of things in a text, in any language. Linear in the text for a given list of names. */
const toNameFinder = (names: ReadonlySet<string>) => {
  const lengths = [...new Set([...names].map(({ length }) => length))];
  const isWhole = (text: string, from: number, to: number): boolean => {
    if (!latinLetter.test(text[from]!)) return true;
    return !latinLetter.test(text[from - 1] ?? "") && !(latinLetter.test(text[to] ?? "") && !/^e?s(?![a-z0-9])/.test(text.slice(to, to + 3)));
  };
  return (folded: string): boolean => {
    for (const length of lengths)
      for (let from = 0; from + length <= folded.length; from++)
        if (names.has(folded.slice(from, from + length)) && isWhole(folded, from, from + length)) return true;
    return false;
  };
};

export interface Keeping {
  sharing: Sharing;
  cast: unknown;
  terms: readonly Term[];
  /** The coarse cast: what its lines name may be named. */
  lines: readonly CoarseLine[];
  locale: Locale;
  /** What stays out. */
  out: readonly Held[];
}

/** @returns a test of a sentence: whether it may be shown while what is `out` stays out */
export const toKeeper = ({ sharing: { words = "chart", hides, listNames }, cast, terms, lines, out }: Keeping): ((sentence: string) => boolean) => {
  const shown = fold(lines.map(({ label, value }) => `${label} ${value}`).join(" "));
  // One character is a word of everyday Chinese as often as a term; what matters of those is in `hides`.
  const known = terms.flatMap(({ names }) => [...names.zh, ...names.en].map(fold)).filter((name) => name.length > 1 && !shown.includes(name));
  const namesTerm = toNameFinder(new Set(words === "chart" && out.includes("birth") ? known : []));
  const people = out.includes("name") ? (listNames?.(cast) ?? []).flatMap((name) => (name ? [fold(name)] : [])) : [];
  const namesSomebody = toNameFinder(new Set(people.filter((name) => name.length > 1 || !latinLetter.test(name))));
  const isBirth = (sentence: string): boolean => {
    // What the lines say is allowed to be said, so it is not what a sentence is judged by.
    const rest = lines.reduce((text, { label, value }) => text.replaceAll(value, "").replaceAll(label, ""), sentence);
    if (hides?.test(rest)) return true;
    return words === "chart" && (figures.test(rest) || spelt.test(rest) || namesTerm(fold(rest)));
  };
  return (sentence) => !(out.includes("birth") && isBirth(sentence)) && !namesSomebody(fold(sentence));
};

/** The sentences of a text that may be shown, in their order. */
export const keepSentences = (text: string, isKept: (sentence: string) => boolean, locale: Locale): string =>
  listSentences(text, locale)
    .filter((sentence) => isKept(sentence))
    .join("")
    .trim();
