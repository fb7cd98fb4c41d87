import type { FactOf } from "../../../../kit/fact.ts";
import { type ProfileFacts, toProfileFacts } from "../../../profile/profile-facts.ts";
import { groupAxes, items } from "../items.ts";
import type { TemperamentCast } from "../score.ts";

export type TemperamentOwnFacts = {
  axis: { axis: string; letter: string; percent: number; low: number; high: number; isTie: boolean };
  /** The group by the letters alone, and by the largest share. */
  letters: { byLetters: string; byShare: string };
  /** One item; `letter` is what the answer speaks for. */
  picked: { id: string; answer: number; letter: string };
};
export type TemperamentFacts = TemperamentOwnFacts & ProfileFacts;

export const toTemperamentFacts = (cast: TemperamentCast): FactOf<TemperamentFacts>[] => [
  ...toProfileFacts(cast, []),
  ...groupAxes.map((axis): FactOf<TemperamentFacts> => ({ id: `axis.${axis}`, key: "axis", values: { axis, ...cast.axes[axis] } })),
  { id: "letters", key: "letters", values: { byLetters: cast.byLetters, byShare: cast.order[0]! } },
  ...items.map((item): FactOf<TemperamentFacts> => {
    const answer = cast.answers[item.id]!;
    return { id: `item.${item.id}`, key: "picked", values: { id: item.id, answer, letter: item.keys[answer === 1 ? 0 : 1] } };
  }),
];
