import { defineRules } from "../../kit/telling/rule.ts";
import type { PalaceName } from "../data/palaces.ts";
import { isChild } from "./find-part.ts";
import { type Field, fields, type Part, palacesOf } from "./parts.ts";
import { toTurn } from "./vary.ts";
import type { MajorStar, PlateView } from "./view.ts";

const rules = defineRules<PlateView, Part>();

/** The four manners of the majors: holding (紫府武相廉), moving (杀破狼), helping (机月同梁), speaking and giving (日巨). */
export const manners = ["hold", "move", "help", "speak"] as const;
export type Manner = (typeof manners)[number];
const mannerStars: Readonly<Record<Manner, readonly MajorStar[]>> = {
  hold: ["紫微", "天府", "武曲", "天相", "廉贞"],
  move: ["七杀", "破军", "贪狼"],
  help: ["天机", "太阴", "天同", "天梁"],
  speak: ["太阳", "巨门"],
};
export const toManner = (star: MajorStar): Manner => manners.find((manner) => mannerStars[manner].includes(star))!;

/** The two palaces a part is torn between. */
export const tensions: Readonly<Record<Field, readonly [PalaceName, PalaceName]>> = {
  character: ["命宫", "福德"],
  love: ["命宫", "夫妻"],
  work: ["命宫", "官禄"],
  money: ["财帛", "福德"],
  people: ["父母", "仆役"],
  health: ["命宫", "疾厄"],
};

export const dissentRules = fields.flatMap((part) =>
  rules([
    {
      key: "fortuneWithSnag",
      part,
      role: "dissent",
      weight: (view) => 8 + toTurn(view, `fortuneWithSnag.${part}`) * 2,
      holds({ palaces }) {
        const at = palacesOf[part].find((name) => palaces[name].transformed.includes("禄") && palaces[name].transformed.includes("忌"));
        return at ? { facts: ["transformation.禄", "transformation.忌", `palace.${at}`], of: at } : null;
      },
    },
    {
      key: "fortuneAgainstSnag",
      part,
      role: "dissent",
      weight: (view) => 7.6 + toTurn(view, `fortuneAgainstSnag.${part}`) * 2,
      holds({ palaces }) {
        const at = palacesOf[part].find((name) => palaces[name].transformed.includes("禄") && palaces[palaces[name].opposite].transformed.includes("忌"));
        return at ? { facts: ["transformation.禄", "transformation.忌", `palace.${at}`], of: at } : null;
      },
    },
    {
      key: "brightWithHard",
      part,
      role: "dissent",
      weight: (view) => 5.6 + toTurn(view, `brightWithHard.${part}`) * 2,
      holds({ palaces }) {
        const own = palaces[palacesOf[part][0]!];
        const [{ name, brightness }] = own.majors;
        const [hard] = own.hard;
        return hard && !own.isBorrowed && (brightness === "庙" || brightness === "旺")
          ? { facts: [`star.${name}`, `star.${hard}`, `palace.${own.name}`], of: `${own.name}.${hard}` }
          : null;
      },
    },
    {
      key: "torn",
      part,
      role: "dissent",
      weight: (view) => 5.2 + toTurn(view, `torn.${part}`) * 2,
      holds({ palaces }) {
        const [one, other] = tensions[part].map((name) => palaces[name]) as [PlateView["palaces"][PalaceName], PlateView["palaces"][PalaceName]];
        const [left, right] = [toManner(one.majors[0].name), toManner(other.majors[0].name)];
        if (left === right) return null;
        return {
          facts: [`palace.${one.name}`, `star.${one.majors[0].name}`, `palace.${other.name}`, `star.${other.majors[0].name}`],
          of: `${part}.${left}.${right}`,
        };
      },
    },
    {
      key: "snagStrikes",
      part,
      role: "dissent",
      weight: (view) => 5 + toTurn(view, `snagStrikes.${part}`) * 2,
      holds(view) {
        const at = view.palaceOf(view.cast.transformations.忌);
        const struck = view.palaces[at].opposite;
        return palacesOf[part].includes(at) || palacesOf[part].includes(struck)
          ? { facts: ["transformation.忌", `palace.${at}`, `palace.${struck}`], of: at }
          : null;
      },
    },
  ]),
);

export const yearDissentRules = rules([
  {
    key: "yearPulls",
    part: "year",
    role: "dissent",
    weight: (view) => 4.6 + toTurn(view, "yearPulls") * 2,
    holds(view) {
      if (!view.year) return null;
      const { 禄: fortune, 忌: snag } = view.year.transformations;
      const [to, from] = [view.palaceOf(fortune), view.palaceOf(snag)];
      return {
        facts: [...(view.year.isNow ? ["annual.禄", "annual.忌"] : [`star.${fortune}`, `star.${snag}`]), `palace.${to}`, `palace.${from}`],
        of: `${to}.${from}`,
      };
    },
  },
]);

/** Love is closed upon only where it is asked, and a child’s reading upon what a child has. */
const toCloseWeight = (view: PlateView, part: Field, role: string): number =>
  part === "love" || (isChild(view) && (part === "work" || part === "money")) ? 2 : (part === "character" ? 3.7 : 3.4) + toTurn(view, `${role}.${part}`);

export const doingRules = fields.flatMap((part) =>
  rules([
    {
      key: "doing",
      part,
      role: "doing",
      weight: (view) => toCloseWeight(view, part, "doing"),
      holds({ palaces }) {
        const own = palaces[palacesOf[part][0]!];
        return { facts: [`palace.${own.name}`, `star.${own.majors[0].name}`], of: `${part}.${own.majors[0].name}` };
      },
    },
    {
      key: "watching",
      part,
      role: "watching",
      weight: (view) => toCloseWeight(view, part, "watching"),
      holds({ palaces }) {
        const own = palaces[palacesOf[part][0]!];
        const [hard] = own.hard;
        return hard
          ? { facts: [`star.${hard}`, `palace.${own.name}`], of: `${part}.${hard}` }
          : { facts: [`palace.${own.name}`, `star.${own.majors[0].name}`], of: `${part}.${toManner(own.majors[0].name)}` };
      },
    },
  ]),
);

export const closeRules = rules([
  {
    key: "watchingSnag",
    part: "character",
    role: "watching",
    weight: (view) => 3.7 + toTurn(view, "watchingSnag"),
    holds(view) {
      const at = view.palaceOf(view.cast.transformations.忌);
      return { facts: ["transformation.忌", `palace.${at}`], of: at };
    },
  },
  {
    key: "doingYear",
    part: "year",
    role: "doing",
    weight: (view) => 3.5 + toTurn(view, "doingYear"),
    holds: (view) =>
      view.year
        ? {
            facts: [view.year.isNow ? "annual.禄" : `star.${view.year.transformations.禄}`, `palace.${view.palaceOf(view.year.transformations.禄)}`],
            of: view.palaceOf(view.year.transformations.禄),
          }
        : null,
  },
  {
    key: "watchingYear",
    part: "year",
    role: "watching",
    weight: (view) => 3.5 + toTurn(view, "watchingYear"),
    holds: (view) =>
      view.year
        ? {
            facts: [view.year.isNow ? "annual.忌" : `star.${view.year.transformations.忌}`, `palace.${view.palaceOf(view.year.transformations.忌)}`],
            of: view.palaceOf(view.year.transformations.忌),
          }
        : null,
  },
]);
