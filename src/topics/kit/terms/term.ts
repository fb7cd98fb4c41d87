import { type Locale, locales } from "../../../shared/i18n/locale.ts";
import { fold } from "./fold.ts";

export interface Term {
  /** What it is called in each language, the usual name first; other spellings after it. */
  names: Record<Locale, readonly [string, ...string[]]>;
  /** What it means, in plain words, one to three sentences. */
  meaning: Record<Locale, string>;
}

/** @param zh its names, the usual one first, with a bar between them; `en` the same */
export const toTerm = (zh: string, en: string, meaningZh: string, meaningEn: string): Term => ({
  names: { zh: zh.split("|") as [string, ...string[]], en: en.split("|") as [string, ...string[]] },
  meaning: { zh: meaningZh, en: meaningEn },
});

interface Index {
  byName: ReadonlyMap<string, Term>;
  /** The lengths that names have, longest first. */
  lengths: readonly number[];
}

const indexes = new WeakMap<readonly Term[], Index>();

const toIndex = (terms: readonly Term[]): Index => {
  const byName = new Map<string, Term>();
  for (const term of terms) for (const name of locales.flatMap((locale) => term.names[locale])) if (!byName.has(fold(name))) byName.set(fold(name), term);
  const lengths = [...new Set([...byName.keys()].map(({ length }) => length))].sort((one, other) => other - one);
  return { byName, lengths };
};

const getIndex = (terms: readonly Term[]): Index => {
  const known = indexes.get(terms);
  if (known) return known;
  const made = toIndex(terms);
  indexes.set(terms, made);
  return made;
};

const han = /\p{Script=Han}/u;
const latin = /[a-z0-9]/;
/** What may follow a name of one character in a question about it: 体是什么. */
const asksAfter = /^(?:是|指|的意思|(?:是)?(?:什么|啥)意思|怎么讲)/;
const asksBefore = /(?:什么是|什么叫|何谓|啥是|啥叫)$/;
const askLength = 4;

const isWhole = (text: string, from: number, to: number): boolean => {
  const [first, last] = [text[from]!, text[to - 1]!];
  if (latin.test(first) && latin.test(text[from - 1] ?? "")) return false;
  // A plural is the same word: squares, houses.
  if (latin.test(last) && latin.test(text[to] ?? "") && !/^e?s(?![a-z0-9])/.test(text.slice(to, to + 3))) return false;
  if (to - from > 1) return true;
  const before = text.slice(Math.max(0, from - askLength), from);
  const after = text.slice(to, to + askLength);
  return (!han.test(text[from - 1] ?? "") || asksBefore.test(before)) && (!han.test(text[to] ?? "") || asksAfter.test(after));
};

/** The term with the longest name that occurs in the text, in either language; of names of one length the first. Linear in the text. */
export const findTerm = (terms: readonly Term[], text: string): Term | undefined => {
  const { byName, lengths } = getIndex(terms);
  const folded = fold(text);
  for (const length of lengths)
    for (let from = 0; from + length <= folded.length; from++) {
      const found = byName.get(folded.slice(from, from + length));
      if (found && isWhole(folded, from, from + length)) return found;
    }
  return undefined;
};
