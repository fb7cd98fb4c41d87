import { toBranch, toStem, toVoids } from "../../kit/calendar/sexagenary.ts";
import { type Branch, branches, stems } from "../../kit/hexagrams/branches.ts";
import type { PlateBasis } from "../cast-types.ts";
import { dayStars, fireBellStarts, placementTables, purpleSteps, type TableBasis, treasurySteps } from "../data/placements.ts";
import { adjectiveStars, majorStars, minorStars, type StarName } from "../data/stars.ts";
import { type Place, toBranchAt, toPlace, toPlaceOf } from "./dial.ts";
import type { Frame } from "./frame.ts";

const starNames: readonly StarName[] = [...majorStars, ...minorStars, ...adjectiveStars];
const toPlaces = (row: string): readonly Place[] => [...row].map(toPlaceOf);
const listRows = (basis: TableBasis) => (Object.entries(placementTables[basis]) as [StarName, string][]).map(([name, row]) => [name, toPlaces(row)] as const);
const rows = { yearStem: listRows("yearStem"), yearBranch: listRows("yearBranch"), month: listRows("month"), hour: listRows("hour") };
const bases = Object.keys(rows) as TableBasis[];
const fireBell = Object.entries(fireBellStarts).map(([name, row]) => [name as StarName, toPlaces(row)] as const);
const fromPurple = Object.entries(purpleSteps) as [StarName, number][];
const fromTreasury = Object.entries(treasurySteps) as [StarName, number][];
const byDay = Object.entries(dayStars) as [StarName, NonNullable<(typeof dayStars)[StarName]>][];

const tiger = 2;
const friends = 7;
const health = 5;

/**
 * 紫微: the day divided by the class, rounded up, counted from 寅; what was lacking moves it on when even, back when odd.
 * 初七, 土五局: 7 = 5 × 2 − 3, so two from 寅 is 卯, three back is 子.
 */
const toPurplePlace = (day: number, classNumber: number): Place => {
  const quotient = Math.ceil(day / classNumber);
  const lacking = quotient * classNumber - day;
  return toPlace(tiger + quotient - 1 + (lacking % 2 === 0 ? lacking : -lacking));
};

/** Where every star of the plate stands. */
export const toStarPlaces = (basis: PlateBasis, { soul, body, year, classNumber }: Frame): Record<StarName, Place> => {
  const places = {} as Record<StarName, Place>;
  const { day } = basis.lunarDate;
  const hour = toPlaceOf(basis.hourBranch);
  const yearBranch = toPlaceOf(toBranch(year));
  const values: Record<TableBasis, number> = { yearStem: stems.indexOf(toStem(year)), yearBranch, month: basis.month - 1, hour };

  const purple = toPurplePlace(day, classNumber);
  const treasury = toPlace(2 * tiger - purple);
  places.紫微 = purple;
  places.天府 = treasury;
  for (const [name, steps] of fromPurple) places[name] = toPlace(purple - steps);
  for (const [name, steps] of fromTreasury) places[name] = toPlace(treasury + steps);
  for (const of of bases) for (const [name, row] of rows[of]) places[name] = row[values[of]]!;
  for (const [name, starts] of fireBell) places[name] = toPlace(starts[yearBranch]! + hour);
  for (const [name, { anchor, step, shift }] of byDay) places[name] = toPlace(places[anchor] + step * (day - 1) + shift);
  const [firstVoid, secondVoid] = toVoids(year);
  places.旬空 = toPlaceOf(yearBranch % 2 === 0 ? firstVoid : secondVoid);
  places.天才 = toPlace(soul + yearBranch);
  places.天寿 = toPlace(body + yearBranch);
  places.天伤 = toPlace(soul - friends);
  places.天使 = toPlace(soul - health);
  return places;
};

export const toStarBranches = (places: Record<StarName, Place>): Record<StarName, Branch> => {
  const found = {} as Record<StarName, Branch>;
  for (const name of starNames) found[name] = branches[places[name]] ?? toBranchAt(places[name]);
  return found;
};
