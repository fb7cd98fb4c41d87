import { toNayinElement } from "../../kit/calendar/nayin.ts";
import { type Ganzhi, toGanzhi, toMonthPlace, toYearPlace } from "../../kit/calendar/sexagenary.ts";
import type { Element } from "../../kit/hexagrams/elements.ts";
import type { FiveElementsClass, PlateBasis } from "../cast-types.ts";
import { type Place, toPlace, toPlaceOf } from "./dial.ts";

const classes: Record<Element, { name: FiveElementsClass; number: number }> = {
  water: { name: "水二局", number: 2 },
  wood: { name: "木三局", number: 3 },
  metal: { name: "金四局", number: 4 },
  earth: { name: "土五局", number: 5 },
  fire: { name: "火六局", number: 6 },
};

export interface Frame {
  soul: Place;
  body: Place;
  year: Ganzhi;
  /** The stem and branch of the palace at each place, 子 first. */
  palaceGanzhi: Ganzhi[];
  fiveElementsClass: FiveElementsClass;
  classNumber: number;
}

const tiger = 2;

/**
 * 命宫 and 身宫: from 寅 count the months forward, then the hours back for 命宫 and on for 身宫. 四月午时: 寅 + 3 − 6 = 亥, and 寅 + 3 + 6 = 亥.
 * The palaces take their stems as the year's months do (五虎遁: 庚 opens with 戊寅); 五行局 is the nayin element of 命宫 (丁亥 屋上土, 土五局).
 */
export const toFrame = ({ lunarDate, month, hourBranch }: PlateBasis): Frame => {
  const hour = toPlaceOf(hourBranch);
  const soul = toPlace(tiger + month - 1 - hour);
  const first = toMonthPlace(lunarDate.year, 0);
  const palaceGanzhi = Array.from({ length: 12 }, (_, place) => toGanzhi(first + toPlace(place - tiger)));
  const { name, number } = classes[toNayinElement(palaceGanzhi[soul]!)];
  return {
    soul,
    body: toPlace(tiger + month - 1 + hour),
    year: toGanzhi(toYearPlace(lunarDate.year)),
    palaceGanzhi,
    fiveElementsClass: name,
    classNumber: number,
  };
};
