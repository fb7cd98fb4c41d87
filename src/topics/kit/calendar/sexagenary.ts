import { type Branch, branches, type Stem, stems } from "../hexagrams/branches.ts";

/** A stem and a branch: 甲子. */
export type Ganzhi = `${Stem}${Branch}`;

/** 六十甲子 in order, 甲子 first. */
export const sixty: readonly Ganzhi[] = Array.from({ length: 60 }, (_, place): Ganzhi => `${stems[place % 10]!}${branches[place % 12]!}`);

const places = new Map<string, number>(sixty.map((ganzhi, place) => [ganzhi, place]));

/** The pillar at a place of the sixty, 0 for 甲子; any whole number, before and beyond. */
export const toGanzhi = (place: number): Ganzhi => sixty[((place % 60) + 60) % 60]!;

/**
 * 0 for 甲子 … 59 for 癸亥.
 * @throws RangeError for what is none of the sixty (甲丑)
 */
export const toSixtyPlace = (ganzhi: string): number => {
  const place = places.get(ganzhi);
  if (place === undefined) throw new RangeError(`none of the sixty: ${ganzhi}`);
  return place;
};

export const toStem = (ganzhi: Ganzhi): Stem => ganzhi[0] as Stem;
export const toBranch = (ganzhi: Ganzhi): Branch => ganzhi[1] as Branch;

/** 旬空: the two branches that the pillar's set of ten leaves out. 甲子 … 癸酉 leave out 戌亥. */
export const toVoids = (ganzhi: Ganzhi): [Branch, Branch] => {
  const first = (10 - Math.floor(toSixtyPlace(ganzhi) / 10) * 2 + 12) % 12;
  return [branches[first]!, branches[first + 1]!];
};

/** The year pillar of a year that began in `year`: 1984 is 甲子. */
export const toYearPlace = (year: number): number => year - 4;

/**
 * The month pillar's place; month 0 is 寅, which begins with 立春 of `year`.
 * 五虎遁: 甲己之年丙作首 – 1984, a 甲 year, opens with 丙寅, the third of the sixty.
 */
export const toMonthPlace = (year: number, month: number): number => toYearPlace(year) * 12 + 2 + month;

/** The hour pillar's place; branch 0 is 子. 五鼠遁: 甲己还加甲 – a 甲子 day opens with 甲子. */
export const toHourPlace = (dayPlace: number, branch: number): number => dayPlace * 12 + branch;
