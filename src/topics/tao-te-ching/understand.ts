import type { Locale } from "../../shared/i18n/locale.ts";
import { chapterCount } from "./data/chapters.ts";
import type { TaoTeChingInput } from "./input.ts";

const digits = "一二三四五六七八九";

/** 八 → 8, 十 → 10, 四十一 → 41; NaN for anything else. */
const parseChinese = (text: string): number => {
  const match = /^(?:([二两三四五六七八九])?(十))?([一二三四五六七八九])?$/.exec(text);
  if (!match || text === "") return Number.NaN;
  const tens = match[2] ? (match[1] ? digits.indexOf(match[1]) + 1 : 1) : 0;
  return tens * 10 + (match[3] ? digits.indexOf(match[3]) + 1 : 0);
};

/** “抽一章” is any chapter, “第一章” the first. */
const anyOne = /(?<!第\s{0,9})一\s*章/;
const zh = /第?\s{0,9}([一二三四五六七八九十]{1,4}|\d{1,2})\s*章/;
const en = /\b(?:chapter|ch\.?)\s*(\d{1,2})\b/i;

/** The number before 章, whether there is such a chapter or not. */
const findNumber = (text: string): number | null => {
  if (anyOne.test(text) && !/[十二三四五六七八九]一\s*章/.test(text)) return null;
  const word = zh.exec(text)?.[1] ?? en.exec(text)?.[1];
  if (word === undefined) return null;
  const number = /^\d+$/.test(word) ? Number(word) : parseChinese(word);
  return Number.isNaN(number) ? null : number;
};

/** The chapter a text names: “第八章”, “第 41 章”, “chapter 8”; null where it names none or one there is not. */
export const findChapterNumber = (text: string): number | null => {
  const number = findNumber(text);
  return number !== null && number >= 1 && number <= chapterCount ? number : null;
};

/** The chapter that a text asks for, if it names one; a ninetieth is refused by the input, and asked again. */
export const understandTaoTeChing = (text: string, _known: Partial<TaoTeChingInput>, _locale: Locale): Partial<TaoTeChingInput> => {
  const chapter = findNumber(text);
  return chapter === null ? {} : { chapter };
};
