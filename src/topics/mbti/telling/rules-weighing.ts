import { type Axis, axes, type Letter, toOpposite } from "../../kit/sixteen-types/axes.ts";
import { defineRules } from "../../kit/telling/rule.ts";
import { type Field, fieldOf, type Part, parts } from "./parts.ts";
import type { TypeView } from "./view.ts";

const rules = defineRules<TypeView, Part>();

/** The side the portraits take, against the scenes. */
export type SplitKey = { [A in Axis]: A extends `${infer One}${infer Other}` ? `${A}.${One}` | `${A}.${Other}` : never }[Axis];
export type SteadinessKey = "whole" | "high" | "fair" | "low";
/** By field: what the other end of the least clear axis would say. `hair`: the letter is just short of half the points. `turned`: the points are on the other side. `loosest`: even that axis stands firm. */
export type DissentKey = `${Field | "hair" | "turned" | "loosest"}.${Letter}`;
const closingParts = ["work", "study", "others", "quarrel", "tired", "growth"] as const;
type ClosingPart = (typeof closingParts)[number];
/** By the clearest letter, which it balances. */
export type DoingKey = `${ClosingPart}.${Letter}`;
/** By the second clearest letter. */
export type WatchingKey = `${Field}.${Letter}`;

/** Up to here the other side nearly had it. */
const nearly = 62;

export const splitRules = axes.flatMap((axis) =>
  rules([
    {
      key: "split",
      part: "growth",
      weight: 8.5,
      holds({ splits }) {
        const split = splits.get(axis);
        if (!split) return null;
        const [first, second] = axis;
        return { facts: [`split.${axis}`], of: `${axis}.${split.portraits > 50 ? first : second}` };
      },
    },
  ]),
);

export const steadinessRules = rules([
  {
    key: "steadiness",
    part: "certainty",
    weight: (view) => (view.steadiness.percent < 65 ? 7.5 : 5.4 + view.turn("steadiness") * 2),
    holds: ({ steadiness: { percent } }) => ({
      facts: ["consistency"],
      of: percent === 100 ? "whole" : percent >= 85 ? "high" : percent >= 65 ? "fair" : "low",
    }),
  },
]);

const toDissent = ({ ranked }: TypeView, field: Field): { axis: Axis; of: string } => {
  const { axis, letter, percent } = ranked.at(-1)!;
  if (percent < 50) return { axis, of: `${percent < 40 ? "turned" : "hair"}.${letter}` };
  return { axis, of: percent <= nearly ? `${field}.${toOpposite(letter)}` : `loosest.${letter}` };
};

/** One dissent a field, told in the first part that is asked of it. */
export const dissentRules = parts.flatMap((part) =>
  rules([
    {
      key: "dissent",
      part,
      role: "dissent",
      weight: (view) => 5 + view.turn(`dissent.${part}`),
      holds(view) {
        const { axis, of } = toDissent(view, fieldOf[part]);
        return { facts: [`axis.${axis}`], of: `${part}.${of}` };
      },
    },
  ]),
);

const isClosing = (part: Part): part is ClosingPart => (closingParts as readonly Part[]).includes(part);

/** What one learns and how is closed upon only where it is asked. */
export const closingRules = parts.flatMap((part) =>
  rules([
    {
      key: "doing",
      part,
      role: "doing",
      weight: (view) => (part === "study" ? 1 : 3) + view.turn(`doing.${part}`),
      holds({ ranked: [clearest] }) {
        return { facts: [`axis.${clearest!.axis}`], of: `${part}.${isClosing(part) ? part : "growth"}.${clearest!.letter}` };
      },
    },
    {
      key: "watching",
      part,
      role: "watching",
      weight: (view) => (part === "study" ? 1 : 3) + view.turn(`watching.${part}`),
      holds({ ranked: [, second] }) {
        return { facts: [`axis.${second!.axis}`], of: `${part}.${fieldOf[part]}.${second!.letter}` };
      },
    },
  ]),
);
