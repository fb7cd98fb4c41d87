import type { Answer } from "../../../kit/questionnaire/questionnaire.ts";
import { type Profile, scoreProfile } from "../../profile/profile.ts";
import { items, type Style, styles, toGroup, toWordId, words } from "./items.ts";

const [most, neither, least] = [5, 3, 1] as const;
const middle = 50;

export interface DiscCast extends Profile<Style> {
  /** How often each was picked as most and as least like oneself, of 24, and the difference. */
  graphs: Record<Style, { most: number; least: number; difference: number }>;
}

/**
 * The three graphs and the blend. A scale’s percent is its difference between −24 (0) and 24 (100): 9 times most and 1 time least → (8 + 24) / 48 = 66.7.
 * The blend is the first letter, and the second where it was picked as most more often than as least.
 * @param answers of the 24 groups in their order, each [most, least] by place in the group, from 1
 * @example always D most and C least → D 100, C 0, I and S 50, blend "D"
 */
export const scoreDisc = (answers: readonly Answer[]): DiscCast => {
  const picked = new Map<string, number>(
    items.flatMap((_, at) => {
      const [up, down] = answers[at] as readonly [number, number];
      const group = toGroup(at);
      return [[toWordId(group[up - 1]!, at), most] as const, [toWordId(group[down - 1]!, at), least] as const];
    }),
  );
  const profile = scoreProfile(
    "disc",
    styles,
    words,
    words.map(({ id }) => picked.get(id) ?? neither),
  );
  const countOf = (style: Style, value: number): number => words.filter(({ id, scale }) => scale === style && picked.get(id) === value).length;
  const graphOf = (style: Style) => ({
    most: countOf(style, most),
    least: countOf(style, least),
    difference: countOf(style, most) - countOf(style, least),
  });
  const [first, second] = profile.order as [Style, Style];
  return {
    ...profile,
    type: profile.scales[second].percent > middle ? `${first}${second}` : first,
    answers: Object.fromEntries(picked),
    graphs: { D: graphOf("D"), I: graphOf("I"), S: graphOf("S"), C: graphOf("C") },
  };
};
