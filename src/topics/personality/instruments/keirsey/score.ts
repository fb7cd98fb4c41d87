import type { Answer } from "../../../kit/questionnaire/questionnaire.ts";
import { type Letter, lettersOf } from "../../../kit/sixteen-types/axes.ts";
import { type AxisScore, scoreSixteen } from "../../../kit/sixteen-types/score.ts";
import { type Profile, toDoubt } from "../../profile/profile.ts";
import { type Group, type GroupAxis, groupAxes, groups, items } from "./items.ts";

export interface TemperamentCast extends Profile<Group> {
  /** The three axes as the sixteen types score them: the letter, its percent and bracket. */
  axes: Record<GroupAxis, Pick<AxisScore, "letter" | "percent" | "low" | "high" | "isTie">>;
  /** The group that the three letters alone would give. */
  byLetters: Group;
}

/** S parts by J and P, N by T and F: ESTJ and ISFJ are SJ. */
export const toGroup = (letters: readonly Letter[]): Group =>
  letters.includes("S") ? (letters.includes("J") ? "SJ" : "SP") : letters.includes("T") ? "NT" : "NF";

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * The four groups as shares of a hundred: S times J, S times P, N times T, N times F.
 * A bracket multiplies both axes’ low ends and both high ends, so it is wide rather than narrow.
 * @param answers of the items in their order, 1 or 2
 * @example S 60, J 75, T 50 → SJ 45, SP 15, NT 20, NF 20
 */
export const scoreTemperaments = (answers: readonly Answer[]): TemperamentCast => {
  const { axes, consistency } = scoreSixteen(items, answers);
  const partOf = (letter: Letter, edge: "percent" | "low" | "high"): number => {
    const axis = groupAxes.find((one) => lettersOf[one].includes(letter))!;
    const score = axes[axis];
    if (score.letter === letter) return score[edge] / 100;
    return 1 - score[edge === "percent" ? "percent" : edge === "low" ? "high" : "low"] / 100;
  };
  const shareOf = (group: Group, edge: "percent" | "low" | "high"): number => {
    const [one, other] = [...group] as [Letter, Letter];
    return round(partOf(one, edge) * partOf(other, edge) * 100);
  };
  const by = <Value>(pick: (group: Group) => Value) => Object.fromEntries(groups.map((group) => [group, pick(group)])) as Record<Group, Value>;
  const scales = by((group) => ({ raw: shareOf(group, "percent"), percent: shareOf(group, "percent") }));
  const brackets = by((group) => ({ low: shareOf(group, "low"), high: shareOf(group, "high") }));
  const order = groups.toSorted((one, other) => scales[other].percent - scales[one].percent);
  const first = order[0]!;
  const leadOf = (group: Group): number => round(scales[first].percent - scales[group].percent);
  return {
    test: "keirsey",
    version: "standard",
    scales,
    type: first,
    margins: { first: leadOf(order[1]!), spread: leadOf(order.at(-1)!) },
    ties: order.slice(1).filter((group) => leadOf(group) < toDoubt({ brackets }, first, group)),
    consistency,
    brackets,
    blindConsistency: 0.5,
    order,
    answers: Object.fromEntries(items.map(({ id }, index) => [id, answers[index] as number])),
    axes: Object.fromEntries(
      groupAxes.map((axis) => {
        const { letter, percent, low, high, isTie } = axes[axis];
        return [axis, { letter, percent, low, high, isTie }];
      }),
    ) as TemperamentCast["axes"],
    byLetters: toGroup(groupAxes.map((axis) => axes[axis].letter)),
  };
};
