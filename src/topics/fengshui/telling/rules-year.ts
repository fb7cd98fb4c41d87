import { defineRules } from "../../kit/telling/rule.ts";
import type { Part } from "./parts.ts";
import { type FengshuiView, findPalaceOf } from "./view.ts";

/** Where a star of the year lands, and on which pair. */
const ofStar = (star: (view: FengshuiView) => number) => (view: FengshuiView) => {
  const palace = findPalaceOf(view.annual, star(view));
  const { mountain, facing } = view.spots[palace];
  return { facts: ["annual", `palace.${palace}`], of: `${palace}.${mountain}-${facing}` };
};

export const yearRules = defineRules<FengshuiView, Part>()([
  { key: "year.five", part: "year", weight: 8, holds: ofStar(() => 5) },
  {
    key: "year.ripe",
    part: "year",
    weight: 7,
    // The guest of the money corner is told there.
    holds: (view) =>
      view.part !== "year" && findPalaceOf(view.annual, view.presentPeriod) === view.places.money.focus.palace
        ? null
        : ofStar(({ presentPeriod }) => presentPeriod)(view),
  },
  { key: "year.taiSui", part: "year", weight: 6, holds: ({ year }) => ({ facts: ["yearPlaces"], of: String((year - 4) % 12) }) },
  { key: "year.sanSha", part: "year", weight: 5.5, holds: ({ year }) => ({ facts: ["yearPlaces"], of: String(year % 12) }) },
  { key: "year.white", part: "year", weight: 5, holds: ofStar(() => 8) },
  { key: "year.pen", part: "year", weight: 4.5, holds: ofStar(() => 4) },
  { key: "year.black", part: "year", weight: 4, holds: ofStar(() => 2) },
  {
    key: "year.month",
    part: "year",
    weight: 3.5,
    holds: ({ cast, year }) => (year === cast.year ? { facts: ["month"], of: `${findPalaceOf(cast.monthStars, 5)}.${cast.month}` } : null),
  },
  {
    key: "year.front",
    part: "year",
    weight: 3,
    holds: ({ cast, spots }) => ({
      facts: ["annual", `palace.${cast.facingPalace}`],
      of: `${spots[cast.facingPalace].facing}-${spots[cast.facingPalace].annual}`,
    }),
  },
  {
    key: "year.dissent",
    part: "year",
    role: "dissent",
    weight: 3.8,
    holds(view) {
      const palace = findPalaceOf(view.annual, 5);
      const { mountain, facing } = view.spots[palace];
      return [mountain, facing].includes(view.cast.period) ? { facts: ["annual", `palace.${palace}`], of: palace } : null;
    },
  },
  { key: "year.doing", part: "year", role: "doing", weight: 3.9, holds: ofStar(() => 8) },
  { key: "year.watching", part: "year", role: "watching", weight: 3.9, holds: ofStar(() => 5) },
]);
