import { defineRules } from "../../kit/telling/rule.ts";
import { boneOf, fields, type Part } from "./parts.ts";
import { type HuangdiView, toBestPhase, toSide } from "./view.ts";

const turns = { farAbove: "down", above: "down", even: "level", below: "up", farBelow: "up" } as const;

/** The stretches of life, and the one a year falls in. */
export const ageRules = defineRules<HuangdiView, Part>()([
  {
    key: "ages.now",
    part: "ages",
    weight: 6,
    holds: ({ cast, year }) => (year ? { facts: [`phase.${year.phase.bone}`, "place"], of: `${cast.part}.${year.phase.bone}` } : null),
  },
  {
    key: "ages.turn",
    part: "ages",
    weight: 5,
    holds: ({ year }) =>
      year?.next
        ? { facts: [`phase.${year.phase.bone}`, `phase.${year.next.bone}`], of: `${year.phase.bone}.${turns[toSide(year.phase.weight, year.next.weight)]}` }
        : null,
  },
  {
    key: "ages.best",
    part: "ages",
    weight: 4,
    holds: (view) => {
      const best = toBestPhase(view);
      return best.bone === view.year?.phase.bone ? null : { facts: [`phase.${best.bone}`], of: best.bone };
    },
  },
  {
    key: "ages.past",
    part: "ages",
    weight: 3,
    holds: ({ year, bones }) =>
      year?.phase.bone === "hour" ? { facts: ["phase.day", "phase.hour"], of: turns[toSide(bones.day.weight, bones.hour.weight)] } : null,
  },
]);

/** What the present stretch of life does in a field; told early where the stretch and the field have the same bone. */
export const phaseRules = fields.flatMap((field) =>
  defineRules<HuangdiView, Part>()([
    {
      key: "phase",
      part: field,
      weight: ({ year }) => (year?.phase.bone === boneOf[field] ? 5.5 : 3),
      holds: ({ year }) => (year ? { facts: [`phase.${year.phase.bone}`, `bone.${year.phase.bone}`], of: `${field}.${year.phase.level}` } : null),
    },
  ]),
);

/** What another rule, clock or hour would give. */
export const schoolRules = defineRules<HuangdiView, Part>()([
  {
    key: "school.season",
    part: "school",
    weight: 6,
    holds: ({ cast }) => (cast.otherSeason ? { facts: ["otherSeason", "season"], of: cast.seasonRule } : null),
  },
  {
    key: "school.variant",
    part: "school",
    weight: 5,
    holds: ({ cast }) => (cast.variants[0] ? { facts: ["variant.1", "hour"], of: cast.variants[0].reason } : null),
  },
  { key: "school.leap", part: "school", weight: 7, holds: ({ cast }) => (cast.lunarDate.leap ? { facts: ["season", "bone.month"] } : null) },
]);
