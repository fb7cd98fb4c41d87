import type { Luck } from "../../../kit/grids/numbers.ts";
import type { Element, Relation } from "../../../kit/hexagrams/elements.ts";
import type { StrengthLevel } from "../../../kit/pillars/strength.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import type { Ending } from "../../brand-sound.ts";
import type { TradeGroup } from "../../data/industries.ts";
import type { Standing } from "../../owner.ts";
import type { ScoreKey } from "../../score.ts";

export const elementNames: Record<Element, string> = { wood: "Wood", fire: "Fire", earth: "Earth", metal: "Metal", water: "Water" };
export const luckWords: Record<Luck, string> = { lucky: "lucky", half: "half lucky", unlucky: "unlucky" };
export const levelNames: Record<StrengthLevel, string> = { weak: "weak", balanced: "balanced", strong: "strong", dominant: "dominant", yielding: "yielding" };
export const scoreWords: Record<ScoreKey, string> = {
  numbers: "numbers",
  sound: "sound",
  length: "length",
  element: "element to trade",
  letters: "letter number",
  ease: "ease",
  clash: "clash words",
  owner: "fit to owner",
};
export const groupNames: Record<TradeGroup, string> = {
  food: "food and drink",
  care: "care",
  style: "dress and home",
  culture: "design and media",
  learning: "teaching",
  tech: "technology",
  trade: "buying and selling",
  building: "building",
  finance: "money and law",
  leisure: "leisure",
};
export const endingWords: Record<Ending, string> = { open: "an open vowel", nasal: "a ringing nasal", narrow: "a half-open vowel", closed: "a closed sound" };
export const standingWords: Record<Standing, string> = {
  first: "the element you can use most",
  useful: "one of the elements you can use",
  feeds: "what feeds an element you can use",
  neutral: "neither help nor hindrance",
  adverse: "what your chart already has too much of",
};
export const relationWords: Record<Relation, string> = {
  same: "peers",
  iFeed: "output",
  iHold: "wealth",
  holdsMe: "office",
  feedsMe: "support",
};
export const fitWords: Record<Relation, string> = {
  same: "the same element",
  feedsMe: "the name feeds the trade",
  iFeed: "the trade feeds the name",
  iHold: "the trade holds the name",
  holdsMe: "the name holds the trade",
};
export const soundWords: Record<Element, string> = {
  water: "lip sound",
  fire: "tongue-tip sound",
  wood: "back-of-the-mouth sound",
  metal: "tooth sound",
  earth: "throat sound",
};
const months = "January February March April May June July August September October November December".split(" ");
const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
export const toMonthDay = (date: string): string => `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]!}`;
export const toDayName = ({ date, weekday }: { date: string; weekday: number }): string => `${weekdays[weekday - 1]!} ${toMonthDay(date)}`;
export const toHourName = ({ branch, from }: { branch: string; from: number }): string => `${branch} (${from}–${(from + 2) % 24}h)`;
export const joinWords = (words: readonly string[]): string => (words.length < 2 ? (words[0] ?? "none") : listAnd(words));
export const listElements = (keys: readonly string[]): string => joinWords(keys.map((key) => elementNames[key as Element]));
/** The twelve duties of the days, each in a clause. */
export const dutyMeanings: Record<string, string> = {
  建: "the month’s strength has just stood up, good for hanging a sign",
  除: "a sweeping day, clear first and open after",
  满: "a full day, good for takings",
  平: "a flat day that neither lifts nor drops",
  定: "a settled day, steady for signatures",
  执: "a gripping day that holds and won’t let go",
  破: "a day at odds with its month",
  危: "a day on a height, to be walked with care",
  成: "the day things take shape, the one shops ask for",
  收: "a gathering day, good for money coming in",
  开: "the open door of the twelve",
  闭: "the shut door of the twelve",
};
const dayParts: Record<string, string> = {
  listed: "the almanac names it for opening",
  near: "the almanac names something close",
  path: "yellow path",
  mansion: "lucky mansion",
  duty: "its duty suits",
  shunnedDuty: "its duty doesn’t suit",
  warning: "a mark against it",
  helped: "a tie that helps the owner",
  crossed: "a tie that crosses the owner",
  dayClash: "a clash with the owner’s day",
};
export const toDayLine = (part: string, of: string, points: number): string =>
  `${dayParts[part] ?? part}${/^\p{Script=Han}+$/u.test(of) ? ` ${of}` : ""} ${points > 0 ? "+" : "−"}${Math.abs(points)}`;
