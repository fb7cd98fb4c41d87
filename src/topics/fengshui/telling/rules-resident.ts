import type { Mansion } from "../../kit/kua/mansions.ts";
import { defineRules } from "../../kit/telling/rule.ts";
import { toBedHeadDirection } from "./bed.ts";
import type { Part } from "./parts.ts";
import { type FengshuiView, getDirectionOf } from "./view.ts";

/** One of the eight in the resident's own round, with the stars that stand there. */
const ofMansion = (mansion: Mansion) => (view: FengshuiView) => {
  if (!view.hasResident) return null;
  const direction = getDirectionOf(view, mansion);
  return { facts: [`mansion.${direction}`, `palace.${direction}`], of: `${direction}.${view.spots[direction].mountain}-${view.spots[direction].facing}` };
};

export const residentRules = defineRules<FengshuiView, Part>()([
  {
    key: "resident.relation",
    part: "resident",
    weight: 7,
    holds: ({ cast, hasResident, mansions }) =>
      hasResident ? { facts: ["fit", "kua", `mansion.${cast.sittingPalace}`], of: mansions[cast.sittingPalace] } : null,
  },
  { key: "resident.breath", part: "resident", weight: 6, holds: ofMansion("生气") },
  { key: "resident.doctor", part: "resident", weight: 4.5, holds: ofMansion("天医") },
  { key: "resident.years", part: "resident", weight: 5, holds: ofMansion("延年") },
  { key: "resident.cut", part: "resident", weight: 5.5, holds: ofMansion("绝命") },
  { key: "resident.home", part: "resident", weight: 3, holds: ofMansion("伏位") },
  { key: "resident.ghosts", part: "resident", weight: 3.5, holds: ofMansion("五鬼") },
  {
    key: "resident.group",
    part: "resident",
    weight: 4,
    holds: ({ cast, hasResident }) => (hasResident ? { facts: ["kua", "fit"], of: `${cast.kua}.${cast.house.group}` } : null),
  },
  {
    key: "resident.none",
    part: "resident",
    weight: 6,
    holds: ({ cast, hasResident }) => (hasResident ? null : { facts: ["house"], of: cast.house.trigram }),
  },
  {
    key: "resident.houseBest",
    part: "resident",
    weight: 5,
    holds: (view) => (view.hasResident ? null : { facts: ["house", `palace.${getDirectionOf(view, "生气")}`], of: getDirectionOf(view, "生气") }),
  },
  {
    key: "resident.houseWorst",
    part: "resident",
    weight: 4,
    holds: (view) => (view.hasResident ? null : { facts: ["house", `palace.${getDirectionOf(view, "绝命")}`], of: getDirectionOf(view, "绝命") }),
  },
  {
    key: "resident.dissent",
    part: "resident",
    role: "dissent",
    weight: 5.5,
    holds: ({ cast, hasResident }) =>
      hasResident && cast.kuaGroup === cast.house.group && cast.pattern === "上山下水" ? { facts: ["fit", "pattern"], of: String(cast.kua) } : null,
  },
  {
    key: "resident.doing",
    part: "resident",
    role: "doing",
    weight: 3.5,
    holds: (view) => (view.hasResident ? { facts: [`mansion.${toBedHeadDirection(view)}`], of: toBedHeadDirection(view) } : null),
  },
]);
