import { type Ganzhi, toBranch, toGanzhi, toHourPlace, toSixtyPlace } from "../calendar/sexagenary.ts";
import { type Branch, branches, isClash } from "../hexagrams/branches.ts";
import { isYellow, type PathSpirit, toPathSpirit } from "./paths.ts";

/** One of the day's twelve double hours. */
export interface AlmanacHour {
  branch: Branch;
  ganzhi: Ganzhi;
  /** The clock hour it begins with: 23 for 子, 1 for 丑. */
  from: number;
  spirit: PathSpirit;
  isYellow: boolean;
  /** 日破时: across from the day's branch; its yellow path does not help. */
  isBroken: boolean;
}

/** The double hours of a day, 子 (from 23:00 of the evening before) first. A 丑 day begins 青龙 at 戌, so its 寅 stands under 金匮. */
export const listHours = (day: Ganzhi): AlmanacHour[] =>
  branches.map((branch, place) => {
    const spirit = toPathSpirit(toBranch(day), branch);
    return {
      branch,
      ganzhi: toGanzhi(toHourPlace(toSixtyPlace(day), place)),
      from: (place * 2 + 23) % 24,
      spirit,
      isYellow: isYellow(spirit),
      isBroken: isClash(branch, toBranch(day)),
    };
  });
