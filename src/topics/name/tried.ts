import type { Leaning } from "./characters.ts";
import { triedNames, triedSingles } from "./data/tried-names.ts";

export interface TriedName {
  given: string;
  leaning: Leaning;
}

const leanings: readonly Leaning[] = ["female", "male", "either"];
const toList = (rows: Record<Leaning, string>): TriedName[] => leanings.flatMap((leaning) => rows[leaning].split(" ").map((given) => ({ given, leaning })));
const tables = { 1: toList(triedSingles), 2: toList(triedNames) } as const;
const all = new Set([...tables[1], ...tables[2]].map(({ given }) => given));

/** Given names of so many characters that many bear already; those of the other sex left out where one is named. */
export const listTriedNames = (sex: "male" | "female" | null, characters: 1 | 2): TriedName[] =>
  tables[characters].filter(({ leaning }) => sex === null || leaning === "either" || leaning === sex);

export const isTriedName = (given: string): boolean => all.has(given);
