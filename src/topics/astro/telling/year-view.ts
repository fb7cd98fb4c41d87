import type { AspectType } from "../../kit/sky/aspects.ts";
import type { AstroFact, AstroFacts } from "../fact-types.ts";
import { kindOf } from "./aspect-view.ts";
import { type ReturnKind, type SlowBody, slowBodies, type TransitPoint, transitPoints } from "./told.ts";

/** A slow body on a natal point in the year told, with all the days on which it is exact. */
export interface HitView {
  ids: readonly string[];
  body: SlowBody;
  point: TransitPoint;
  type: AspectType;
  tone: "hard" | "soft";
  dates: readonly string[];
  weight: number;
}
export interface ReturnView {
  ids: readonly string[];
  kind: ReturnKind;
  dates: readonly string[];
}
/** A body over a natal point on the day itself. */
export interface NowView {
  id: string;
  body: "sun" | "moon" | "mercury" | "venus" | "mars";
  point: TransitPoint;
  type: AspectType;
  tone: "hard" | "soft";
  orb: number;
}

type HitFact = Extract<AstroFact, { key: "hit" }>;
const isSlow = (body: string): body is SlowBody => (slowBodies as readonly string[]).includes(body);
const isPoint = (point: string): point is TransitPoint => (transitPoints as readonly string[]).includes(point);
/** What names a hit’s text: the conjunctions of Jupiter and Saturn have texts of their own. */
export const toHitCase = ({ body, point, type, tone }: HitView): string =>
  `${body}.${point}.${type === "conjunction" && (body === "jupiter" || body === "saturn") ? "conjunction" : tone}`;

const bodyWeights: Readonly<Record<SlowBody, number>> = { pluto: 3, saturn: 3, uranus: 2.8, neptune: 2.5, jupiter: 2.3 };
const typeWeights: Readonly<Record<AspectType, number>> = { conjunction: 1.3, opposition: 1.1, square: 1.1, trine: 0.9, sextile: 0.7 };
const lights: readonly TransitPoint[] = ["sun", "moon", "ascendant", "midheaven"];
const toTone = (type: AspectType): "hard" | "soft" => (kindOf[type] === "soft" ? "soft" : "hard");

const returnKinds: Readonly<Record<string, ReturnKind>> = {
  "saturn.conjunction.saturn": "saturnReturn",
  "saturn.opposition.saturn": "saturnOpposition",
  "jupiter.conjunction.jupiter": "jupiterReturn",
  "uranus.opposition.uranus": "uranusOpposition",
  "uranus.square.uranus": "uranusSquare",
  "chiron.conjunction.chiron": "chironReturn",
  "meanNode.conjunction.trueNode": "nodeReturn",
  "meanNode.conjunction.meanNode": "nodeReturn",
};

const groupHits = (facts: readonly AstroFact[]): { ids: string[]; dates: string[]; values: AstroFacts["hit"] }[] => {
  const groups = new Map<string, HitFact[]>();
  for (const fact of facts) {
    if (fact.key !== "hit") continue;
    const key = `${fact.values.body}.${fact.values.type}.${fact.values.point}`;
    groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  return [...groups.values()].map((group) => ({ ids: group.map(({ id }) => id), dates: group.map(({ values }) => values.at), values: group[0]!.values }));
};

/** What the slow bodies touch in the year told, the heaviest first, and the clocks that come round. */
export const toYearViews = (facts: readonly AstroFact[]): { hits: HitView[]; returns: ReturnView[] } => {
  const hits: HitView[] = [];
  const returns: ReturnView[] = [];
  for (const { ids, dates, values } of groupHits(facts)) {
    const { body, point, type } = values;
    const kind = returnKinds[`${body}.${type}.${point}`];
    if (kind) returns.push({ ids, kind, dates });
    else if (isSlow(body) && isPoint(point)) {
      const weight = bodyWeights[body] * typeWeights[type] * (lights.includes(point) ? 1.3 : point === "jupiter" || point === "saturn" ? 0.8 : 1.1);
      hits.push({ ids, body, point, type, tone: toTone(type), dates, weight: weight + (dates.length > 1 ? 0.5 : 0) });
    }
  }
  return { hits: hits.sort((one, other) => other.weight - one.weight), returns };
};

const quick = ["sun", "moon", "mercury", "venus", "mars"] as const;
/** The quick bodies of the day on natal points, the closest first. */
export const toNowViews = (facts: readonly AstroFact[]): NowView[] =>
  facts
    .flatMap((fact): NowView[] => {
      if (fact.key !== "transit") return [];
      const { point, type, orb } = fact.values;
      const body = quick.find((one) => one === fact.values.body);
      return body && isPoint(point) ? [{ id: fact.id, body, point, type, tone: toTone(type), orb }] : [];
    })
    .sort((one, other) => one.orb - other.orb);

/** An eclipse of the year within 3° of a natal point, or opposite. */
export interface EclipseView {
  id: string;
  at: string;
  body: "sun" | "moon";
  point: TransitPoint;
}
export const toEclipseViews = (facts: readonly AstroFact[]): EclipseView[] =>
  facts.flatMap((fact): EclipseView[] => {
    if (fact.key !== "eclipse") return [];
    const point = fact.values.points.split(" ").find(isPoint);
    return point ? [{ id: fact.id, at: fact.values.at, body: fact.values.body, point }] : [];
  });
