import type { Entry, Found } from "./kept.ts";

/** Of all kinds together. */
export const entriesMost = 200;

/** Whoever one has one of: a birth said anew puts the old one right. Of friends there are several. */
const onlyOnes = new Set(["me", "husband", "wife", "boyfriend", "girlfriend", "partner", "mother", "father", "mother-in-law", "father-in-law", "boss"]);

const toBare = (text: string): string => text.toLowerCase().replace(/[\s\p{P}]+/gu, "");
const hasSame = (one: Entry, found: Found): boolean => {
  const { kept } = one;
  if (found.kind !== "birth") return toBare(kept.text) === toBare(found.text);
  const parts = (birth: Found["birth"]): string => JSON.stringify(Object.entries(birth ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
  return kept.about === found.about && parts(kept.birth) === parts(found.birth);
};

/** The same birth, person or question, said again or put right. */
const isOf = (one: Entry, found: Found, groupId: string): boolean => {
  const { row, kept } = one;
  if (row.kind !== found.kind) return false;
  if (hasSame(one, found)) return true;
  if (found.about === null || kept.about !== found.about) return false;
  if (found.kind === "birth") return onlyOnes.has(found.about) || kept.birth?.date === found.birth?.date || row.groupId === groupId;
  return found.kind === "person" && onlyOnes.has(found.about);
};

export interface Merged {
  /** New, or in the place of one of `gone`. */
  fresh: Found[];
  /** Ids of what makes room, or was said anew. */
  gone: string[];
}

/**
 * What is to be written when these were found in a chat. The same thing said again stays as it is, with the chat it first came from; a question asked
 * again is as new. What a person has put into other words stays theirs. Where there is no room the oldest of the kind goes.
 * @param entries all that stand, the newest first
 */
export const mergeFound = (entries: readonly Entry[], found: readonly Found[], groupId: string): Merged => {
  const fresh: Found[] = [];
  const gone = new Set<string>();
  for (const one of found) {
    const before = entries.filter((entry) => !gone.has(entry.row.id) && isOf(entry, one, groupId));
    const isKnown = before.some((entry) => entry.kept.isEdited || (one.kind !== "question" && hasSame(entry, one)));
    if (isKnown) continue;
    for (const { row } of before) gone.add(row.id);
    fresh.push(one);
  }
  for (const one of fresh) {
    const left = entries.filter(({ row }) => !gone.has(row.id));
    if (left.length + fresh.length <= entriesMost) break;
    const oldest = left.findLast(({ row }) => row.kind === one.kind) ?? left.at(-1);
    if (oldest) gone.add(oldest.row.id);
  }
  return { fresh, gone: [...gone] };
};
