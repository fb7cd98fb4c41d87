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

const toDigits = (words: readonly string[]): [number, number, number] => words.map((word) => figure[word] ?? Number(word)) as [number, number, number];

/**
 * The three numbers a text gives: “3 8 5”, “三八五”, “数字 385”, “three digits 3, 8, 5”. Without a word that says so they count only where they are all that was
 * written, so that a date, a price or an age is not taken for a cast.
 */
export const understandNumber = (text: string, _known: Partial<NumberInput>, _locale: Locale): Partial<NumberInput> => {
  if (!says.test(text) && !only.test(text.trim())) return {};
  const found = three.exec(text) ?? run.exec(text) ?? runZh.exec(text);
  return found ? { digits: toDigits(found.slice(1, 4)) } : {};
};
