import type { Locale } from "../../../../shared/i18n/locale.ts";
import { keepLatest } from "../../../../shared/keep-latest.ts";
import { wordClassesEn } from "../data/word-classes.en.ts";
import { wordClassesZh } from "../data/word-classes.zh.ts";

/** Words of one meaning, under one name in both languages: what is learnt in one is heard in the other. */
export type WordClass = readonly [name: string, words: RegExp];

const classes: Record<Locale, readonly WordClass[]> = { zh: wordClassesZh, en: wordClassesEn };

/** The languages a text is written in, as far as its letters show. */
const listSpoken = (text: string): Locale[] => [
  ...(/\p{Script=Han}/u.test(text) ? (["zh"] as const) : []),
  ...(/[a-z]{2}/i.test(text) ? (["en"] as const) : []),
];

const findClasses = (text: string): string[] => [
  ...new Set(listSpoken(text).flatMap((spoken) => classes[spoken].flatMap(([name, words]) => (words.test(text) ? [name] : [])))),
];

/** The classes of words that occur in a text, each once. A turn is looked at several times while it is heard and told, and so are the turns before it. */
export const listClasses = keepLatest<readonly string[]>(64, findClasses);
