import { toRelation } from "../../kit/hexagrams/elements.ts";
import { toStemElement } from "../../kit/pillars/stem-nature.ts";
import { familyOfGod } from "../../kit/pillars/ten-gods.ts";
import { toRelatedElement } from "../../kit/pillars/useful-elements.ts";
import { defineRules } from "../../kit/telling/rule.ts";
import type { Who } from "../person.ts";
import { findContactOf, weighContact } from "./find-contact.ts";
import { leads } from "./leads.ts";
import type { MarriageView, Part } from "./view.ts";

const rules = defineRules<MarriageView, Part>();

const mars = (who: Who) => ({ weight: 4, holds: ({ cast }: MarriageView) => ({ facts: [`sign.mars.${who}`], of: cast[who].signs.mars }) });

/** The clash of one's day branch with another pillar of the other's; `of` is whose day it is and which pillar. */
const crossClash = (who: Who) => ({
  weight: 5.5,
  holds({ cast }: MarriageView) {
    const other = who === "a" ? "b" : "a";
    const index = cast.crossTies.findIndex((tie) => tie.kind === "clash" && tie[who].pillar === "day" && tie[other].pillar !== "day");
    return index < 0 ? null : { facts: [`cross.${index + 1}`], of: cast.crossTies[index]![other].pillar };
  },
});

/** What grates, and how to quarrel. */
export const quarrelRules = rules([
  {
    key: "saturn",
    part: "quarrel",
    weight: (view) => weighContact(findContactOf(view, "saturnSun", "saturnMoon", "saturnVenus")),
    holds(view) {
      const found = findContactOf(view, "saturnSun", "saturnMoon", "saturnVenus");
      return found ? { facts: [found.id], of: `${found.contact.pair}.${found.contact.manner}` } : null;
    },
  },
  {
    key: "stemQuarrel",
    part: "quarrel",
    weight: 5.2,
    holds({ cast }) {
      const { tie, from } = cast.pillars.stems;
      return { facts: ["dayStems"], of: tie === "feeds" || tie === "holds" ? `${tie}.${from}` : tie };
    },
  },
  { key: "sides", part: "quarrel", weight: 4.6, holds: ({ side }) => ({ facts: ["strengths"], of: `${side.a}.${side.b}` }) },
  { key: "marsA", part: "quarrel", ...mars("a") },
  { key: "marsB", part: "quarrel", ...mars("b") },
  { key: "clashA", part: "quarrel", ...crossClash("a") },
  { key: "clashB", part: "quarrel", ...crossClash("b") },
]);

const amply = 28;
const thinly = 12;
/** What a chart holds of the other's wants, where that is much or little. */
const toSupply = ({ cast }: MarriageView, who: Who): string | null => {
  const { average, useful } = who === "a" ? cast.elements.toA : cast.elements.toB;
  const level = average >= amply ? "ample" : average <= thinly ? "thin" : null;
  return level && `${level}.${useful[0]}`;
};
const giving = (who: Who) => ({
  weight: 5.5,
  holds(view: MarriageView) {
    const supply = toSupply(view, who);
    return supply === null || (who === "b" && supply === toSupply(view, "a")) ? null : { facts: [`giving.${who}`], of: supply };
  },
});
const purse = (who: Who) => ({
  weight: (view: MarriageView) => (leads(view, who) ? 4.6 : 3.4),
  holds: (view: MarriageView) => (who === "b" && view.relation === "same" ? null : { facts: [`sees.${who}`], of: familyOfGod[view.sees[who]] }),
});
const earns = (who: Who) => ({ weight: 3.8, holds: ({ cast }: MarriageView) => ({ facts: [`earns.${who}`], of: cast[who].tenGods.month }) });
const heavyWealth = 28;
const lightWealth = 7;
const toWealth = ({ cast }: MarriageView, who: Who) => {
  const element = toRelatedElement(toStemElement(cast[who].dayMaster), "iHold");
  const percent = cast[who].elements[element];
  return { element, level: percent >= heavyWealth ? "heavy" : percent <= lightWealth ? "light" : null };
};
const wealth = (who: Who) => ({
  weight: 4.9,
  holds(view: MarriageView) {
    const { element, level } = toWealth(view, who);
    const isTold = who === "b" && level === toWealth(view, "a").level;
    return level && !isTold ? { facts: [`element.${who}.${element}`], of: `${level}.${element}` } : null;
  },
});

export const moneyRules = rules([
  { key: "givingA", part: "money", ...giving("a") },
  { key: "givingB", part: "money", ...giving("b") },
  { key: "purseA", part: "money", ...purse("a") },
  { key: "purseB", part: "money", ...purse("b") },
  { key: "earnsA", part: "money", ...earns("a") },
  { key: "earnsB", part: "money", ...earns("b") },
  { key: "wealthA", part: "money", ...wealth("a") },
  { key: "wealthB", part: "money", ...wealth("b") },
  {
    key: "heaviest",
    part: "money",
    weight: 4,
    holds({ heaviest }) {
      return { facts: [`element.a.${heaviest.a}`, `element.b.${heaviest.b}`], of: toRelation(heaviest.a, heaviest.b) };
    },
  },
]);

/** The year branch of one (home) with the day branch of the other. */
const home = (who: Who) => ({
  weight: 5.4,
  holds(view: MarriageView) {
    const [his, hers] = [view.tieOf("year", "day"), view.tieOf("day", "year")];
    if (who === "b" && his === hers) return null;
    const tie = who === "a" ? his : hers;
    const [own, other] = [`pillar.${who}.year`, `pillar.${who === "a" ? "b" : "a"}.day`];
    return tie && tie !== "none" && tie !== "same" ? { facts: [own, other], of: tie } : null;
  },
});
const elders = (who: Who) => ({
  weight: 4,
  holds: (view: MarriageView) => (who === "b" && view.elders.a === view.elders.b ? null : { facts: [`elders.${who}`], of: view.elders[who] }),
});
const alike = (pillar: "month" | "hour") => ({
  weight: 4.6,
  holds(view: MarriageView) {
    const tie = view.tieOf(pillar, pillar);
    return tie && tie !== "none" ? { facts: [`pillar.a.${pillar}`, `pillar.b.${pillar}`], of: tie } : null;
  },
});

export const familyRules = rules([
  { key: "homeA", part: "family", ...home("a") },
  { key: "homeB", part: "family", ...home("b") },
  { key: "eldersA", part: "family", ...elders("a") },
  { key: "eldersB", part: "family", ...elders("b") },
  { key: "groups", part: "family", weight: 2.6, holds: ({ cast: { kua } }) => ({ facts: ["kua"], of: `${kua.groups.a}.${kua.groups.b}` }) },
  { key: "months", part: "family", ...alike("month") },
  { key: "hours", part: "family", ...alike("hour") },
]);
