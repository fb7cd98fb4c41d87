import { defineRules } from "../../../../kit/telling/rule.ts";
import { livedParts, type Part } from "../../../profile/parts.ts";
import type { ProfileView } from "../../../profile/profile-view.ts";
import { toTurn } from "../../../profile/vary.ts";
import { opposites, type Pole } from "../items.ts";
import type { SocialCast } from "../score.ts";

export type SocialView = ProfileView<Pole, SocialCast>;
const rules = defineRules<SocialView, Part>();

const fieldRules = livedParts.flatMap((part) =>
  rules([
    {
      key: "field",
      part,
      weight: (view) => 1 + toTurn(view, `field.${part}`) * 4.6,
      holds: ({ cast: { field } }) => ({ facts: ["field", "axis.assert", "axis.respond"], of: `${field}.${part}` }),
    },
  ]),
);

export const socialRules = [
  ...fieldRules,
  ...rules([
    {
      key: "border",
      part: "self",
      weight: (view) => 2.8 + toTurn(view, "border") * 4,
      holds: ({ cast: { axes, field, neighbor } }) =>
        axes.assert.isNear !== axes.respond.isNear
          ? { facts: ["field", axes.assert.isNear ? "axis.assert" : "axis.respond"], of: `${field}.${neighbor}` }
          : null,
    },
    {
      key: "center",
      part: "sure",
      weight: 6.3,
      holds: ({ cast: { axes, field } }) => (axes.assert.isNear && axes.respond.isNear ? { facts: ["axis.assert", "axis.respond"], of: field } : null),
    },
    {
      key: "clear",
      part: "sure",
      weight: (view) => 3 + toTurn(view, "clear") * 3,
      holds: ({ cast: { axes, field } }) => (axes.assert.isNear || axes.respond.isNear ? null : { facts: ["field", "axis.assert", "axis.respond"], of: field }),
    },
    {
      key: "bothEnds",
      part: "growth",
      weight: 6.6,
      holds: ({ first, second }) => (second === opposites[first] ? { facts: [`scale.${first}`, `scale.${second}`], of: first } : null),
    },
  ]),
];
export type SocialKey = (typeof socialRules)[number]["key"];
