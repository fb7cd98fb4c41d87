import { findFirst, type Span } from "./match.ts";

const listPieces = (text: string, piece: RegExp): Span[] =>
  [...text.matchAll(piece)].flatMap((match) => {
    const kept = match[0].trim();
    if (kept === "") return [];
    const from = match.index + match[0].indexOf(kept);
    return [{ from, to: from + kept.length }];
  });

/** The sentences of a dream, as spans without the mark that ends them. */
export const listSentences = (text: string): Span[] => listPieces(text, /[^。！？!?；;\n.…]+/g);
/** The clauses: a comma ends one too. */
export const listClauses = (text: string): Span[] => listPieces(text, /[^。！？!?；;\n.…，,、：:—]+/g);

const joins = /\b(?:and|but|while|when|because|until|before|after|so|then|where|as)\b/gi;
/** The clauses, an English one cut before each joining word too: “my teeth fell out while I spoke” is two. */
export const listSimpleClauses = (text: string): Span[] =>
  listClauses(text).flatMap((clause) => {
    const words = text.slice(clause.from, clause.to);
    const cuts = [0, ...[...words.matchAll(joins)].map(({ index }) => index).filter((index) => index > 0), words.length];
    return cuts.slice(1).flatMap((to, at) =>
      listPieces(words.slice(cuts[at], to), /[\s\S]+/g).map((piece) => ({
        from: clause.from + cuts[at]! + piece.from,
        to: clause.from + cuts[at]! + piece.to,
      })),
    );
  });

/** Of pieces in the order of the text, the one that holds a span, or the first that touches it; −1 where it lies behind them all. */
export const findPiece = (pieces: readonly Span[], span: Span): number => {
  const place = findFirst(pieces, ({ to }) => to > span.from);
  return place < pieces.length ? place : -1;
};
