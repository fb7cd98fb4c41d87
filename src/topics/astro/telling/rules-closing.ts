import { elementOf } from "../../kit/sky/signs.ts";
import { defineRules } from "../../kit/telling/rule.ts";
import type { Part } from "./parts.ts";
import { toTurn } from "./vary.ts";
import { bodyFact, findRising, findSign, onlyHeld, type SkyView, toElement } from "./view.ts";

const rules = defineRules<SkyView, Part>();

/** Where two elements pull against each other. */
export const tensionRules = rules([
  {
    key: "selfTension",
    part: "sun",
    role: "dissent",
    weight: (view) => 6 + toTurn(view, "selfTension") * 2,
    holds: (view) =>
      findSign(view, "moon") ? { facts: ["body.sun", bodyFact(view, "moon")], of: `${toElement(view, "sun")}.${toElement(view, "moon")}` } : null,
  },
  {
    key: "loveTension",
    part: "love",
    role: "dissent",
    weight: (view) => 6.4 + toTurn(view, "loveTension"),
    holds: (view) => ({ facts: ["body.venus", "body.mars"], of: `${toElement(view, "venus")}.${toElement(view, "mars")}` }),
  },
  {
    key: "faceTension",
    part: "rising",
    role: "dissent",
    weight: (view) => 6.2 + toTurn(view, "faceTension") * 2,
    holds(view) {
      const rising = findRising(view);
      return rising ? { facts: onlyHeld(view, ["angle.ascendant", "body.sun"]), of: `${elementOf(rising)}.${toElement(view, "sun")}` } : null;
    },
  },
]);

const doingTables = [
  ["sun", "sun", "sun"],
  ["rising", "sun", "sun"],
  ["moon", "moon", "moon"],
  ["family", "moon", "moon"],
  ["children", "moon", "moon"],
  ["love", "venus", "venus"],
  ["two", "venus", "venus"],
  ["work", "mars", "mars"],
  ["people", "mercury", "mercury"],
  ["growth", "jupiter", "jupiter"],
  ["money", "venus", "money"],
  ["health", "moon", "rest"],
] as const;
export type DoingTable = (typeof doingTables)[number][2];
const watchingTables = [
  ["sun", "sun"],
  ["growth", "sun"],
  ["moon", "moon"],
  ["family", "moon"],
  ["children", "moon"],
  ["love", "venus"],
  ["two", "venus"],
  ["money", "venus"],
  ["work", "mars"],
  ["people", "mercury"],
] as const;

export const closeRules = [
  ...doingTables.flatMap(([part, body, table]) =>
    rules([
      {
        key: "doing",
        part,
        role: "doing",
        weight: (view) => (part === "two" ? 1 : 2.4) + toTurn(view, `doing.${part}`),
        holds(view) {
          if (part === "two" && !view.told.includes("two")) return null;
          if (view.isStepTold && view.asked === part) return null;
          const sign = findSign(view, body) ?? view.cast.bodies[body].sign;
          return { facts: onlyHeld(view, [bodyFact(view, body)]), of: `${table}.${sign}` };
        },
      },
    ]),
  ),
  ...watchingTables.flatMap(([part, body]) =>
    rules([
      {
        key: "watching",
        part,
        role: "watching",
        weight: (view) => (part === "two" ? 1 : 2.4) + toTurn(view, `watching.${part}`),
        holds(view) {
          if (part === "two" && !view.told.includes("two")) return null;
          const sign = findSign(view, body) ?? view.cast.bodies[body].sign;
          return { facts: onlyHeld(view, [bodyFact(view, body)]), of: `${body}.${sign}` };
        },
      },
    ]),
  ),
];
