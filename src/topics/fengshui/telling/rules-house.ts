import { toTimeliness } from "../../kit/flying-stars/timeliness.ts";
import { defineRules } from "../../kit/telling/rule.ts";
import type { Part } from "./parts.ts";
import type { FengshuiView } from "./view.ts";

/** The period of the house against the present one: "own", or "past" with what its star has come to. */
const toAge = ({ cast, presentPeriod }: FengshuiView): "own" | "past" => (cast.period === presentPeriod ? "own" : "past");

const toPairAt = (view: FengshuiView, palace: "C" | FengshuiView["cast"]["sittingPalace"]): string =>
  `${view.spots[palace].mountain}-${view.spots[palace].facing}`;

export const houseRules = defineRules<FengshuiView, Part>()([
  {
    key: "house.whole",
    part: "house",
    weight: 9,
    holds: ({ cast }) => (cast.patterns[0] ? { facts: ["whole.1"], of: cast.patterns[0] } : null),
  },
  { key: "house.pattern", part: "house", weight: 8, holds: ({ cast }) => ({ facts: ["pattern", "sitting"], of: `${cast.pattern}.${cast.facingPalace}` }) },
  {
    key: "house.ownTime",
    part: "house",
    weight: 7,
    holds: (view) => (toAge(view) === "own" ? { facts: ["period"], of: String(view.cast.period) } : null),
  },
  {
    key: "house.pastTime",
    part: "house",
    weight: 6,
    holds: (view) => (toAge(view) === "past" ? { facts: ["period"], of: `${view.cast.period}.${toTimeliness(view.cast.period, view.presentPeriod)}` } : null),
  },
  {
    key: "house.sitting",
    part: "house",
    weight: 5,
    // Elsewhere the back holds a star of the period and is told with money or people.
    holds: (view) => (view.cast.pattern === "双星到向" ? { facts: [`palace.${view.cast.sittingPalace}`], of: toPairAt(view, view.cast.sittingPalace) } : null),
  },
  { key: "house.centre", part: "house", weight: 4.5, holds: (view) => ({ facts: ["palace.C"], of: toPairAt(view, "C") }) },
  { key: "house.nature", part: "house", weight: 3, holds: ({ cast }) => ({ facts: ["house"], of: cast.house.trigram }) },
  { key: "house.side", part: "house", weight: 2.5, holds: ({ cast }) => ({ facts: ["facing"], of: cast.facingPalace }) },
  {
    key: "house.dissent",
    part: "house",
    role: "dissent",
    weight: 7,
    holds: (view) => (toAge(view) === "past" ? { facts: ["period", "pattern"], of: `${view.cast.pattern}.${view.presentPeriod}` } : null),
  },
  {
    key: "house.dissentFit",
    part: "house",
    role: "dissent",
    weight: 6.5,
    holds: ({ cast, hasResident }) =>
      hasResident && cast.kuaGroup !== cast.house.group ? { facts: ["fit", "pattern"], of: `${cast.pattern}.${cast.kua}` } : null,
  },
  { key: "house.doing", part: "house", role: "doing", weight: 7, holds: ({ cast }) => ({ facts: ["pattern"], of: `${cast.pattern}.${cast.facingPalace}` }) },
  {
    key: "house.watching",
    part: "house",
    role: "watching",
    weight: 7,
    holds: ({ cast }) => ({ facts: ["annual", "facing"], of: `${cast.annualStars[cast.facingPalace]}.${cast.facingPalace}` }),
  },
]);
