import type { SymbolId } from "../lexicon/entries.ts";

/** A piece of the dream's text: UTF-16 offsets, `to` not included. */
export interface Span {
  from: number;
  to: number;
}

export interface Match extends Span {
  id: SymbolId;
}

/** Longest first, and of two as long the earlier; what overlaps one already taken is dropped. In the order of the text. */
export const pickLongest = <Piece extends Span>(found: readonly Piece[]): Piece[] => {
  const taken: Piece[] = [];
  for (const one of [...found].sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from))
    if (taken.every(({ from, to }) => one.to <= from || one.from >= to)) taken.push(one);
  return taken.sort((a, b) => a.from - b.from);
};
