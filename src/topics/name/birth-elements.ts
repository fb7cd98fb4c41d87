import type { Birth } from "../kit/birth/birth.ts";
import { toBirthMoment } from "../kit/birth/birth-moment.ts";
import { toPillars } from "../kit/calendar/pillars.ts";
import { type Element, elements } from "../kit/hexagrams/elements.ts";
import { toPillarChart } from "../kit/pillars/chart.ts";
import type { ElementWeights } from "../kit/pillars/element-weights.ts";
import type { FourPillars } from "../kit/pillars/four-pillars.ts";

/** What a chart asks of a name. */
export interface BirthElements {
  pillars: FourPillars;
  /** Percent, together 100. */
  percent: ElementWeights;
  /** Elements with nothing in the chart, else []. */
  lacks: Element[];
  /** 用神 first. */
  useful: Element[];
  adverse: Element[];
}

/** The elements of a birth's four pillars (three where the time is unknown): days from 23:00, true solar time where the place is known. */
export const toBirthElements = (birth: Birth): BirthElements => {
  const moment = toBirthMoment(birth, { clock: "trueSolar" });
  const whole = toPillars(moment.instant, moment.clockSeconds, "23:00");
  const pillars: FourPillars = { ...whole, hour: moment.hasTime ? whole.hour : null };
  const { elements: percent, useful } = toPillarChart(pillars);
  return { pillars, percent, lacks: elements.filter((element) => percent[element] === 0), useful: useful.elements, adverse: useful.adverse };
};

/** Elements a name may bring: what the chart has nothing of, then what is of use to it; none of these is adverse. */
export const listWanted = ({ lacks, useful, adverse }: BirthElements): Element[] => [
  ...new Set([...lacks.filter((element) => !adverse.includes(element)), ...useful]),
];
