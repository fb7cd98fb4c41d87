import { branches } from "../../kit/hexagrams/branches.ts";
import type { Plate } from "../cast-types.ts";
import { type PatternName, type PatternRule, patternRules } from "../data/patterns.ts";
import { majorStars, type StarName } from "../data/stars.ts";
import { toSides, toSquare } from "./dial.ts";

type PlateOfPatterns = Pick<Plate, "soulPalace" | "stars" | "transformations">;

/** The plate as 命宫 sees it. */
const toView = ({ soulPalace, stars, transformations }: PlateOfPatterns) => {
  const [soul, ahead, behind, across] = toSquare(branches.indexOf(soulPalace)).map((place) => branches[place]!) as [string, string, string, string];
  const [before, after] = toSides(branches.indexOf(soulPalace)).map((place) => branches[place]!) as [string, string];
  const isIn = (places: readonly string[], name: StarName): boolean => places.includes(stars[name]);
  return { soul, square: [soul, ahead, behind, across], trines: [ahead, behind], across, before, after, stars, transformations, isIn };
};
type View = ReturnType<typeof toView>;

const checks: { [Key in keyof PatternRule]-?: (value: NonNullable<PatternRule[Key]>, view: View) => boolean } = {
  soulAt: (places, { soul }) => places.includes(soul),
  soul: (names, { soul, isIn }) => names.every((name) => isIn([soul], name)),
  soulAny: (names, { soul, isIn }) => names.some((name) => isIn([soul], name)),
  soulEmpty: (_, { soul, isIn }) => !majorStars.some((name) => isIn([soul], name)),
  square: (names, { square, isIn }) => names.every((name) => isIn(square, name)),
  trines: (names, { trines, isIn }) => names.every((name) => isIn(trines, name)),
  sides: ([one, other], { before, after, stars }) => (stars[one] === before && stars[other] === after) || (stars[one] === after && stars[other] === before),
  opposite: (names, { across, isIn }) => names.every((name) => isIn([across], name)),
  at: (places, { stars }) => (Object.entries(places) as [StarName, string][]).every(([name, branch]) => stars[name] === branch),
  soulTransformed: (kinds, { soul, isIn, transformations }) => kinds.every((kind) => isIn([soul], transformations[kind])),
  trinesTransformed: (kinds, { trines, isIn, transformations }) => kinds.every((kind) => isIn(trines, transformations[kind])),
  squareTransformed: (kinds, { square, isIn, transformations }) => kinds.every((kind) => isIn(square, transformations[kind])),
  squareTransformedAny: (kinds, { square, isIn, transformations }) => kinds.some((kind) => isIn(square, transformations[kind])),
  carries: ([name, kind], { transformations }) => transformations[kind] === name,
  pair: ([one, other], { square, isIn, stars }) => isIn(square, one) && stars[one] === stars[other],
  pairTransformed: ([one, kind], { square, isIn, stars, transformations }) => isIn(square, one) && stars[one] === stars[transformations[kind]],
};

const compiled = (Object.entries(patternRules) as [PatternName, readonly PatternRule[]][]).map(
  ([name, rules]) => [name, rules.map((rule) => Object.entries(rule) as [keyof PatternRule, never][])] as const,
);

/** The patterns of a plate, in the order of the table. */
export const findPatterns = (plate: PlateOfPatterns): PatternName[] => {
  const view = toView(plate);
  return compiled.filter(([, rules]) => rules.some((rule) => rule.every(([key, value]) => checks[key](value, view)))).map(([name]) => name);
};
