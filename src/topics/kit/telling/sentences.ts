import type { Locale } from "../../../shared/i18n/locale.ts";

/** The sentences of a Markdown text, trimmed; quoted verse (`> `) is left out, and so is what is too short to be called shared. */
export const toSentences = (text: string): string[] =>
  text
    .replace(/^>.*$/gm, "")
    .split(/(?<=[。？！])[”’」]?|(?<=[.?!])[”’]?(?=\s|$)|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 6);

export const countChinese = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0;
/** Chinese lines quoted in an English reading do not count. */
export const countEnglish = (text: string): number => text.match(/[A-Za-z0-9][A-Za-z0-9’'-]*/g)?.length ?? 0;

/** The length of a text in its language's unit: Chinese characters, English words. */
export const countWords = (text: string, locale: Locale): number => (locale === "zh" ? countChinese(text) : countEnglish(text));

/** What a reading comes to at least where the chart has as much to say, and at most. */
export const readingLength = {
  zh: { basic: { least: 120, most: 260 }, whole: { least: 700, most: 1300 } },
  en: { basic: { least: 90, most: 200 }, whole: { least: 500, most: 900 } },
} as const;
