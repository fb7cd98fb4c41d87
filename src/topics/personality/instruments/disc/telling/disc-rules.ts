import { defineRules } from "../../../../kit/telling/rule.ts";
import type { Part } from "../../../profile/parts.ts";
import type { ProfileView } from "../../../profile/profile-view.ts";
import { toTurn } from "../../../profile/vary.ts";
import { type Style, styles } from "../items.ts";
import type { DiscCast } from "../score.ts";

export type DiscView = ProfileView<Style, DiscCast>;
const rules = defineRules<DiscView, Part>();

/** Picked this often at both ends, a style is one’s own here and disowned there. */
const often = 6;
const topOf = (view: DiscView, key: "most" | "least"): Style => styles.toSorted((one, other) => view.cast.graphs[other][key] - view.cast.graphs[one][key])[0]!;

export const discRules = rules([
  {
    key: "blend",
    part: "self",
    weight: (view) => 2.6 + toTurn(view, "blend") * 4,
    holds: ({ cast: { type }, first, second }) => (type.length === 2 ? { facts: ["result", `graph.${first}`, `graph.${second}`], of: type } : null),
  },
  {
    key: "pure",
    part: "self",
    weight: 6.4,
    holds: ({ cast: { type }, first }) => (type.length === 1 ? { facts: ["result", `graph.${first}`], of: first } : null),
  },
  {
    key: "mostGraph",
    part: "work",
    weight: (view) => 2.8 + toTurn(view, "mostGraph") * 4,
    holds(view) {
      const top = topOf(view, "most");
      return { facts: [`graph.${top}`], of: top };
    },
  },
  {
    key: "leastGraph",
    part: "growth",
    weight: (view) => 2 + toTurn(view, "leastGraph") * 4,
    holds(view) {
      const top = topOf(view, "least");
      return { facts: [`graph.${top}`], of: top };
    },
  },
  {
    key: "bothEnds",
    part: "sure",
    weight: 6.1,
    holds({ cast: { graphs } }) {
      const style = styles.find((one) => graphs[one].most >= often && graphs[one].least >= often);
      return style ? { facts: [`graph.${style}`], of: style } : null;
    },
  },
  {
    key: "lastGraph",
    part: "sure",
    weight: 4.2,
    holds: ({ last }) => ({ facts: [`graph.${last}`], of: last }),
  },
  {
    key: "unseen",
    part: "love",
    weight: 6,
    holds({ cast: { graphs } }) {
      const style = styles.find((one) => graphs[one].most + graphs[one].least <= often);
      return style ? { facts: [`graph.${style}`], of: style } : null;
    },
  },
]);
export type DiscKey = (typeof discRules)[number]["key"];
