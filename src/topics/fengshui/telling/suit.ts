import type { Palace } from "../../kit/compass/palace.ts";
import { type Timeliness, toTimeliness } from "../../kit/flying-stars/timeliness.ts";
import type { Mansion } from "../../kit/kua/mansions.ts";
import type { MansionUse } from "./view.ts";

/** One palace with all that stands in it; no mansion at the centre. */
export interface Spot {
  palace: Palace;
  mountain: number;
  facing: number;
  base: number;
  annual: number;
  month: number;
  mansion: Mansion | null;
  /** True where the mansion is the resident’s, false where it is the house’s. */
  isOwn: boolean;
}

const ofState: Readonly<Record<Timeliness, number>> = { prosperous: 4, growing: 2.5, retreating: 0.5, spent: -1 };
const gentle: Readonly<Record<Mansion, number>> = { 天医: 3, 延年: 2.8, 伏位: 2, 生气: 1.6, 祸害: -1, 六煞: -2, 五鬼: -2.5, 绝命: -3 };
const brisk: Readonly<Record<Mansion, number>> = { 生气: 3, 伏位: 2.6, 延年: 2.2, 天医: 2, 祸害: -1, 六煞: -2, 五鬼: -2.2, 绝命: -3 };
/** 压凶向吉: a stove may burn what helps least. */
const burning: Readonly<Record<Mansion, number>> = { 绝命: 3, 五鬼: 2.6, 六煞: 2.3, 祸害: 2, 伏位: -1, 天医: -2, 延年: -2, 生气: -3 };

/** 二五 and 五二 are left alone, 二三 and 三二 quarrel, 六七 and 七六 cross blades. */
const rough: ReadonlySet<string> = new Set(["2-5", "5-2", "5-5", "2-3", "3-2", "6-7", "7-6", "9-5", "5-9"]);
/** 一四, 四一 and 一六, 六一 for reading and rank, 四九, 九四 for what is shown. */
export const learned: Readonly<Record<string, number>> = {
  "1-4": 4,
  "4-1": 4,
  "1-6": 2.5,
  "6-1": 2.5,
  "4-9": 2.2,
  "9-4": 2.2,
  "1-1": 1.5,
  "4-4": 1.5,
  "3-9": 1.2,
  "6-8": 1.5,
  "8-6": 1.5,
};
/** Metal to be melted: a stove there quarrels with the head of the house. */
const melting: ReadonlySet<string> = new Set(["6-9", "9-6", "7-9", "9-7"]);

/** 二黑 (病符) and 五黄 of a year: a bed keeps out of their palaces while they stay (二五到处床位避之), whatever else speaks for a place. */
export const illStars: readonly number[] = [2, 5];
/** More than all the rest of a bed's weights together. */
const noBed = -14;

const visitor = (annual: number): number => (annual === 5 ? -1.5 : annual === 2 ? -1 : annual === 8 || annual === 9 ? 0.6 : 0);

/** A mansion speaks for a person; the house’s own weighs less. */
const houseShare = 0.5;

/** From here on a palace suits a use well. */
export const suitsWell = 3;

/** How well a palace suits a use: from 3 well, below 0 badly. The weights are ours; what each rests on is the craft’s. */
export const toSuit = ({ palace, mountain, facing, annual, mansion, isOwn }: Spot, use: MansionUse, period: number): number => {
  const pair = `${mountain}-${facing}`;
  const ill = (rough.has(pair) ? -2 : 0) + visitor(annual);
  const of = (weights: Readonly<Record<Mansion, number>>): number => (mansion === null ? -4 : weights[mansion] * (isOwn ? 1 : houseShare));
  const [people, money] = [ofState[toTimeliness(mountain, period)], ofState[toTimeliness(facing, period)]];
  switch (use) {
    case "sleep":
      return people * 0.9 + of(gentle) + ill + (illStars.includes(annual) ? noBed : 0);
    case "desk":
      return (learned[pair] ?? 0) + money * 0.5 + people * 0.3 + of(brisk) + ill;
    case "stove":
      return of(burning) - people * 0.3 - money * 0.4 + (melting.has(pair) ? -2 : 0) + (palace === "NW" ? -2 : 0) + visitor(annual);
    case "door":
      return money + (mansion === null ? -6 : of(brisk) * 0.5) + ill;
    case "money":
      return money * 1.2 + (mansion === null ? 0 : of(brisk) * 0.3) + ill;
    case "people":
      return people * 1.2 + (mansion === null ? 0 : of(gentle) * 0.3) + ill;
  }
};

/** The palaces for a use, the best first. */
export const rankPalaces = (spots: readonly Spot[], use: MansionUse, period: number): Spot[] =>
  [...spots].sort((one, other) => toSuit(other, use, period) - toSuit(one, use, period));
