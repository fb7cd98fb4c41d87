import { frames, meetings } from "../../kit/pillars/data/branch-ties.ts";
import type { PillarName } from "../../kit/pillars/four-pillars.ts";
import type { PillarRelation, RelationKind } from "../../kit/pillars/relations.ts";
import type { BirthdayView } from "./view.ts";

/** The ties of branches worth telling, the strongest first. `whole` is a 三合 or 三会, whose halves are no relations of their own. */
export const branchTies = ["clash", "whole", "sixHarmony", "punishment", "halfHarmony", "harm", "break"] as const;
export type BranchTie = (typeof branchTies)[number];

/** Those that two pillars make without a third to complete them. */
const pairTies = branchTies.filter((kind) => kind !== "whole");

const wholes: readonly RelationKind[] = ["threeMeeting", "threeHarmony"];
const close: readonly BranchTie[] = ["whole", "sixHarmony", "halfHarmony"];

/** Branches that draw together, whatever the strength. */
export const isClose = (kind: BranchTie): boolean => close.includes(kind);

/** 三刑 of three branches is one relation as well, in which any two of them chafe. */
export const toBranchTie = ({ kind }: Pick<PillarRelation, "kind">): BranchTie | null =>
  wholes.includes(kind) ? "whole" : (branchTies.find((tie) => tie === kind) ?? null);

type Member = { pillar: PillarName; char: string };

interface FoundTie {
  id: string;
  kind: BranchTie;
  tie: PillarRelation<PillarName>;
  own: Member;
  /** Of a whole three, the first of the two others. */
  other: Member;
}

const findAmong = ({ cast }: BirthdayView, kinds: readonly BranchTie[], own: PillarName, others: readonly PillarName[]): FoundTie | undefined => {
  for (const kind of kinds)
    for (const [index, tie] of cast.relations.entries()) {
      const [mine, other] = [tie.members.find(({ pillar }) => pillar === own), tie.members.find(({ pillar }) => others.includes(pillar))];
      if (toBranchTie(tie) === kind && mine && other) return { id: `relation.${index + 1}`, kind, tie, own: mine, other };
    }
  return undefined;
};

/** The strongest tie of two branches between a pillar and another, or undefined. */
export const findTie = (view: BirthdayView, own: PillarName, other: PillarName): FoundTie | undefined => findAmong(view, pairTies, own, [other]);

/** What the three others do to the day's branch, the partner's seat: the strongest, or undefined. */
export const findSeatTie = (view: BirthdayView): FoundTie | undefined => findAmong(view, branchTies, "day", ["year", "month", "hour"]);

/** What draws the day's branch close, beside a clash that drives it off. */
export const findSeatHarmony = (view: BirthdayView): FoundTie | undefined => findAmong(view, branchTies.filter(isClose), "day", ["year", "month", "hour"]);

/** The first tie of a kind that takes in this pillar, or any. */
export const findKind = ({ cast }: BirthdayView, kinds: readonly RelationKind[], own?: PillarName): Pick<FoundTie, "id" | "tie"> | undefined => {
  const index = cast.relations.findIndex(({ kind, members }) => kinds.includes(kind) && (own === undefined || members.some(({ pillar }) => pillar === own)));
  return index < 0 ? undefined : { id: `relation.${index + 1}`, tie: cast.relations[index]! };
};

/** The other pillar of a tie of two. */
export const otherOf = ({ tie }: Pick<FoundTie, "tie">, own: PillarName): Member => tie.members.find(({ pillar }) => pillar !== own)!;
export const ownOf = ({ tie }: Pick<FoundTie, "tie">, own: PillarName): Member => tie.members.find(({ pillar }) => pillar === own)!;

const threes: readonly (readonly string[])[] = [...frames, ...meetings].map(([one, two, three]) => [one, two, three]);

/** The branches of a tie, each once; of a whole frame or season in its own order, 申子辰. */
export const listThree = ({ members }: Pick<PillarRelation, "members">): readonly string[] => {
  const chars = [...new Set(members.map(({ char }) => char as string))];
  return threes.find((three) => chars.length === 3 && three.every((branch) => chars.includes(branch))) ?? chars;
};
