import type { PillarName } from "../../kit/pillars/four-pillars.ts";
import type { PillarRelation, RelationKind } from "../../kit/pillars/relations.ts";
import type { BirthdayView } from "./view.ts";

/** The ties of branches worth telling, the strongest first. */
export const branchTies = ["clash", "sixHarmony", "punishment", "halfHarmony", "harm", "break"] as const satisfies RelationKind[];
export type BranchTie = (typeof branchTies)[number];

interface FoundTie {
  id: string;
  tie: PillarRelation<PillarName>;
}

/** The strongest tie of branches between a pillar and one of the others, or undefined. */
export const findTie = ({ cast }: BirthdayView, own: PillarName, others: readonly PillarName[]): FoundTie | undefined => {
  for (const kind of branchTies) {
    const index = cast.relations.findIndex(
      ({ kind: found, members }) =>
        found === kind && members.length === 2 && members.some(({ pillar }) => pillar === own) && members.some(({ pillar }) => others.includes(pillar)),
    );
    if (index >= 0) return { id: `relation.${index + 1}`, tie: cast.relations[index]! };
  }
  return undefined;
};

/** The first tie of a kind that takes in this pillar, or any. */
export const findKind = ({ cast }: BirthdayView, kinds: readonly RelationKind[], own?: PillarName): FoundTie | undefined => {
  const index = cast.relations.findIndex(({ kind, members }) => kinds.includes(kind) && (own === undefined || members.some(({ pillar }) => pillar === own)));
  return index < 0 ? undefined : { id: `relation.${index + 1}`, tie: cast.relations[index]! };
};

/** The other pillar of a tie of two. */
export const otherOf = ({ tie }: FoundTie, own: PillarName): { pillar: PillarName; char: string } => tie.members.find(({ pillar }) => pillar !== own)!;
export const ownOf = ({ tie }: FoundTie, own: PillarName): { pillar: PillarName; char: string } => tie.members.find(({ pillar }) => pillar === own)!;
