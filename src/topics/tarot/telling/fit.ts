import type { Paragraph } from "../../kit/reading.ts";
import type { Language } from "./language.ts";
import type { Draft, Piece } from "./piece.ts";

const toParagraph = (draft: Draft, kept: Set<Piece>, gap: string): Paragraph => {
  const pieces = draft.pieces.filter((piece) => kept.has(piece));
  return { label: draft.label, part: draft.part, text: pieces.map(({ text }) => text).join(gap), facts: [...new Set(pieces.flatMap(({ facts }) => facts))] };
};

/** Brings drafts to a length: extra pieces come in until the least is reached, spare ones go until the most is kept. */
export const toFitted = (drafts: Draft[], headline: string, language: Language, { least, most }: { least: number; most: number }): Paragraph[] => {
  const all = drafts.flatMap(({ pieces }) => pieces);
  const kept = new Set(all.filter(({ extra }) => extra === undefined));
  const lengthNow = () => language.lengthOf(headline) + [...kept].reduce((sum, { text }) => sum + language.lengthOf(text), 0);
  const extras = all.filter(({ extra }) => extra !== undefined).sort((a, b) => a.extra! - b.extra!);
  for (const piece of extras) if (lengthNow() < least) kept.add(piece);
  const spares = [...kept].filter(({ spare }) => spare !== undefined).sort((a, b) => b.spare! - a.spare!);
  for (const piece of spares) if (lengthNow() > most) kept.delete(piece);
  return drafts.map((draft) => toParagraph(draft, kept, language.gap)).filter(({ text }) => text !== "");
};
