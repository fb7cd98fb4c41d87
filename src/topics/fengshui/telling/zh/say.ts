import type { Palace } from "../../../kit/compass/palace.ts";
import { toTimeliness } from "../../../kit/flying-stars/timeliness.ts";
import type { Mansion } from "../../../kit/kua/mansions.ts";
import { pairs } from "../../data/zh/pairs.ts";
import { visits } from "../../data/zh/visits.ts";
import type { PlacePart } from "../parts.ts";
import type { Spot } from "../suit.ts";
import type { FengshuiView } from "../view.ts";
import { directionNames, mansionMeanings, stateNames, toNumeral } from "./names.ts";

/** 山星四、向星九 */
export const toStars = ({ mountain, facing }: Spot): string => `山星${toNumeral(mountain)}、向星${toNumeral(facing)}`;
/** 山四向九 */
export const toShortStars = ({ mountain, facing }: Spot): string => `山${toNumeral(mountain)}向${toNumeral(facing)}`;

export const toSign = ({ mountain, facing }: Spot): string => pairs[`${mountain}-${facing}`]![0];
export const toUseOf = ({ mountain, facing }: Spot): string => pairs[`${mountain}-${facing}`]![1];
export const toVisit = (star: number, guest: number): string => visits[star - 1]![guest - 1]!;
export const toState = (star: number, period: number): string => stateNames[toTimeliness(star, period)];

export const dir = (palace: Palace): string => directionNames[palace];

/** 最养人的一方 */
export const toMansionGloss = (mansion: Mansion): string => mansionMeanings[mansion].split("，")[0]!;

/** 你的天医、宅的天医 */
export const whose = ({ hasResident }: FengshuiView): string => (hasResident ? "你的" : "这座宅的");

export const nouns: Readonly<Record<PlacePart, string>> = { door: "大门", money: "财位", people: "人位", bedroom: "卧室", study: "书桌", kitchen: "灶台" };

/** "2005-03" → 2005年3月 */
export const toDate = (date: string): string => {
  const [year, month, day] = date.split("-").map(Number);
  return `${year}年${month ? `${month}月` : ""}${day ? `${day}日` : ""}`;
};

/** 2027年3月 */
export const toMonth = (of: string): string => {
  const [year, month] = of.split("-");
  return `${year}年${month}月`;
};
