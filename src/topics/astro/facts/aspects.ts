import { toRarity } from "../../kit/sky/chart-aspects.ts";
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

/** Once in how many charts, by chance, a figure or an aspect is met as tight as here; what a whole generation shares counts little. */
export const toRarityOf = ({ key, values }: AstroFact): number => {
  if (key === "pattern") return figureRarity[values.type];
  if (key !== "aspect" && key !== "quincunx") return 0;
  if (outer.includes(values.a) && outer.includes(values.b)) return values.oneIn / sharedBy;
  return isPlanet(values.a) && isPlanet(values.b) ? values.oneIn : values.oneIn / 2;
};

export const listAspectFacts = ({ aspects, minorAspects }: AstroCast): AstroFact[] => [
  ...aspects.map(
    ({ a, b, type, orb, applying }): AstroFact => ({
      id: `aspect.${a}.${type}.${b}`,
      key: "aspect",
      values: { a, b, type, orb, allowance: toAllowance(a, b, type), applying, oneIn: toRarity(type, orb) },
    }),
  ),
  ...minorAspects.map(
    ({ a, b, type, orb, applying }): AstroFact => ({
      id: `quincunx.${a}.${b}`,
      key: "quincunx",
      values: { a, b, orb, allowance: toAllowance(a, b, type), applying, oneIn: toRarity(type, orb) },
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
