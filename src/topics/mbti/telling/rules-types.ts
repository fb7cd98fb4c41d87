import { letterAt } from "../../kit/sixteen-types/axes.ts";
import { defineRules } from "../../kit/telling/rule.ts";
import type { Part } from "./parts.ts";
import type { TypeView } from "./view.ts";

const rules = defineRules<TypeView, Part>();

type Outward = "E" | "I";
type Seeing = "S" | "N";
type Judging = "T" | "F";
type Settling = "J" | "P";
export type TypeName = `${Outward}${Seeing}${Judging}${Settling}`;
export type TypeText = Readonly<Record<TypeName, string>>;
export type FrictionKey = `${Outward}${Judging}${Settling}`;
export type StudyKey = `${Outward}${Seeing}${Settling}`;

type ByOutward<Rest extends string> = Rest extends string ? `E${Rest}/I${Rest}` : never;
type BySeeing<First extends string, Rest extends string> = First extends string ? (Rest extends string ? `${First}S${Rest}/${First}N${Rest}` : never) : never;
type ByJudging<First extends string, Rest extends string> = First extends string ? (Rest extends string ? `${First}T${Rest}/${First}F${Rest}` : never) : never;
type BySettling<First extends string> = First extends string ? `${First}J/${First}P` : never;
/** Two types that differ by one letter, the one with the axis’ first letter first. */
export type NeighbourKey =
  | ByOutward<`${Seeing}${Judging}${Settling}`>
  | BySeeing<Outward, `${Judging}${Settling}`>
  | ByJudging<`${Outward}${Seeing}`, Settling>
  | BySettling<`${Outward}${Seeing}${Judging}`>;

const coreParts = ["work", "others", "tired", "growth"] as const;
export type CorePart = "mind" | (typeof coreParts)[number];

const allAxes = ["axis.EI", "axis.SN", "axis.TF", "axis.JP"] as const;

export const coreRules = [
  ...rules([
    {
      key: "core",
      part: "mind",
      role: "intro",
      weight: 9,
      holds: ({ type }) => ({ facts: ["type", ...allAxes], of: `mind.${type}` }),
    },
  ]),
  ...coreParts.flatMap((part) =>
    rules([
      {
        key: "core",
        part,
        weight: (view) => 5.2 + view.turn(`core.${part}`) * 3,
        holds: ({ type }) => ({ facts: ["type", ...allAxes], of: `${part}.${type}` }),
      },
    ]),
  ),
];

export const groupRules = rules([
  {
    key: "friction",
    part: "quarrel",
    weight: (view) => 5.2 + view.turn("friction") * 3,
    holds: ({ type }) => ({
      facts: ["axis.EI", "axis.TF", "axis.JP"],
      of: `${letterAt(type, "EI")}${letterAt(type, "TF")}${letterAt(type, "JP")}`,
    }),
  },
  {
    key: "study",
    part: "study",
    weight: 8,
    holds: ({ type }) => ({ facts: ["axis.EI", "axis.SN", "axis.JP"], of: `${letterAt(type, "EI")}${letterAt(type, "SN")}${letterAt(type, "JP")}` }),
  },
]);

const toNeighbourKey = (one: string, other: string): string => {
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return "ESTJ".includes(one[at]!) ? `${one}/${other}` : `${other}/${one}`;
};

export const neighbourRules = [0, 1].flatMap((rank) =>
  rules([
    {
      key: "neighbour",
      part: "certainty",
      weight: (view) => 5.5 - rank * 0.5 + view.turn(`neighbour.${rank}`) * 2,
      holds({ cast, type }) {
        const near = cast.neighbours[rank];
        return near ? { facts: [`neighbour.${near.type}`, `axis.${near.axis}`], of: toNeighbourKey(type, near.type) } : null;
      },
    },
  ]),
);
