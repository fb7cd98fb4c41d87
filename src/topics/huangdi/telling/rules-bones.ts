import { defineRules } from "../../kit/telling/rule.ts";
import { earlyVerses, harshVerses, lateVerses } from "../data/verse-lean.ts";
import { type Field, fields, type Part } from "./parts.ts";
import { type HuangdiView, toSide } from "./view.ts";

const isRare = ({ share }: HuangdiView): boolean => share.same * 100 < share.all;

/** The place of season and hour. */
export const placeRules = defineRules<HuangdiView, Part>()([
  {
    key: "place.only",
    part: "place",
    weight: 8,
    holds: ({ isOnlyHour, cast }) => (isOnlyHour ? { facts: ["place", "season"], of: cast.part + cast.season } : null),
  },
  { key: "place.season", part: "place", weight: 7, holds: ({ cast }) => ({ facts: ["place", "season"], of: cast.season + cast.part }) },
  { key: "place.hour", part: "place", weight: 5, holds: ({ cast }) => ({ facts: ["hour", "bone.hour"], of: cast.hourBranch }) },
  {
    key: "place.heaviest",
    part: "place",
    weight: 4,
    holds: ({ cast, heaviest }) => ({ facts: ["place", `bone.${heaviest.bone}`], of: `${cast.part}.${heaviest.bone}` }),
  },
]);

/** The sum, its share, its ends. */
export const boneRules = defineRules<HuangdiView, Part>()([
  { key: "bone.total", part: "bone", weight: 9, holds: ({ cast }) => ({ facts: ["total"], of: String(cast.boneWeight.total) }) },
  { key: "bone.rare", part: "bone", weight: 8, holds: (view) => (isRare(view) ? { facts: ["total"], of: view.tier } : null) },
  {
    key: "bone.level",
    part: "bone",
    weight: 8,
    holds: ({ heaviest, lightest }) =>
      heaviest.weight > lightest.weight && heaviest.weight - lightest.weight <= 4 ? { facts: [`bone.${heaviest.bone}`, `bone.${lightest.bone}`] } : null,
  },
  {
    key: "bone.verse",
    part: "bone",
    weight: 7,
    holds: ({ cast }) =>
      cast.boneVerse && !harshVerses.includes(cast.boneWeight.total) ? { facts: ["verse", "total"], of: String(cast.boneWeight.total) } : null,
  },
  {
    key: "bone.harsh",
    part: "bone",
    weight: 7,
    holds: ({ cast }) => (cast.boneVerse && harshVerses.includes(cast.boneWeight.total) ? { facts: ["verse", "total"] } : null),
  },
  {
    key: "bone.lateAgrees",
    part: "bone",
    weight: 6,
    holds: ({ cast, bones }) => (lateVerses.includes(cast.boneWeight.total) && bones.hour.level === "heavy" ? { facts: ["verse", "bone.hour"] } : null),
  },
  {
    key: "bone.heaviest",
    part: "bone",
    weight: 6,
    holds: ({ heaviest, lightest }) => (heaviest.weight === lightest.weight ? null : { facts: [`bone.${heaviest.bone}`], of: heaviest.bone }),
  },
  {
    key: "bone.lightest",
    part: "bone",
    weight: 5,
    holds: ({ heaviest, lightest }) => (heaviest.weight === lightest.weight ? null : { facts: [`bone.${lightest.bone}`], of: lightest.bone }),
  },
]);

