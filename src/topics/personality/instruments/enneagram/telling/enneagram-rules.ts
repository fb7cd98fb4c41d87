import { defineRules } from "../../../../kit/telling/rule.ts";
import type { Part } from "../../../profile/parts.ts";
import type { ProfileView } from "../../../profile/profile-view.ts";
import { toTurn } from "../../../profile/vary.ts";
import type { EnneaType } from "../items.ts";
import { type Center, centers, type EnneagramCast, toCenter } from "../score.ts";

export type EnneagramView = ProfileView<EnneaType, EnneagramCast>;
const rules = defineRules<EnneagramView, Part>();

/** A center this far ahead of the next, in percent points, is worth a word. */
const centerLead = 6;
const rank = ({ cast }: EnneagramView): Center[] => (Object.keys(centers) as Center[]).toSorted((one, other) => cast.centers[other] - cast.centers[one]);

export const enneagramRules = rules([
  {
    key: "wing",
    part: "self",
    weight: ({ cast }) => (cast.isWingSure ? 6.9 : 5.4),
    holds: ({ cast: { type, wing }, first }) => (wing === null ? null : { facts: ["wing", `scale.${first}`, `scale.${wing}`], of: type }),
  },
  {
    key: "evenWings",
    part: "self",
    weight: 6.6,
    holds: ({ cast, first }) => (cast.wing === null ? { facts: ["wing"], of: first } : null),
  },
  {
    key: "slightWing",
    part: "sure",
    weight: 4.4,
    holds: ({ cast }) => (cast.wing !== null && !cast.isWingSure ? { facts: ["wing"], of: cast.type } : null),
  },
  {
    key: "foreignCenter",
    part: "growth",
    weight: (view) => 5.4 + toTurn(view, "foreignCenter"),
    holds(view) {
      const [top, next] = rank(view) as [Center, Center, Center];
      const own = toCenter(view.first);
      return top !== own && view.cast.centers[top] - view.cast.centers[next] >= centerLead / 2
        ? { facts: [`center.${top}`, `scale.${view.first}`], of: `${view.first}.${top}` }
        : null;
    },
  },
  {
    key: "topCenter",
    part: "quarrel",
    weight: (view) => 4.4 + toTurn(view, "topCenter") * 2,
    holds(view) {
      const [top, next] = rank(view) as [Center, Center, Center];
      return view.cast.centers[top] - view.cast.centers[next] >= centerLead ? { facts: [`center.${top}`, `center.${next}`], of: `${top}.${next}` } : null;
    },
  },
  {
    key: "lowCenter",
    part: "tired",
    weight: (view) => 4.4 + toTurn(view, "lowCenter") * 2,
    holds(view) {
      const [, next, low] = rank(view) as [Center, Center, Center];
      return view.cast.centers[next] - view.cast.centers[low] >= centerLead ? { facts: [`center.${low}`], of: `${low}.${view.last}` } : null;
    },
  },
]);
export type EnneagramKey = (typeof enneagramRules)[number]["key"];
