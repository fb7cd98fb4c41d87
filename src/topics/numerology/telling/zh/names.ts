import type { Theme } from "../../../kit/hearing/question.ts";
import type { Core } from "../../cast-types.ts";
import { type NumerologyView, toSpelt } from "../view.ts";

export const coreNames: Readonly<Record<Core, string>> = {
  lifePath: "生命数",
  birthday: "生日数",
  expression: "表达数",
  soulUrge: "心愿数",
  personality: "人格数",
  maturity: "成熟数",
};

export const themeNames: Readonly<Record<Theme, string>> = { work: "工作", love: "感情", money: "钱", inner: "心里" };

const ordinals = ["一", "二", "三", "四"];
export const toOrdinal = (place: number): string => ordinals[place - 1]!;

/** 35到43岁（1996–2004年） */
export const toSpanText = ({ from, to, startYear, endYear }: { from: number; to: number | null; startYear: number; endYear: number | null }): string =>
  to === null ? `${from}岁以后（${startYear}年起）` : `${from}到${to}岁（${startYear}–${endYear}年）`;

/** 1990年5月1日 */
export const toDateText = (date: string): string => {
  const [year, month, day] = date.split("-").map(Number);
  return `${year}年${month}月${day}日`;
};

/** The name as given. */
export const toNameText = ({ cast }: NumerologyView): string => cast.name?.trim().replaceAll(/\s+/g, " ") ?? "";
/** The name as given, one in Chinese characters with the spelling that was added up: 江沐阳（Jiang Muyang） */
export const toFullNameText = (view: NumerologyView): string =>
  /\p{Script=Han}/u.test(toNameText(view)) ? `${toNameText(view)}（${toSpelt(view.cast.words)}）` : toNameText(view);
/** 11（根数2）; a plain digit stays as it is. */
export const withRoot = (number: number, digit: number): string => (number === digit ? String(number) : `${number}（根数${digit}）`);
