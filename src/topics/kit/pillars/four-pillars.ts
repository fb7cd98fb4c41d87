import { type Ganzhi, toBranch, toStem } from "../calendar/sexagenary.ts";
import type { Branch, Stem } from "../hexagrams/branches.ts";

export const pillarNames = ["year", "month", "day", "hour"] as const;
export type PillarName = (typeof pillarNames)[number];

/** 四柱; the hour's is null when the time of birth is unknown. */
export interface FourPillars {
  year: Ganzhi;
  month: Ganzhi;
  day: Ganzhi;
  hour: Ganzhi | null;
}

/** One value for each pillar; the hour's is null when the time of birth is unknown. */
export interface ByPillar<Value> {
  year: Value;
  month: Value;
  day: Value;
  hour: Value | null;
}

/** One pillar taken apart. `pillar` may also be a luck cycle's or a year's, laid beside the four. */
export interface Placed<Name extends string = string> {
  pillar: Name;
  ganzhi: Ganzhi;
  stem: Stem;
  branch: Branch;
}

export const toPlaced = <Name extends string>(pillar: Name, ganzhi: Ganzhi): Placed<Name> => ({
  pillar,
  ganzhi,
  stem: toStem(ganzhi),
  branch: toBranch(ganzhi),
});

/** The three or four known pillars, year first. */
export const listPlaced = ({ year, month, day, hour }: FourPillars): Placed<PillarName>[] => {
  const known: Placed<PillarName>[] = [toPlaced("year", year), toPlaced("month", month), toPlaced("day", day)];
  if (hour !== null) known.push(toPlaced("hour", hour));
  return known;
};

export const mapPillars = <Value>({ year, month, day, hour }: FourPillars, of: (ganzhi: Ganzhi, pillar: PillarName) => Value): ByPillar<Value> => ({
  year: of(year, "year"),
  month: of(month, "month"),
  day: of(day, "day"),
  hour: hour === null ? null : of(hour, "hour"),
});
