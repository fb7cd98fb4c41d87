import { defineRules } from "../../../../kit/telling/rule.ts";
import type { Part } from "../../../profile/parts.ts";
import type { ProfileView } from "../../../profile/profile-view.ts";
import { toTurn } from "../../../profile/vary.ts";
import type { Element } from "../items.ts";
import { toBridge, toChild, toMother } from "../relations.ts";
import type { FiveElementsCast } from "../score.ts";

export type FiveElementsView = ProfileView<Element, FiveElementsCast>;
const rules = defineRules<FiveElementsView, Part>();
const middle = 50;

export const fiveElementsRules = rules([
  {
    key: "pair",
    part: "self",
    weight: (view) => 2.6 + toTurn(view, "pair") * 4.4,
    holds: ({ first, second }) => ({ facts: ["relation.second", `scale.${first}`, `scale.${second}`], of: `${first}.${second}` }),
  },
  {
    key: "highLow",
    part: "growth",
    weight: (view) => 2.6 + toTurn(view, "highLow") * 4,
    holds: ({ first, last }) => ({ facts: ["relation.last", `scale.${first}`, `scale.${last}`], of: `${first}.${last}` }),
  },
  {
    key: "bridgeStrong",
    part: "quarrel",
    weight: (view) => 2.8 + toTurn(view, "bridge") * 4,
    holds({ cast, first, second }) {
      const bridge = toBridge(first, second);
      return bridge && cast.scales[bridge].percent >= middle ? { facts: ["relation.second", `scale.${bridge}`], of: bridge } : null;
    },
  },
  {
    key: "bridgeWeak",
    part: "quarrel",
    weight: (view) => 2.8 + toTurn(view, "bridge") * 4,
    holds({ cast, first, second }) {
      const bridge = toBridge(first, second);
      return bridge && cast.scales[bridge].percent < middle ? { facts: ["relation.second", `scale.${bridge}`], of: bridge } : null;
    },
  },
  {
    key: "motherWeak",
    part: "tired",
    weight: (view) => 2.8 + toTurn(view, "mother") * 4,
    holds({ cast, first }) {
      const mother = toMother(first);
      return cast.scales[mother].percent < middle ? { facts: [`scale.${mother}`, `scale.${first}`], of: mother } : null;
    },
  },
  {
    key: "motherStrong",
    part: "tired",
    weight: (view) => 2.8 + toTurn(view, "mother") * 4,
    holds({ cast, first }) {
      const mother = toMother(first);
      return cast.scales[mother].percent >= middle + 10 ? { facts: [`scale.${mother}`, `scale.${first}`], of: mother } : null;
    },
  },
  {
    key: "childWeak",
    part: "work",
    weight: (view) => 2.8 + toTurn(view, "child") * 4,
    holds({ cast, first }) {
      const child = toChild(first);
      return cast.scales[child].percent < middle ? { facts: [`scale.${child}`, `scale.${first}`], of: child } : null;
    },
  },
  {
    key: "childStrong",
    part: "work",
    weight: (view) => 2.8 + toTurn(view, "child") * 4,
    holds({ cast, first }) {
      const child = toChild(first);
      return cast.scales[child].percent >= middle + 10 ? { facts: [`scale.${child}`, `scale.${first}`], of: child } : null;
    },
  },
]);
export type FiveElementsKey = (typeof fiveElementsRules)[number]["key"];
