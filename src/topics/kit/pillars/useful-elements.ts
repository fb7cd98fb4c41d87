import type { Branch, Stem } from "../hexagrams/branches.ts";
import { type Element, elements, type Relation, toRelation } from "../hexagrams/elements.ts";
import type { ElementWeights } from "./element-weights.ts";
import { toStemElement } from "./stem-nature.ts";
import type { Strength } from "./strength.ts";

export const usefulMethods = ["support", "restrain", "bridge", "fill", "dominant", "yielding"] as const;
/** 扶 support, 抑 restrain, 通关 bridge, 补缺 fill, 专旺 dominant, 从 yielding. */
export type UsefulMethod = (typeof usefulMethods)[number];

export interface UsefulElements {
  method: UsefulMethod;
  /** 用神 first, then 喜神; one to three. */
  elements: Element[];
  /** 忌神, the worst first. */
  adverse: Element[];
  /** 调候: what the season wants and the chart has little of, also among `elements`; else null. */
  climate: Element | null;
  /** The element whose weight decided: the heaviest burden of a weak chart, the heavier support of a strong one. */
  decidedBy: Element;
}

const distances: Record<Relation, number> = { same: 0, iFeed: 1, iHold: 2, holdsMe: 3, feedsMe: 4 };

/** The element that stands so to `own`: holdsMe to fire is water. */
export const toRelatedElement = (own: Element, relation: Relation): Element => elements[(elements.indexOf(own) + distances[relation]) % 5]!;

/** Below this percent the season's want is named. */
const climateBelow = 20;
/** 官杀 must be there at least so much, in percent, to be asked to hold a strong day master. */
const holderFrom = 10;

const winter: readonly Branch[] = ["亥", "子", "丑"];
const summer: readonly Branch[] = ["巳", "午", "未"];

/** 调候: fire for one born in winter's months, water for summer's, if under 20 percent. */
const findClimate = (month: Branch, percent: ElementWeights): Element | null => {
  const wanted = winter.includes(month) ? "fire" : summer.includes(month) ? "water" : null;
  return wanted && percent[wanted] < climateBelow ? wanted : null;
};

type Plan = Pick<UsefulElements, "method" | "decidedBy"> & { useful: Element[]; adverse: Element[] };

const planWeak = (of: (relation: Relation) => Element, heaviest: (...relations: Relation[]) => Relation): Plan => {
  const burden = heaviest("holdsMe", "iHold", "iFeed");
  const useful: Relation[] = burden === "iHold" ? ["same", "feedsMe"] : ["feedsMe", "same"];
  const adverse: Relation[] = burden === "iHold" ? ["iHold", "holdsMe"] : burden === "holdsMe" ? ["holdsMe", "iHold"] : ["iFeed", "iHold"];
  return { method: "support", decidedBy: of(burden), useful: useful.map(of), adverse: adverse.map(of) };
};

const planStrong = (of: (relation: Relation) => Element, heaviest: (...relations: Relation[]) => Relation, holders: number): Plan => {
  const support = heaviest("same", "feedsMe");
  const useful: Relation[] = support === "feedsMe" ? ["iHold", "iFeed"] : holders >= holderFrom ? ["holdsMe", "iFeed"] : ["iFeed", "iHold"];
  const adverse: Relation[] = support === "feedsMe" ? ["feedsMe", "same"] : ["same", "feedsMe"];
  return { method: "restrain", decidedBy: of(support), useful: useful.map(of), adverse: adverse.map(of) };
};

const planBalanced = (percent: ElementWeights): Plan => {
  const ranked = [...elements].sort((one, other) => percent[other] - percent[one]);
  const [first, second] = ranked as [Element, Element];
  const lightest = ranked[4]!;
  const relation = toRelation(first, second);
  if (relation === "iHold" || relation === "holdsMe") {
    const holder = relation === "iHold" ? first : second;
    const between = toRelatedElement(holder, "iFeed");
    return {
      method: "bridge",
      decidedBy: holder,
      useful: between === lightest ? [between] : [between, lightest],
      adverse: [toRelatedElement(between, "holdsMe")],
    };
  }
  return { method: "fill", decidedBy: first, useful: [lightest, toRelatedElement(lightest, "feedsMe")], adverse: [toRelatedElement(lightest, "holdsMe")] };
};

/**
 * 用神 by stated steps. Extremes first: `dominant` goes with its own element and what feeds it, `yielding` with the heaviest of what it feeds, holds or is
 * held by. Then 扶抑: a weak day master whose heaviest burden (percent) holds or drains it wants what feeds it, one burdened by what it holds wants its own;
 * a strong one by its own element wants its holder (from 10 percent, else what it feeds), a strong one by what feeds it wants what it holds. A balanced chart
 * whose two heaviest elements stand against each other wants the one between (通关), else the lightest (补缺). Last 调候 adds the season's want, first of all
 * in a balanced chart. 丙 weak in 辰 month under heavy metal (iHold) → fire, wood.
 */
export const toUsefulElements = (dayMaster: Stem, monthBranch: Branch, percent: ElementWeights, { level }: Strength): UsefulElements => {
  const own = toStemElement(dayMaster);
  const of = (relation: Relation): Element => toRelatedElement(own, relation);
  const heaviest = (...relations: Relation[]): Relation => relations.reduce((best, next) => (percent[of(next)] > percent[of(best)] ? next : best));
  if (level === "dominant") {
    const first = heaviest("same", "feedsMe");
    const useful = [of(first), of(first === "same" ? "feedsMe" : "same"), of("iFeed")];
    return { method: "dominant", elements: useful, adverse: [of("holdsMe"), of("iHold")], climate: null, decidedBy: of(first) };
  }
  if (level === "yielding") {
    const followed = heaviest("holdsMe", "iHold", "iFeed");
    const next: Relation = followed === "iHold" ? "iFeed" : "iHold";
    return { method: "yielding", elements: [of(followed), of(next)], adverse: [of("same"), of("feedsMe")], climate: null, decidedBy: of(followed) };
  }
  const plan = level === "weak" ? planWeak(of, heaviest) : level === "strong" ? planStrong(of, heaviest, percent[of("holdsMe")]) : planBalanced(percent);
  const climate = findClimate(monthBranch, percent);
  const useful = climate === null || plan.useful.includes(climate) ? plan.useful : level === "balanced" ? [climate, ...plan.useful] : [...plan.useful, climate];
  return { method: plan.method, elements: useful, adverse: plan.adverse.filter((element) => !useful.includes(element)), climate, decidedBy: plan.decidedBy };
};
