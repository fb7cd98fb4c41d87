import type { Birth } from "../kit/birth/birth.ts";
import { toBirthMoment } from "../kit/birth/birth-moment.ts";
import { toPillars } from "../kit/calendar/pillars.ts";
import type { Stem } from "../kit/hexagrams/branches.ts";
import { type Element, type Relation, toRelation } from "../kit/hexagrams/elements.ts";
import { toPillarChart } from "../kit/pillars/chart.ts";
import type { ElementWeights } from "../kit/pillars/element-weights.ts";
import type { FourPillars } from "../kit/pillars/four-pillars.ts";
import { toStemElement } from "../kit/pillars/stem-nature.ts";
import type { Strength } from "../kit/pillars/strength.ts";
import type { Industry } from "./industries.ts";

/** first: the element the owner can use most. feeds: it feeds a useful one. adverse: the chart has too much of it. */
export type Standing = "first" | "useful" | "feeds" | "neutral" | "adverse";

export interface Owner {
  pillars: FourPillars;
  dayMaster: Stem;
  dayElement: Element;
  level: Strength["level"];
  percent: ElementWeights;
  useful: Element[];
  adverse: Element[];
  /** How the trade's element stands to the chart, and to the day master: iHold is 财, iFeed 食伤, holdsMe 官杀, feedsMe 印, same 比劫. */
  standing: Standing;
  relation: Relation;
  /** Of the trade's second element; null where it has none. */
  secondStanding: Standing | null;
}

const toStanding = (element: Element, useful: readonly Element[], adverse: readonly Element[]): Standing => {
  if (element === useful[0]) return "first";
  if (useful.includes(element)) return "useful";
  if (adverse.includes(element)) return "adverse";
  return useful.some((one) => toRelation(element, one) === "iFeed") ? "feeds" : "neutral";
};

/**
 * The owner's chart against the trade's element. Days from 23:00, true solar time where the place is known; three pillars where the time is not.
 * @throws AppError invalidParameters for a birth that never was, its fields under `owner`
 */
export const toOwner = (birth: Birth, industry: Industry | null): Owner => {
  const moment = toBirthMoment(birth, { clock: "trueSolar", path: "owner" });
  const whole = toPillars(moment.instant, moment.clockSeconds, "23:00");
  const pillars: FourPillars = { ...whole, hour: moment.hasTime ? whole.hour : null };
  const { dayMaster, elements: percent, strength, useful } = toPillarChart(pillars);
  const dayElement = toStemElement(dayMaster);
  const main = industry?.main ?? dayElement;
  return {
    pillars,
    dayMaster,
    dayElement,
    level: strength.level,
    percent,
    useful: useful.elements,
    adverse: useful.adverse,
    standing: toStanding(main, useful.elements, useful.adverse),
    relation: toRelation(dayElement, main),
    secondStanding: industry?.second ? toStanding(industry.second, useful.elements, useful.adverse) : null,
  };
};
