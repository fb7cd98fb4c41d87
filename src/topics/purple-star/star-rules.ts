import { toBranch, toStem } from "../kit/calendar/sexagenary.ts";
import type { PurpleStarCast } from "./cast-types.ts";
import { dayStars, fireBellStarts, placementTables, purpleSteps, type TableBasis, treasurySteps } from "./data/placements.ts";
import type { StarName } from "./data/stars.ts";
import type { StarRule } from "./fact-types.ts";

interface StarOrigin {
  rule: StarRule;
  given: string;
  from: string;
}

type ToOrigin = (cast: PurpleStarCast) => StarOrigin;

const toRows = <Value>(table: Partial<Record<StarName, Value>>): [StarName, Value][] => Object.entries(table) as [StarName, Value][];

const givens: Record<TableBasis, (cast: PurpleStarCast) => string> = {
  yearStem: ({ year }) => toStem(year),
  yearBranch: ({ year }) => toBranch(year),
  month: ({ month }) => String(month),
  hour: ({ hourBranch }) => hourBranch,
};

const origins = new Map<StarName, ToOrigin>([
  ["紫微", ({ lunarDate, fiveElementsClass }) => ({ rule: "class", given: String(lunarDate.day), from: fiveElementsClass })],
  ["天府", ({ stars }) => ({ rule: "mirror", given: stars.紫微, from: "" })],
  ["天才", ({ year, soulPalace }) => ({ rule: "soulAndYear", given: toBranch(year), from: soulPalace })],
  ["天寿", ({ year, bodyPalace }) => ({ rule: "bodyAndYear", given: toBranch(year), from: bodyPalace })],
  ["旬空", ({ year }) => ({ rule: "tenDayVoid", given: year, from: "" })],
  ["天伤", () => ({ rule: "friendsPalace", given: "", from: "" })],
  ["天使", () => ({ rule: "healthPalace", given: "", from: "" })],
  ...toRows(purpleSteps).map(([name, steps]): [StarName, ToOrigin] => [name, ({ stars }) => ({ rule: "purpleChain", given: String(steps), from: stars.紫微 })]),
  ...toRows(treasurySteps).map(([name, steps]): [StarName, ToOrigin] => [
    name,
    ({ stars }) => ({ rule: "treasuryChain", given: String(steps), from: stars.天府 }),
  ]),
  ...toRows(fireBellStarts).map(([name]): [StarName, ToOrigin] => [
    name,
    ({ year, hourBranch }) => ({ rule: "yearAndHour", given: hourBranch, from: toBranch(year) }),
  ]),
  ...toRows(dayStars).map(([name, { anchor }]): [StarName, ToOrigin] => [
    name,
    ({ lunarDate }) => ({ rule: "day", given: String(lunarDate.day), from: anchor }),
  ]),
  ...(Object.keys(placementTables) as TableBasis[]).flatMap((basis) =>
    toRows(placementTables[basis]).map(([name]): [StarName, ToOrigin] => [name, (cast) => ({ rule: basis, given: givens[basis](cast), from: "" })]),
  ),
]);

/** By which rule a star of the plate was placed, and with what of this birth. */
export const getStarOrigin = (name: StarName, cast: PurpleStarCast): StarOrigin => {
  const toOrigin = origins.get(name);
  if (!toOrigin) throw new RangeError(`no rule places ${name}`);
  return toOrigin(cast);
};
