import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Theme } from "../../kit/hearing/question.ts";
import { themes } from "../../kit/hearing/question.ts";
import { getChapter } from "../data/chapters.ts";
import type { ClauseRange } from "../data/text.ts";
import { textsEn } from "../data/texts.en.ts";
import { findChapterNumber } from "../understand.ts";

const dissent: Record<Locale, RegExp> = {
  zh: /反对|反过来|反面|另一面|异议|唱反调|不同(?:的)?(?:意见|说法|声音)/,
  en: /\b(?:oppos\w+|disagree\w*|dissent\w*|other side|against it|counter\w*)\b/i,
};
const line: Record<Locale, RegExp> = {
  zh: /这(?:一)?句|那(?:一)?句|哪(?:一)?句|原文|怎么讲|什么意思|怎么解|解释|第[一二两三四五六七八九十\d]+句/,
  en: /\b(?:what does .+ mean|meaning of|explain|that line|this line|the verse|(?:first|second|third|last) line)\b/i,
};

export const asksOfDissent = (text: string, locale: Locale): boolean => dissent[locale].test(text);

/** Another chapter that a follow-up names. */
export const findNamedChapter = (text: string, own: number): number | null => {
  const named = findChapterNumber(text);
  return named === null || named === own ? null : named;
};

const toPlain = (text: string): string => text.toLowerCase().replace(/[^\p{Script=Han}a-z]/gu, "");
const quoted = /[“"「『](.{1,200}?)[”"」』]/;

/** The clauses a follow-up quotes, where this chapter has them; the passage for `theme` where it only asks what the words mean. */
export const findAskedLine = (text: string, locale: Locale, chapter: number, theme: Theme): { range: ClauseRange; theme: Theme } | null => {
  const { clauses, keys } = getChapter(chapter);
  const words = toPlain(quoted.exec(text)?.[1] ?? "");
  const list = /\p{Script=Han}/u.test(words) ? clauses : textsEn[chapter]!.clauses;
  const hits = words.length < 2 ? [] : list.flatMap((clause, at) => (words.includes(toPlain(clause)) || toPlain(clause).includes(words) ? [at + 1] : []));
  const [first] = hits;
  if (first !== undefined) {
    const range: ClauseRange = [first, hits.at(-1)!];
    return { range, theme: themes.find((candidate) => keys[candidate][0] <= first && first <= keys[candidate][1]) ?? theme };
  }
  return line[locale].test(text) ? { range: keys[theme], theme } : null;
};
