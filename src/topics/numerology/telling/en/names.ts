import type { Theme } from "../../../kit/hearing/question.ts";
import { toNth } from "../../../kit/wording/ordinal.ts";
import type { Core } from "../../cast-types.ts";
import { type NumerologyView, toSpelt } from "../view.ts";

export const coreNames: Readonly<Record<Core, string>> = {
  lifePath: "life path",
  birthday: "birthday number",
  expression: "expression",
  soulUrge: "soul urge",
  personality: "personality",
  maturity: "maturity",
};

export const themeNames: Readonly<Record<Theme, string>> = { work: "work", love: "love", money: "money", inner: "your own peace" };

const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
export const toMonthName = (month: number): string => months[month - 1]!;

/** ages 35 to 43 (1996–2004) */
export const toSpanText = ({ from, to, startYear, endYear }: { from: number; to: number | null; startYear: number; endYear: number | null }): string =>
  to === null ? `age ${from} onward (from ${startYear})` : `ages ${from} to ${to} (${startYear}–${endYear})`;

/** 1 May 1990 */
export const toDateText = (date: string): string => {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${toMonthName(month!)} ${year}`;
};

/** The name as given; one in Chinese characters by the spelling that was added up. */
export const toNameText = ({ cast }: NumerologyView): string =>
  cast.name && !/\p{Script=Han}/u.test(cast.name) ? cast.name.trim().replaceAll(/\s+/g, " ") : toSpelt(cast.words);

/** an 8, an 11, an 18, a 7 */
export const withArticle = (number: number): string => `${number === 8 || number === 11 || number === 18 ? "an" : "a"} ${number}`;
/** a 1st, an 8th, an 11th */
export const withNth = (day: number): string => `${withArticle(day).split(" ")[0]} ${toNth(day)}`;
/** an 11 (at root a 2); a plain digit stays as it is */
export const withRoot = (number: number, digit: number): string =>
  number === digit ? withArticle(number) : `${withArticle(number)} (at root ${withArticle(digit)})`;
