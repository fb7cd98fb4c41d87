import type { Locale } from "../../shared/i18n/locale.ts";
import type { NumberInput } from "./input.ts";

const figure: Record<string, number> = { 零: 0, 〇: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 };
const named = "零〇一二两三四五六七八九";

const gap = String.raw`[\s,，、/和与·-]+(?:and\s+)?`;
const three = new RegExp(String.raw`(?<![\d.:：])(\d{1,6})${gap}(\d{1,6})${gap}(\d{1,6})(?![\d.]|[:：]\d|\s*[年月日号点时元块万%％])`);
const run = /(?<![\d.:：])([0-9])([0-9])([0-9])(?![\d.]|[:：]\d|\s*[年月日号点时元块万个天岁%％])/;
const runZh = new RegExp(`(?<![${named}十百千万第])([${named}])[\\s,，、]*([${named}])[\\s,，、]*([${named}])(?![${named}十百千万年月日号点个天岁章])`);

/** Words that say the numbers are meant for a cast. */
const says = /报(?:的)?(?:三个)?数|起卦|三个数|三数|数字|(?:数|号码)(?:是|为|：|:)|\b(?:numbers?|digits?|figures?|cast)\b/i;
const only = new RegExp(`^[\\s\\d${named}.,，、/和与·。:：-]+$`);

/** Three short numbers apart, at the head or the tail of a question; none of them a year, an amount or an hour. */
const apart = String.raw`(\d{1,3})[\s,，、]+(\d{1,3})[\s,，、]+(\d{1,3})`;
const atHead = new RegExp(String.raw`^${apart}(?![\d.]|[:：]\d|\s*[年月日号点时元块万个天岁%％])(?=[\s,，.。、:：;；?？]|[\u4e00-\u9fff])`);
const atTail = new RegExp(String.raw`[\s,，.。、:：;；?？]${apart}[.。]?$`);

const toDigits = (words: readonly string[]): [number, number, number] => words.map((word) => figure[word] ?? Number(word)) as [number, number, number];

/**
 * The three numbers a text gives: “3 8 5”, “三八五”, “数字 385”, “three digits 3, 8, 5”. Without a word that says so they count only where they are all that was
 * written, or where three short ones stand apart before or after the question (“3 8 5 这份合同能签吗？”), so that a date, a price or an age is not taken for a cast.
 */
export const understandNumber = (text: string, _known: Partial<NumberInput>, _locale: Locale): Partial<NumberInput> => {
  const trimmed = text.trim();
  const isMeant = says.test(text) || only.test(trimmed);
  const found = isMeant ? (three.exec(text) ?? run.exec(text) ?? runZh.exec(text)) : (atHead.exec(trimmed) ?? atTail.exec(trimmed));
  return found ? { digits: toDigits(found.slice(1, 4)) } : {};
};
