import type { Axis, Letter } from "../../kit/sixteen-types/axes.ts";
import { defineRules } from "../../kit/telling/rule.ts";
import type { Strength } from "../strength.ts";
import type { Part } from "./parts.ts";
import type { TypeView } from "./view.ts";

const rules = defineRules<TypeView, Part>();

export type LeaningKey = `${Letter}.${Strength}`;
/** Said in two ways; which one goes by the answers. */
export type MoreLeaningKey = `${Letter}.${Exclude<Strength, "turned">}`;
type Pair<One extends Letter, Other extends Letter> = `${One}>${Other}` | `${Other}>${One}`;
/** Of two axes the clearer letter first. */
export type PairKey =
  | Pair<"S" | "N", "T" | "F">
  | Pair<"E" | "I", "T" | "F">
  | Pair<"T" | "F", "J" | "P">
  | Pair<"S" | "N", "J" | "P">
  | Pair<"E" | "I", "S" | "N">
  | Pair<"E" | "I", "J" | "P">;

const leaningPart: Record<Axis, Part> = { EI: "others", SN: "mind", TF: "quarrel", JP: "work" };
/** The rarer states weigh more. */
const leaningWeight: Record<Strength, number> = { turned: 6.4, strong: 5.4, even: 5.4, loose: 5, clear: 5, slight: 5.2 };

export const leaningRules = (Object.entries(leaningPart) as [Axis, Part][]).flatMap(([axis, part]) =>
  rules([
    {
      key: "leaning",
      part,
      weight: (view) => leaningWeight[view.axes[axis].strength] + view.turn(`leaning.${axis}`) * 3,
      holds: ({ axes }) => ({ facts: [`axis.${axis}`], of: `${axes[axis].letter}.${axes[axis].strength}` }),
    },
  ]),
);

const pairs: readonly (readonly [one: Axis, other: Axis, part: Part])[] = [
  ["SN", "TF", "mind"],
  ["EI", "TF", "others"],
  ["TF", "JP", "quarrel"],
  ["SN", "JP", "work"],
  ["EI", "SN", "growth"],
  ["EI", "JP", "tired"],
];

/** Which of two letters leads is said only where both are on their own side and the percents differ. */
export const pairRules = pairs.flatMap(([one, other, part]) =>
  rules([
    {
      key: "pair",
      part,
      weight: (view) => 5 + view.turn(`pair.${one}.${other}`) * 3,
      holds({ axes }) {
        const [first, second] = axes[one].percent > axes[other].percent ? [axes[one], axes[other]] : [axes[other], axes[one]];
        const isSaid = first.percent > second.percent && second.percent >= 50;
        return isSaid ? { facts: [`axis.${first.axis}`, `axis.${second.axis}`], of: `${first.letter}>${second.letter}` } : null;
      },
    },
  ]),
);
