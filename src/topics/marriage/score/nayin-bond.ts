import { toNayin, toNayinElement } from "../../kit/calendar/nayin.ts";
import type { Ganzhi } from "../../kit/calendar/sexagenary.ts";
import { type Element, toRelation } from "../../kit/hexagrams/elements.ts";

export interface NayinBond {
  a: string;
  b: string;
  elements: { a: Element; b: Element };
  tie: "feeds" | "same" | "holds";
  from: "a" | "b" | null;
  percent: number;
}

const percents = { feeds: 100, same: 70, holds: 35 };

/** 年命: the nayin of the two years. One generates the other 100, alike 70, one holds the other 35. 庚午 路旁土 and 壬申 剑锋金: earth feeds metal, 100. */
export const toNayinBond = (a: Ganzhi, b: Ganzhi): NayinBond => {
  const elements = { a: toNayinElement(a), b: toNayinElement(b) };
  const relation = toRelation(elements.a, elements.b);
  const tie = relation === "same" ? "same" : relation === "iFeed" || relation === "feedsMe" ? "feeds" : "holds";
  const from = relation === "same" ? null : relation === "iFeed" || relation === "iHold" ? "a" : "b";
  return { a: toNayin(a), b: toNayin(b), elements, tie, from, percent: percents[tie] };
};
