import type { Relation } from "../../kit/hexagrams/elements.ts";
import { defineRules } from "../../kit/telling/rule.ts";
import { findPattern } from "./patterns.ts";
import { findStar } from "./stars.ts";
import { findKind, findTie } from "./ties.ts";
import type { BirthdayView, Part } from "./view.ts";

const families: readonly Relation[] = ["same", "iFeed", "iHold", "holdsMe", "feedsMe"];
/** Percent from which one family overweighs, and up to which it is as good as missing. */
const heavyFrom = 38;
const absentUpTo = 2;

export const findHeavy = ({ percent }: BirthdayView): Relation | undefined => families.find((family) => percent[family] >= heavyFrom);
export const findAbsent = ({ percent }: BirthdayView): Relation | undefined =>
  families.filter((family) => percent[family] <= absentUpTo).sort((one, other) => percent[one] - percent[other])[0];

/** Where the chart's day voids fall among the other pillars. */
export const isVoid = ({ cast }: BirthdayView, pillar: "year" | "month" | "hour"): boolean => {
  const ganzhi = cast.pillars[pillar];
  return ganzhi !== null && cast.voids.day.some((branch) => branch === ganzhi[1]);
};

const rules = defineRules<BirthdayView, Part>();

/** Who one is, and how one rests, eats and moves. */
export const selfRules = rules([
  {
    key: "extreme",
    part: "character",
    weight: 10,
    holds: ({ cast }) => (/dominant|yielding/.test(cast.strength.level) ? { facts: ["strength", "useful"], of: cast.strength.level } : null),
  },
  {
    key: "frame",
    part: "character",
    weight: 9,
    holds(view) {
      const found = findKind(view, ["threeMeeting", "threeHarmony"]);
      return found ? { facts: [found.id], of: view.familyOf(found.tie.element!) } : null;
    },
  },
  {
    key: "heavy",
    part: "character",
    weight: 7,
    holds(view) {
      const family = findHeavy(view);
      return family ? { facts: [`element.${view.elementOf(family)}`], of: family } : null;
    },
  },
  {
    key: "absent",
    part: "character",
    weight: 6.5,
    holds(view) {
      const family = findAbsent(view);
      return family ? { facts: [`element.${view.elementOf(family)}`], of: family } : null;
    },
  },
  {
    key: "bornIn",
    part: "character",
    weight: 5.2,
    holds: ({ stem, season }) => ({ facts: ["dayMaster", "pillar.month"], of: `${stem}.${season}` }),
  },
  {
    key: "stemStrength",
    part: "character",
    weight: 5,
    holds: ({ cast, stem, side }) =>
      cast.strength.level === "balanced" ? { facts: ["strength"], of: "even" } : { facts: ["strength"], of: `${stem}.${side}` },
  },
  { key: "yearGod", part: "character", weight: 3.6, holds: ({ cast }) => ({ facts: ["tenGod.year"], of: cast.tenGods.year }) },
  {
    key: "homeTie",
    part: "character",
    weight: 4.5,
    holds(view) {
      const found = findTie(view, "year", "month");
      return found ? { facts: [found.id], of: found.tie.kind } : null;
    },
  },
  {
    key: "echo",
    part: "character",
    weight: 8,
    holds(view) {
      const found = findKind(view, ["repeat"]);
      return found ? { facts: [found.id], of: found.tie.members.map(({ pillar }) => pillar).join(".") } : null;
    },
  },
  { key: "yearVoid", part: "character", weight: 4, holds: (view) => (isVoid(view, "year") ? { facts: ["void.day", "branch.year"] } : null) },
  {
    key: "starOfSelf",
    part: "character",
    weight: (view) => findStar(view, "character")?.weight ?? 0,
    holds(view) {
      const star = findStar(view, "character");
      return star ? { facts: [star.id], of: star.name } : null;
    },
  },
  { key: "nayin", part: "character", weight: 2, holds: ({ cast }) => ({ facts: ["nayin.year"], of: cast.nayin.year }) },
  {
    key: "climate",
    part: "health",
    weight: 7,
    holds({ cast }) {
      const { climate } = cast.usefulReason;
      return climate ? { facts: ["useful", `element.${climate}`, "pillar.month"], of: climate } : null;
    },
  },
  {
    key: "tooMuch",
    part: "health",
    weight: 6,
    holds(view) {
      const family = findHeavy(view);
      return family ? { facts: [`element.${view.elementOf(family)}`], of: view.elementOf(family) } : null;
    },
  },
  {
    key: "tooLittle",
    part: "health",
    weight: 5.5,
    holds(view) {
      const family = findAbsent(view);
      const element = family && view.elementOf(family);
      return element && element !== view.cast.usefulReason.climate ? { facts: [`element.${element}`], of: element } : null;
    },
  },
  {
    key: "restPattern",
    part: "health",
    weight: 7.5,
    holds(view) {
      const found = findPattern(view, "health");
      return found ? { facts: found.facts, of: found.name } : null;
    },
  },
  { key: "seatStage", part: "health", weight: 4, holds: ({ cast }) => ({ facts: ["lifeStage.day"], of: cast.lifeStages.day }) },
  { key: "hours", part: "health", weight: 3.5, holds: ({ cast }) => ({ facts: ["useful"], of: cast.usefulElements.slice(0, 2).join(".") }) },
  {
    key: "starOfHealth",
    part: "health",
    weight: (view) => findStar(view, "health")?.weight ?? 0,
    holds(view) {
      const star = findStar(view, "health");
      return star ? { facts: [star.id], of: star.name } : null;
    },
  },
]);
