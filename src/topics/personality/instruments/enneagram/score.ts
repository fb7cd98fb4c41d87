import type { Answer } from "../../../kit/questionnaire/questionnaire.ts";
import { type Profile, scoreProfile, toDoubt } from "../../profile/profile.ts";
import { type EnneaType, items, types } from "./items.ts";

/** The three centers: what one goes by first. */
export const centers = { body: ["8", "9", "1"], heart: ["2", "3", "4"], head: ["5", "6", "7"] } as const satisfies Record<string, readonly EnneaType[]>;
export type Center = keyof typeof centers;

export interface EnneagramCast extends Profile<EnneaType> {
  /** The first type and its stronger neighbor, "4w5"; a type alone where the neighbors are even. */
  wing: EnneaType | null;
  /** Percent points by which the wing leads the other neighbor, and whether that is more than chance. */
  wingLead: number;
  isWingSure: boolean;
  /** The two types nearest to the first. */
  nearest: readonly [EnneaType, EnneaType];
  /** Means of the three types of each center, in percent. */
  centers: Record<Center, number>;
}

/** The neighbors on the circle: of 9 they are 8 and 1. */
export const toNeighbors = (type: EnneaType): readonly [EnneaType, EnneaType] => {
  const place = types.indexOf(type);
  return [types[(place + 8) % 9]!, types[(place + 1) % 9]!];
};

export const toCenter = (type: EnneaType): Center =>
  (Object.keys(centers) as Center[]).find((center) => (centers[center] as readonly EnneaType[]).includes(type))!;

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * The nine scales, the wing, the centers.
 * @param answers of the 108 items in their order, each 1 … 5
 * @example everyone who says 5 to the direct and 1 to the reversed items of 5 and 3 to all others: 5 at 100, the rest at 50, "5"
 */
export const scoreEnneagram = (answers: readonly Answer[]): EnneagramCast => {
  const profile = scoreProfile("enneagram", types, items, answers as readonly number[]);
  const { order, scales } = profile;
  const [first, second, third] = order as [EnneaType, EnneaType, EnneaType];
  const [before, after] = toNeighbors(first);
  const wingLead = round(Math.abs(scales[before].percent - scales[after].percent));
  const stronger = scales[before].percent >= scales[after].percent ? before : after;
  const wing = wingLead === 0 ? null : stronger;
  const meanOf = (center: Center): number => round(centers[center].reduce((sum, type) => sum + scales[type].percent, 0) / 3);
  return {
    ...profile,
    type: wing === null ? first : `${first}w${wing}`,
    wing,
    wingLead,
    isWingSure: wingLead >= toDoubt(profile, before, after),
    nearest: [second, third],
    centers: { body: meanOf("body"), heart: meanOf("heart"), head: meanOf("head") },
  };
};