/** Each field: the place, and the bone that belongs to it. */
export const fieldRules = defineRules<HuangdiView, Part>()([
  { key: "work.place", part: "work", weight: 6, holds: ({ cast, bones }) => ({ facts: ["place", "bone.month"], of: `${cast.part}.${bones.month.level}` }) },
  { key: "work.month", part: "work", weight: 5, holds: ({ cast }) => ({ facts: ["bone.month"], of: String(cast.lunarDate.month) }) },
  { key: "love.place", part: "love", weight: 6, holds: ({ cast, bones }) => ({ facts: ["place", "bone.day"], of: `${cast.part}.${bones.day.level}` }) },
  {
    key: "love.side",
    part: "love",
    weight: 5,
    holds: ({ bones: { day, month } }) => ({ facts: ["bone.day", "bone.month"], of: toSide(day.weight, month.weight) }),
  },
  { key: "money.place", part: "money", weight: 6, holds: ({ cast, bones }) => ({ facts: ["place", "bone.hour"], of: `${cast.part}.${bones.hour.level}` }) },
  { key: "money.hour", part: "money", weight: 5, holds: ({ cast }) => ({ facts: ["bone.hour", "total"], of: cast.hourBranch }) },
  { key: "inner.day", part: "inner", weight: 6, holds: ({ cast }) => ({ facts: ["bone.day"], of: String(cast.lunarDate.day) }) },
  { key: "inner.place", part: "inner", weight: 5, holds: ({ cast, bones }) => ({ facts: ["place", "bone.day"], of: `${cast.part}.${bones.day.level}` }) },
  { key: "family.year", part: "family", weight: 6, holds: ({ cast }) => ({ facts: ["bone.year"], of: String(cast.boneWeight.year) }) },
  {
    key: "family.side",
    part: "family",
    weight: 5,
    holds: ({ bones: { year, day } }) => ({ facts: ["bone.year", "bone.day"], of: toSide(year.weight, day.weight) }),
  },
]);

/** Where no field is asked, day and year take turns at which one closes, so that near births part ways. */
const toTurn =
  (field: Field) =>
  ({ cast: { lunarDate } }: HuangdiView): number =>
    (lunarDate.day + lunarDate.year + fields.indexOf(field)) % fields.length;

/** One thing to do and one to watch for, in each field. */
export const closeRules = fields.flatMap((field) =>
  defineRules<HuangdiView, Part>()([
    {
      key: "doing",
      part: field,
      role: "doing",
      weight: toTurn(field),
      holds: ({ cast, heaviest }) => ({
        facts: field === "family" ? [`bone.${heaviest.bone}`] : ["place"],
        of: `${field}.${field === "family" ? heaviest.bone : cast.part}`,
      }),
    },
    {
      key: "watching",
      part: field,
      role: "watching",
      weight: toTurn(field),
      holds: ({ lightest }) => ({ facts: [`bone.${lightest.bone}`], of: `${field}.${lightest.bone}` }),
    },
  ]),
);

/** What speaks against the reading: the verse against the bones, the place against the sum, the heaviest bone against the lightest. */
export const dissentRules = defineRules<HuangdiView, Part>()([
  {
    key: "dissent.late",
    part: "bone",
    role: "dissent",
    weight: 8,
    holds: ({ cast, bones }) => (lateVerses.includes(cast.boneWeight.total) && bones.hour.level === "light" ? { facts: ["verse", "bone.hour"] } : null),
  },
  {
    key: "dissent.early",
    part: "bone",
    role: "dissent",
    weight: 8,
    holds: ({ cast, bones }) => (earlyVerses.includes(cast.boneWeight.total) && bones.year.level === "light" ? { facts: ["verse", "bone.year"] } : null),
  },
  {
    key: "dissent.season",
    part: "school",
    role: "dissent",
    weight: 7,
    holds: ({ cast }) => (cast.otherSeason ? { facts: ["otherSeason", "place"], of: cast.otherSeason.part } : null),
  },
  {
    key: "dissent.place",
    part: "place",
    role: "dissent",
    weight: 6,
    holds: ({ cast, tier }) => (tier === "middle" ? null : { facts: ["place", "total"], of: `${cast.part}.${tier}` }),
  },
  {
    key: "dissent.pair",
    part: "bone",
    role: "dissent",
    weight: 4,
    holds: ({ heaviest, lightest }) =>
      heaviest.weight === lightest.weight ? null : { facts: [`bone.${heaviest.bone}`, `bone.${lightest.bone}`], of: `${heaviest.bone}.${lightest.bone}` },
  },
  {
    key: "dissent.even",
    part: "bone",
    role: "dissent",
    weight: 4,
    holds: ({ heaviest, lightest }) => (heaviest.weight === lightest.weight ? { facts: ["total", "bone.day"] } : null),
  },
]);
