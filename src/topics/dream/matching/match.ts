import type { SymbolId } from "../lexicon/entries.ts";

/** A piece of the dream's text: UTF-16 offsets, `to` not included. */
export interface Span {
  from: number;
  to: number;
}

export interface Match extends Span {
  id: SymbolId;
}

export const groupBy = <Key, Item>(items: readonly Item[], toKey: (item: Item) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(toKey(item));
    if (group) group.push(item);
    else groups.set(toKey(item), [item]);
  }
  return groups;
};

/** The place of the first of `pieces` that `holds`, as all after it do; their number where none does. */
export const findFirst = <Piece>(pieces: readonly Piece[], holds: (piece: Piece) => boolean): number => {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(pieces[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Longest first, and of two as long the earlier; what overlaps one already taken is dropped. In the order of the text. */
export const pickLongest = <Piece extends Span>(found: readonly Piece[]): Piece[] => {
  const taken: Piece[] = [];
  const letters = new Set<number>();
  for (const one of [...found].sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)) {
    // Whatever was taken before is as long at least, so it holds one of the two ends of what it overlaps.
    if (letters.has(one.from) || letters.has(one.to - 1)) continue;
    taken.push(one);
    for (let at = one.from; at < one.to; at += 1) letters.add(at);
  }
  return taken.sort((a, b) => a.from - b.from);
};
