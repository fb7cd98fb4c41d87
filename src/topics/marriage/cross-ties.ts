import { listPlaced, type PillarName, toPlaced } from "../kit/pillars/four-pillars.ts";
import { listRelations, type RelationKind } from "../kit/pillars/relations.ts";
import type { Person } from "./person.ts";

const crossKinds = ["stemCombine", "sixHarmony", "halfHarmony", "clash", "punishment", "harm"] as const satisfies RelationKind[];
export type CrossKind = (typeof crossKinds)[number];

/** A tie from one chart to the other. */
export interface CrossTie {
  kind: CrossKind;
  a: { pillar: PillarName; char: string };
  b: { pillar: PillarName; char: string };
}

const isCross = (kind: RelationKind): kind is CrossKind => (crossKinds as readonly string[]).includes(kind);

/** What draws the two together; the other kinds grate. */
const drawing: readonly CrossKind[] = ["stemCombine", "sixHarmony", "halfHarmony"];
export const isDrawing = ({ kind }: Pick<CrossTie, "kind">): boolean => drawing.includes(kind);

/** Ties between the two charts: of pillars of the same name, and of either's day with all of the other's; the strongest kind first. */
export const listCrossTies = (a: Person, b: Person): CrossTie[] => {
  const found: CrossTie[] = [];
  for (const one of listPlaced(a.pillars))
    for (const other of listPlaced(b.pillars)) {
      if (one.pillar !== other.pillar && one.pillar !== "day" && other.pillar !== "day") continue;
      for (const { kind, members } of listRelations([toPlaced("a", one.ganzhi), toPlaced("b", other.ganzhi)]))
        if (isCross(kind)) found.push({ kind, a: { pillar: one.pillar, char: members[0]!.char }, b: { pillar: other.pillar, char: members[1]!.char } });
    }
  return found.sort((one, other) => crossKinds.indexOf(one.kind) - crossKinds.indexOf(other.kind));
};
