import { purposeRules } from "../../kit/almanac/data/purposes.ts";
import { toNayin } from "../../kit/calendar/nayin.ts";
import { toBranch, toStem } from "../../kit/calendar/sexagenary.ts";
import { defineRules, type Holding } from "../../kit/telling/rule.ts";
import { badSpirits, goodSpirits } from "./known-spirits.ts";
import type { Part } from "./parts.ts";
import { closingRules } from "./rules-closing.ts";
import { ruleOthers } from "./rules-others.ts";
import { peopleRules } from "./rules-people.ts";
import { type AuspiciousView, findListed, toDayFactId, toFactId } from "./view.ts";

const rule = defineRules<AuspiciousView, Part>();
const own = (view: AuspiciousView, of: string): string => toFactId(view, view.focus, of);
const when = (holds: boolean, holding: () => Holding): Holding | null => (holds ? holding() : null);

const dayRules = rule([
  {
    key: "strikes",
    part: "day",
    weight: 10,
    holds: (view) => when(view.isNo, () => ({ facts: [toDayFactId(view, view.focus)], of: `${view.focus.struck[0]!.reason}.${view.focus.struck[0]!.of}` })),
  },
  {
    key: "listed",
    part: "day",
    weight: 6,
    holds: (view) => {
      const listed = findListed(view);
      return when(listed !== null && !listed.isNear && !view.isNo, () => ({ facts: [own(view, "good")], of: `${listed!.term}.${view.purpose}` }));
    },
  },
  {
    key: "near",
    part: "day",
    weight: 6.5,
    holds: (view) => {
      const listed = findListed(view);
      return when(listed?.isNear === true && !view.isNo, () => ({ facts: [own(view, "good")], of: `${listed!.term}.${view.purpose}` }));
    },
  },
  {
    key: "unlisted",
    part: "day",
    weight: 7,
    holds: (view) =>
      when(findListed(view) === null && !view.isNo && purposeRules[view.purpose].terms.length > 0, () => ({
        facts: ["purpose", own(view, "good")],
        of: view.purpose,
      })),
  },
  {
    key: "dutySuits",
    part: "day",
    weight: 5,
    holds: (view) =>
      when(!view.isNo && purposeRules[view.purpose].duties.includes(view.focus.duty), () => ({
        facts: [own(view, "duty")],
        of: `${view.focus.duty}.${view.purpose}`,
      })),
  },
  {
    key: "duty",
    part: "day",
    weight: 3,
    holds: (view) =>
      when(view.isNo || !purposeRules[view.purpose].duties.includes(view.focus.duty), () => ({ facts: [own(view, "duty")], of: view.focus.duty })),
  },
  {
    key: "mansion",
    part: "day",
    weight: 4,
    holds: (view) => when(view.focus.isMansionLucky, () => ({ facts: [own(view, "mansion")], of: view.focus.mansion })),
  },
  {
    key: "path",
    part: "day",
    weight: 4.5,
    holds: (view) => when(view.focus.spirits.isYellow, () => ({ facts: [own(view, "path")], of: view.focus.spirits.path })),
  },
  {
    key: "goodSpirit",
    part: "day",
    weight: ({ focus }) => (focus.spirits.good.includes("天赦") || focus.spirits.good.includes("天愿") ? 8 : 4.2),
    holds: (view) => {
      const found = goodSpirits.find((spirit) => view.focus.spirits.good.includes(spirit));
      return found ? { facts: [own(view, "spirits")], of: found } : null;
    },
  },
  {
    key: "goodList",
    part: "day",
    weight: ({ isOne }) => (isOne ? 5.2 : 2),
    holds: (view) => {
      const others = view.focus.good.filter((term) => term !== findListed(view)?.term && term !== "馀事勿取" && term !== "诸事不宜");
      return others.length > 1 ? { facts: [own(view, "good")], of: others[0]! } : null;
    },
  },
  {
    key: "onTerm",
    part: "day",
    weight: 5.5,
    holds: (view) => when(view.focus.term.days <= 1, () => ({ facts: [own(view, "term")], of: view.focus.term.name })),
  },
]);

const hourRules = rule([
  {
    key: "hourFirst",
    part: "hours",
    weight: 6,
    holds: (view) => {
      const [first] = view.hours;
      return first ? { facts: [own(view, "hours")], of: `${first.branch}.${first.spirit}` } : null;
    },
  },
  {
    key: "hourSecond",
    part: "hours",
    weight: 5,
    holds: (view) => {
      const second = view.hours[1];
      return second ? { facts: [own(view, "hours")], of: `${second.branch}.${second.spirit}` } : null;
    },
  },
  {
    key: "hourStill",
    part: "hours",
    weight: 4,
    holds: (view) => {
      const [first] = view.stillHours;
      return first ? { facts: [own(view, "hours")], of: `${first.branch}.${first.spirit}` } : null;
    },
  },
  {
    key: "hourThird",
    part: "hours",
    weight: 2.5,
    holds: (view) => {
      const third = view.hours[2];
      return third ? { facts: [own(view, "hours")], of: `${third.branch}.${third.spirit}` } : null;
    },
  },
  {
    key: "hourBroken",
    part: "hours",
    weight: 4,
    holds: (view) => when(view.hours.length > 0, () => ({ facts: [own(view, "hours")], of: view.focus.clash.branch })),
  },
  { key: "joy", part: "hours", weight: 3, holds: (view) => ({ facts: [own(view, "directions")], of: `${toStem(view.focus.pillars.day)}` }) },
]);

const aroundRules = rule([
  {
    key: "clash",
    part: "around",
    weight: 5,
    holds: (view) => ({ facts: [own(view, "clash")], of: toBranch(view.focus.pillars.day) }),
  },
  {
    key: "avoid",
    part: "around",
    weight: 4,
    holds: (view) => when(view.focus.avoid.length > 0 && view.focus.avoid[0] !== "诸事不宜", () => ({ facts: [own(view, "avoid")], of: view.focus.avoid[0]! })),
  },
  {
    key: "badSpirit",
    part: "around",
    weight: 4.5,
    holds: (view) => {
      const found = badSpirits.find((spirit) => view.focus.spirits.bad.includes(spirit));
      return found ? { facts: [own(view, "spirits")], of: found } : null;
    },
  },
  {
    key: "fortune",
    part: "hours",
    weight: 1.8,
    holds: (view) => when(view.isOne, () => ({ facts: [own(view, "directions")], of: toStem(view.focus.pillars.day) })),
  },
  {
    key: "nayin",
    part: "hours",
    weight: 1.6,
    holds: (view) => when(view.isOne, () => ({ facts: [own(view, "pillars")], of: toNayin(view.focus.pillars.day) })),
  },
  {
    key: "season",
    part: "around",
    weight: ({ isOne }) => (isOne ? 3.5 : 1.5),
    holds: (view) => ({ facts: [own(view, "term"), own(view, "pillars")], of: view.focus.term.name }),
  },
  { key: "pengzu", part: "around", weight: 2, holds: (view) => ({ facts: [own(view, "pengzu")], of: toStem(view.focus.pillars.day) }) },
  {
    key: "mark",
    part: "around",
    weight: 7,
    holds: (view) => {
      const [warning] = view.focus.warnings;
      return warning ? { facts: [own(view, `warning.${warning}`)], of: warning } : null;
    },
  },
]);

/** All that may be said of a choice of days, without words. */
export const rules = [...dayRules, ...peopleRules, ...hourRules, ...ruleOthers, ...aroundRules, ...closingRules];
export type RuleKey = (typeof rules)[number]["key"];
