import { type Bracket, bracketOf, isTie } from "../../../kit/questionnaire/bracket.ts";
import { consistencyOf, toScore } from "../../../kit/questionnaire/consistency.ts";
import type { Answer } from "../../../kit/questionnaire/questionnaire.ts";
import { type Profile, scoreProfile } from "../../profile/profile.ts";
import { items, mirrors, type Pole, poles } from "./items.ts";

/** Where the two axes cross: tell and hold, tell and show, ask and show, ask and hold. */
export const fields = ["steering", "kindling", "befriending", "weighing"] as const;
export type Field = (typeof fields)[number];
export const axes = { assert: ["tell", "ask"], respond: ["show", "hold"] } as const satisfies Record<string, readonly [Pole, Pole]>;
export type Axis = keyof typeof axes;

export const toField = (isTelling: boolean, isShowing: boolean): Field =>
  isTelling ? (isShowing ? "kindling" : "steering") : isShowing ? "befriending" : "weighing";

export interface SocialCast extends Profile<Pole> {
  field: Field;
  /** Percent towards tell and towards show, with brackets; `isNear` where the bracket takes in the middle. */
  axes: Record<Axis, Bracket & { isNear: boolean }>;
  /** The field across the nearer border. */
  neighbor: Field;
}

/**
 * The four ends, the two axes and the field.
 * @param answers of the 28 items in their order, each 1 … 5
 * @example 5 to every tell and show, 1 to every ask and hold → both axes 100, "kindling"
 */
export const scoreSocialStyles = (answers: readonly Answer[]): SocialCast => {
  const profile = scoreProfile("socialStyles", poles, items, answers as readonly number[]);
  const scoreOf = (id: string, isTurned: boolean): number => toScore(profile.answers[id]!, 5, isTurned);
  const measure = (axis: Axis) => {
    const [up, down] = axes[axis] as readonly [Pole, Pole];
    const bracket = bracketOf(items.filter(({ scale }) => scale === up || scale === down).map(({ id, scale }) => scoreOf(id, scale === down)));
    return { ...bracket, isNear: isTie(bracket) };
  };
  const both = { assert: measure("assert"), respond: measure("respond") };
  const [isTelling, isShowing] = [both.assert.percent >= 50, both.respond.percent >= 50];
  const isAssertNearer = Math.abs(both.assert.percent - 50) < Math.abs(both.respond.percent - 50);
  const field = toField(isTelling, isShowing);
  return {
    ...profile,
    type: field,
    field,
    axes: both,
    neighbor: isAssertNearer ? toField(!isTelling, isShowing) : toField(isTelling, !isShowing),
    consistency: consistencyOf(mirrors.map(([one, other]) => [scoreOf(one, false), scoreOf(other, true)] as const)),
  };
};
