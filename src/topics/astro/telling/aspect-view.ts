import type { AspectType } from "../../kit/sky/aspects.ts";
import { toRarity } from "../../kit/sky/chart-aspects.ts";
import type { Point } from "../cast-types.ts";
import type { AstroFact } from "../fact-types.ts";
import { type Part, toPairPart } from "./parts.ts";
import { type Corner, type Kind, outerBodies, type PersonalBody, personalBodies, type ToldBody, toldBodies } from "./told.ts";

export const kindOf: Readonly<Record<AspectType, Kind>> = {
  conjunction: "conjunction",
  sextile: "soft",
  trine: "soft",
  square: "square",
  opposition: "opposition",
};
export const isTold = (point: string): point is ToldBody => (toldBodies as readonly string[]).includes(point);
export const isPersonal = (point: string): point is PersonalBody => (personalBodies as readonly string[]).includes(point);
export const isOuter = (point: string): boolean => (outerBodies as readonly string[]).includes(point);

/** An aspect that has a text of its own. */
export interface AspectView {
  id: string;
  /** In the order of `toldBodies`; of a body at an angle, the body. */
  a: ToldBody;
  b: ToldBody | "chiron" | "node" | Corner;
  type: AspectType;
  kind: Kind;
  orb: number;
  /** How rare the closeness is for this one pair, for ordering. */
  rarity: number;
  /** Once in so many charts some pair is this close. */
  oneIn: number;
  applying: boolean;
  /** 0 at the widest orb allowed, 1 when exact. */
  closeness: number;
  part: Part;
}

const corners: Readonly<Record<"ascendant" | "midheaven", { conjunction: Corner; opposition: Corner }>> = {
  ascendant: { conjunction: "ascendant", opposition: "descendant" },
  midheaven: { conjunction: "midheaven", opposition: "imumCoeli" },
};
const cornerParts: Readonly<Record<Corner, Part>> = { ascendant: "rising", descendant: "love", midheaven: "work", imumCoeli: "family" };

const toEnd = (a: ToldBody, b: Point, type: AspectType): { b: AspectView["b"]; part: Part } | null => {
  if (b === "ascendant" || b === "midheaven") {
    if (type !== "conjunction" && type !== "opposition") return null;
    const corner = corners[b][type];
    return { b: corner, part: cornerParts[corner] };
  }
  if (!isPersonal(a) && !(isTold(b) && isPersonal(b))) return null;
  if (b === "chiron") return { b, part: a === "moon" ? "moon" : "growth" };
  if (b === "trueNode" || b === "meanNode") return type === "conjunction" || type === "opposition" ? { b: "node", part: "growth" } : null;
  return isTold(b) ? { b, part: toPairPart(a, b) } : null;
};

const rankOf = (point: string): number => (isTold(point) ? toldBodies.indexOf(point) : toldBodies.length);

/** The aspects that are told, the closest first; those of two outer bodies, which a generation shares, are left out. */
export const toAspectViews = (facts: readonly AstroFact[]): AspectView[] =>
  facts
    .flatMap((fact): AspectView[] => {
      if (fact.key !== "aspect") return [];
      const { values } = fact;
      const [a, b] = rankOf(values.a) <= rankOf(values.b) ? [values.a, values.b] : [values.b, values.a];
      if (!isTold(a)) return [];
      const end = toEnd(a, b, values.type);
      if (!end) return [];
      const { type, orb, oneIn, applying, allowance } = values;
      return [
        { id: fact.id, a, ...end, type, kind: kindOf[type], orb, rarity: toRarity(type, orb), oneIn, applying, closeness: Math.max(0, 1 - orb / allowance) },
      ];
    })
    .sort((one, other) => other.closeness - one.closeness);
