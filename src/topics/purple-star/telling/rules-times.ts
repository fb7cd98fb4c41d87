import { defineRules } from "../../kit/telling/rule.ts";
import type { StarName } from "../data/stars.ts";
import type { Part } from "./parts.ts";
import { toTurn } from "./vary.ts";
import type { PlateView, YearView } from "./view.ts";

const rules = defineRules<PlateView, Part>();
/** Facts of the year told: its own where it is the year of the cast, else the palace and the star it touches. */
const yearFact = ({ isNow, palace }: YearView): string => (isNow ? "annual" : `palace.${palace}`);
const yearTransformation = (view: PlateView, year: YearView, kind: "禄" | "权" | "科" | "忌"): string[] => {
  const star = year.transformations[kind];
  return [...(year.isNow ? [`annual.${kind}`] : []), `star.${star}`, `palace.${view.palaceOf(star)}`];
};
const decadeOf = ({ year }: PlateView) => (year?.decade && !year.decade.isChildhood ? year.decade : null);
/** `decade.禄` stands for the decade of the cast. */
const decadeTransformation = (view: PlateView, kind: "禄" | "忌"): string[] => {
  const decade = decadeOf(view)!;
  const star = decade.transformations[kind];
  return [...(view.year?.isNow ? [`decade.${kind}`] : []), `decade.${decade.palace}`, `star.${star}`];
};

export const yearRules = rules([
  {
    key: "annual",
    part: "year",
    weight: (view) => 5.7 + toTurn(view, "annual") * 0.9,
    holds: (view) => (view.year ? { facts: [yearFact(view.year), `palace.${view.year.palace}`], of: view.year.palace } : null),
  },
  {
    key: "decade",
    part: "year",
    weight: (view) => 5.6 + toTurn(view, "decade") * 0.9,
    holds(view) {
      const decade = decadeOf(view);
      if (!decade) return null;
      const [{ name }] = view.palaces[decade.palace].majors;
      return { facts: [`decade.${decade.palace}`, `palace.${decade.palace}`, `star.${name}`], of: `${decade.palace}.${name}` };
    },
  },
  {
    key: "annualOnSnag",
    part: "year",
    weight: 7.2,
    holds(view) {
      if (!view.year) return null;
      const at = view.palaceOf(view.year.transformations.忌);
      return view.palaces[at].transformed.includes("忌") ? { facts: [...yearTransformation(view, view.year, "忌"), "transformation.忌"], of: at } : null;
    },
  },
  {
    key: "annualOnFortune",
    part: "year",
    weight: 6.9,
    holds(view) {
      if (!view.year) return null;
      const at = view.palaceOf(view.year.transformations.禄);
      return view.palaces[at].transformed.includes("禄") ? { facts: [...yearTransformation(view, view.year, "禄"), "transformation.禄"], of: at } : null;
    },
  },
  {
    key: "yearInDecade",
    part: "year",
    weight: 6.7,
    holds(view) {
      const decade = decadeOf(view);
      return decade && view.year?.palace === decade.palace ? { facts: [yearFact(view.year), `decade.${decade.palace}`], of: decade.palace } : null;
    },
  },
  {
    key: "annualSnag",
    part: "year",
    weight: (view) => 4.6 + toTurn(view, "annualSnag") * 1.7,
    holds(view) {
      if (!view.year) return null;
      return { facts: yearTransformation(view, view.year, "忌"), of: view.palaceOf(view.year.transformations.忌) };
    },
  },
  {
    key: "annualFortune",
    part: "year",
    weight: (view) => 4.4 + toTurn(view, "annualFortune") * 1.8,
    holds(view) {
      if (!view.year) return null;
      return { facts: yearTransformation(view, view.year, "禄"), of: view.palaceOf(view.year.transformations.禄) };
    },
  },
  {
    key: "decadeSnag",
    part: "year",
    weight: (view) => 4.1 + toTurn(view, "decadeSnag") * 2,
    holds(view) {
      const decade = decadeOf(view);
      return decade ? { facts: decadeTransformation(view, "忌"), of: view.palaceOf(decade.transformations.忌) } : null;
    },
  },
  {
    key: "decadeFortune",
    part: "year",
    weight: (view) => 4 + toTurn(view, "decadeFortune") * 2,
    holds(view) {
      const decade = decadeOf(view);
      return decade ? { facts: decadeTransformation(view, "禄"), of: view.palaceOf(decade.transformations.禄) } : null;
    },
  },
  {
    key: "minorLimit",
    part: "year",
    weight: (view) => 3.8 + toTurn(view, "minorLimit") * 2.4,
    holds({ year, cast: { annual } }) {
      if (!year?.isNow || !annual) return null;
      return { facts: ["minorLimit", `palace.${annual.minorLimit.palace}`], of: annual.minorLimit.palace };
    },
  },
  {
    key: "class",
    part: "year",
    weight: (view) => 2.4 + toTurn(view, "class") * 1.6,
    holds: ({ cast }) => ({ facts: ["class", "decade.命宫"], of: cast.fiveElementsClass }),
  },
  {
    key: "childhood",
    part: "year",
    weight: 6.5,
    holds: ({ cast: { annual }, year }) =>
      year?.isNow && annual?.decade?.isChildhood ? { facts: ["childhood", `palace.${annual.decade.palace}`], of: annual.decade.palace } : null,
  },
]);

export const schoolRules = ([0, 1] as const).flatMap((at) =>
  rules([
    {
      key: "variant",
      part: "school",
      weight: 5 - at,
      holds: ({ cast }) => (cast.variants[at] ? { facts: [`variant.${cast.variants[at].reason}`, "plate"], of: `${at}.${cast.variants[at].reason}` } : null),
    },
  ]),
);
/** 中州派 moves 科 in years of 戊 庚 壬, to stars that the common rule leaves bare: the common star, then its own. */
export const movedFame: Readonly<Record<string, readonly [common: StarName, zhongzhou: StarName]>> = {
  戊: ["右弼", "太阳"],
  庚: ["太阴", "天府"],
  壬: ["左辅", "天府"],
};
export const zhongzhouRules = rules([
  {
    key: "zhongzhou",
    part: "school",
    weight: 4.5,
    holds({ cast }) {
      const [common, zhongzhou] = movedFame[cast.year[0]!] ?? [];
      return common && zhongzhou ? { facts: ["transformation.科", `star.${common}`, `star.${zhongzhou}`], of: `${cast.school}.${cast.year[0]}` } : null;
    },
  },
]);
