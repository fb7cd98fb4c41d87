import { toBranch } from "../../kit/calendar/sexagenary.ts";
import { toElement } from "../../kit/hexagrams/branches.ts";
import type { Element } from "../../kit/hexagrams/elements.ts";
import { defineRules } from "../../kit/telling/rule.ts";
import { findPattern, listShownOf } from "./patterns.ts";
import { isVoid } from "./rules-self.ts";
import { findStar } from "./stars.ts";
import { findKind, findSeatTie, findTie, otherOf } from "./ties.ts";
import type { BirthdayView, Part } from "./view.ts";

export const toFavour = ({ cast }: BirthdayView, element: Element): "useful" | "adverse" | "neutral" =>
  cast.usefulElements.includes(element) ? "useful" : cast.usefulReason.adverse.includes(element) ? "adverse" : "neutral";

/** How much wealth the chart holds: 25 percent and more is much, up to 8 little. */
const toAmount = (percent: number): "much" | "some" | "little" => (percent >= 25 ? "much" : percent <= 8 ? "little" : "some");

/** 墓库: the branch each element is stored in. */
const stores = { wood: "未", fire: "戌", metal: "丑", water: "辰", earth: "辰" } as const satisfies Record<Element, string>;

const rules = defineRules<BirthdayView, Part>();

/** Love, work and money. */
export const worldRules = rules([
  {
    key: "spouseStar",
    part: "love",
    weight: 6,
    holds: ({ spouseStar }) => (spouseStar ? { facts: spouseStar.facts, of: `${spouseStar.sex}.${spouseStar.place}` } : null),
  },
  { key: "seatGod", part: "love", weight: 5, holds: ({ seatGod }) => ({ facts: ["branch.day", "hidden.day"], of: seatGod }) },
  {
    key: "seatTie",
    part: "love",
    weight: 7,
    holds(view) {
      const found = findSeatTie(view);
      if (!found) return null;
      return { facts: [found.id, "branch.day"], of: found.kind === "whole" ? found.kind : `${found.kind}.${found.other.pillar}` };
    },
  },
  {
    key: "selfCombine",
    part: "love",
    weight: 7.5,
    holds(view) {
      const found = findKind(view, ["stemCombine"], "day");
      return found ? { facts: [found.id, "dayMaster"], of: otherOf(found, "day").pillar } : null;
    },
  },
  {
    key: "seatVoid",
    part: "love",
    weight: 4.6,
    holds: ({ cast, seat }) => (cast.voids.year.includes(seat) ? { facts: ["void.year", "branch.day"] } : null),
  },
  {
    key: "seatFavour",
    part: "love",
    weight: 3.4,
    holds(view) {
      const element = toElement(view.seat);
      const favour = toFavour(view, element);
      return favour === "neutral" ? null : { facts: ["branch.day", "useful"], of: `${favour}.${element}` };
    },
  },
  {
    key: "starOfLove",
    part: "love",
    weight: (view) => findStar(view, "love")?.weight ?? 0,
    holds(view) {
      const star = findStar(view, "love");
      return star ? { facts: [star.id], of: star.name } : null;
    },
  },
  {
    key: "workPattern",
    part: "work",
    weight: 8,
    holds(view) {
      const found = findPattern(view, "work");
      return found ? { facts: found.facts, of: found.name } : null;
    },
  },
  {
    key: "field",
    part: "work",
    weight: 8.5,
    holds({ cast, familyOf }) {
      const [first] = cast.usefulElements;
      return { facts: ["useful", `element.${first}`], of: `${first}.${familyOf(first!)}` };
    },
  },
  { key: "monthGod", part: "work", weight: 5, holds: ({ cast }) => ({ facts: ["tenGod.month"], of: cast.tenGods.month }) },
  {
    key: "noOffice",
    part: "work",
    weight: 5.5,
    holds({ percent, elementOf, cast }) {
      const office = elementOf("holdsMe");
      return percent.holdsMe <= 2 ? { facts: [`element.${office}`, "useful"], of: cast.usefulElements.includes(office) ? "wanted" : "free" } : null;
    },
  },
  {
    key: "workTie",
    part: "work",
    weight: 4.6,
    holds(view) {
      const found = findTie(view, "month", "hour");
      return found ? { facts: [found.id], of: found.tie.kind } : null;
    },
  },
  { key: "monthVoid", part: "work", weight: 4.8, holds: (view) => (isVoid(view, "month") ? { facts: ["void.day", "branch.month"] } : null) },
  { key: "hourGod", part: "work", weight: 4, holds: ({ cast }) => (cast.tenGods.hour === null ? null : { facts: ["tenGod.hour"], of: cast.tenGods.hour }) },
  {
    key: "starOfWork",
    part: "work",
    weight: (view) => findStar(view, "work")?.weight ?? 0,
    holds(view) {
      const star = findStar(view, "work");
      return star ? { facts: [star.id], of: star.name } : null;
    },
  },
  {
    key: "wealth",
    part: "money",
    weight: 6,
    holds: ({ side, percent, elementOf }) => ({
      facts: [`element.${elementOf("iHold")}`, "strength"],
      of: `${side}.${toAmount(percent.iHold)}`,
    }),
  },
  {
    key: "moneyPattern",
    part: "money",
    weight: 8,
    holds(view) {
      const found = findPattern(view, "money");
      return found ? { facts: found.facts, of: found.name } : null;
    },
  },
  {
    key: "wealthPlace",
    part: "money",
    weight: 4.5,
    holds(view) {
      const [first] = listShownOf(view, "iHold");
      return first ? { facts: [`tenGod.${first.pillar}`], of: `${first.god}.${first.pillar}` } : null;
    },
  },
  {
    key: "moneyWay",
    part: "money",
    weight: 4.2,
    holds(view) {
      const element = view.elementOf("iHold");
      if (view.percent.iHold === 0) return null;
      return { facts: [`element.${element}`, "useful"], of: `${element}.${toFavour(view, element)}` };
    },
  },
  {
    key: "store",
    part: "money",
    weight: 6.5,
    holds(view) {
      const store = stores[view.elementOf("iHold")];
      const place = (["year", "month", "day", "hour"] as const).find((pillar) => {
        const ganzhi = view.cast.pillars[pillar];
        return ganzhi !== null && toBranch(ganzhi) === store;
      });
      if (!place) return null;
      const clash = findKind(view, ["clash"], place);
      return { facts: [`branch.${place}`, ...(clash ? [clash.id] : [])], of: `${clash ? "open" : "shut"}.${place}` };
    },
  },
  { key: "hourVoid", part: "money", weight: 4.4, holds: (view) => (isVoid(view, "hour") ? { facts: ["void.day", "branch.hour"] } : null) },
  {
    key: "starOfMoney",
    part: "money",
    weight: (view) => findStar(view, "money")?.weight ?? 0,
    holds(view) {
      const star = findStar(view, "money");
      return star ? { facts: [star.id], of: star.name } : null;
    },
  },
]);
