import { aspectPlaces, toRarity, toRarityAmong } from "../../kit/sky/chart-aspects.ts";
import type { AstroCast, PatternType, Point } from "../cast-types.ts";
import { toAllowance } from "../chart/find-aspects.ts";
import { isPlanet } from "../chart/points.ts";
import type { AstroFact } from "../fact-types.ts";

/** In how many charts each figure stands once, about: counted over 4,000 births of 1950–2010 with these orbs. */
const figureRarity: Record<PatternType, number> = {
  grandCross: 61,
  kite: 23,
  mysticRectangle: 29,
  grandTrine: 17,
  yod: 9,
  tSquare: 3,
  stellium: 5,
};

/** Aspects of two slow bodies are shared by everybody born in those years. */
const outer: readonly Point[] = ["uranus", "neptune", "pluto", "chiron", "trueNode", "lilith"];
const sharedBy = 100;

/** By what facts are ordered: a figure by how often it is met, an aspect by how near it comes for its kind; what a whole generation shares counts little. */
export const toRarityOf = ({ key, values }: AstroFact): number => {
  if (key === "pattern") return figureRarity[values.type];
  if (key !== "aspect" && key !== "quincunx") return 0;
  const closeness = toRarity(key === "aspect" ? values.type : "quincunx", values.orb);
  if (outer.includes(values.a) && outer.includes(values.b)) return closeness / sharedBy;
  return isPlanet(values.a) && isPlanet(values.b) ? closeness : closeness / 2;
};

/** The pairs of a chart of which one at least is a planet; a Moon whose hour is unknown comes near to nothing. */
export const countTried = ({ angles, moonRange }: Pick<AstroCast, "angles" | "moonRange">): number => {
  const planets = moonRange ? 9 : 10;
  const points = angles ? 5 : 3;
  return (planets * (planets - 1)) / 2 + planets * points;
};

const toOneIn = (cast: AstroCast, orb: number): number => Math.round(toRarityAmong(orb, countTried(cast), aspectPlaces.withQuincunx) * 10) / 10;

export const listAspectFacts = (cast: AstroCast): AstroFact[] => [
  ...cast.aspects.map(
    ({ a, b, type, orb, applying }): AstroFact => ({
      id: `aspect.${a}.${type}.${b}`,
      key: "aspect",
      values: { a, b, type, orb, allowance: toAllowance(a, b, type), applying, oneIn: toOneIn(cast, orb) },
    }),
  ),
  ...cast.minorAspects.map(
    ({ a, b, type, orb, applying }): AstroFact => ({
      id: `quincunx.${a}.${b}`,
      key: "quincunx",
      values: { a, b, orb, allowance: toAllowance(a, b, type), applying, oneIn: toOneIn(cast, orb) },
    }),
  ),
];

/** Two figures of one kind on one apex are told by their bodies. */
export const listPatternFacts = ({ patterns }: AstroCast): AstroFact[] => {
  const taken = new Set<string>();
  return patterns.map(({ bodies, ...pattern }): AstroFact => {
    const short = `pattern.${pattern.type}.${pattern.apex ?? pattern.sign ?? bodies.join("-")}`;
    const id = taken.has(short) ? `pattern.${pattern.type}.${bodies.join("-")}` : short;
    taken.add(id);
    return { id, key: "pattern", values: { ...pattern, bodies: bodies.join(" ") } };
  });
};
