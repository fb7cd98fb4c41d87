import type { FactOf } from "../../../../kit/fact.ts";
import { type ProfileFacts, toProfileFacts } from "../../../profile/profile-facts.ts";
import { items } from "../items.ts";
import { type Axis, axes, type Field, type SocialCast } from "../score.ts";

export type SocialOwnFacts = {
  /** The field both axes come to; `isSure` where neither bracket takes in the middle, `neighbor` the field across the nearer border. */
  field: { field: Field; neighbor: Field; isSure: boolean };
  /** Percent towards the axis’s first end, with its bracket. */
  axis: { axis: Axis; percent: number; low: number; high: number; isNear: boolean };
};
export type SocialFacts = SocialOwnFacts & ProfileFacts;

export const toSocialFacts = (cast: SocialCast): FactOf<SocialFacts>[] => {
  const isSure = !cast.axes.assert.isNear && !cast.axes.respond.isNear;
  return [
    { id: "field", key: "field", values: { field: cast.field, neighbor: cast.neighbor, isSure } },
    ...(Object.keys(axes) as Axis[]).map((axis): FactOf<SocialFacts> => ({ id: `axis.${axis}`, key: "axis", values: { axis, ...cast.axes[axis] } })),
    ...toProfileFacts(cast, items),
  ];
};
