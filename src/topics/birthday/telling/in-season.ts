import type { Element } from "../../kit/hexagrams/elements.ts";
import type { BirthdayView } from "./view.ts";

/** The last day of each stretch of a year in which an element is in season, by the 节; earth has the ends of three seasons, winter's is water's. */
const ends: Readonly<Record<Element, readonly string[]>> = {
  wood: ["04-05"],
  fire: ["07-07"],
  earth: ["04-30", "07-31", "10-31"],
  metal: ["10-08"],
  water: ["12-31"],
};

/** The months in which those stretches end that are still to come, or run, at the moment of the cast: of earth in August 2026, for 2026: 10. */
export const listMonthsLeft = ({ cast: { castAt, usefulElements } }: Pick<BirthdayView, "cast">, year: number): number[] =>
  ends[usefulElements[0]!].filter((end) => castAt === undefined || `${year}-${end}` >= castAt.slice(0, 10)).map((end) => Number(end.slice(0, 2)));

/** The useful element's season of that year is over. */
export const isSeasonOver = (view: Pick<BirthdayView, "cast">, year: number): boolean => listMonthsLeft(view, year).length === 0;
