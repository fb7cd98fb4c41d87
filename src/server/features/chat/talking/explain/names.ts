import type { FactChip } from "../../../../../shared/contract/stream.ts";
import { keepLast } from "../../../../../shared/keep-last.ts";
import { fold } from "../../../../../topics/kit/terms/fold.ts";
import { findTerm, type Term } from "../../../../../topics/kit/terms/term.ts";

/** What was named, and the facts that bear the name. */
export interface Named {
  name: string;
  chips: readonly FactChip[];
}

const gaps = /[·、，,：:；;（）()→+＋|/–—]|\s-\s|\d[\d.°′%/:×−-]*/u;
/** What stands in many values and names none. */
const common =
  /^(?:(?:the|of|and|in|at|for|with|to|from|you|your|his|her|one|two|three|as|is|it|by|on|not|a|an|no|yes|none|about|there|now|card|line)\b ?)+$|^[\d\s.]+$|^[无有是否你我]$/i;

const listPieces = (value: string): string[] => value.split(gaps).map((piece) => piece.trim());

/** How a chip can be asked for: by its label, its value, or a part of either. */
const listNames = ({ label, value }: FactChip): readonly (readonly string[])[] => {
  const pieces = [...listPieces(value), ...listPieces(label)];
  return [[label], [value], [...pieces, ...pieces.map((piece) => piece.replace(/^the /i, ""))]];
};

interface Bearers {
  name: string;
  chips: FactChip[];
  rank: number;
}

/** Whoever bears a name as its label goes before whoever has it in its value. */
const listBearers = (chips: readonly FactChip[]): Bearers[] => {
  const bearers = new Map<string, Bearers>();
  for (const rank of [0, 1, 2])
    for (const chip of chips)
      for (const name of listNames(chip)[rank]!) {
        if (name === "" || (rank > 0 && common.test(name))) continue;
        const folded = fold(name);
        const known = bearers.get(folded);
        if (!known) bearers.set(folded, { name, chips: [chip], rank });
        else if (known.rank === rank && !known.chips.includes(chip)) known.chips.push(chip);
      }
  return [...bearers.values()];
};

/** What a cast's facts can be asked for by, as a glossary. */
const listNamed = keepLast((chips: readonly FactChip[]) => {
  const bearers = listBearers(chips);
  return { bearers, terms: bearers.map(({ name }): Term => ({ names: { zh: [name], en: [name] }, meaning: { zh: "", en: "" } })) };
});

/** The facts whose name is the longest in the text. */
export const findNamed = (chips: readonly FactChip[], text: string): Named | null => {
  const { bearers, terms } = listNamed(chips);
  const found = findTerm(terms, text);
  return found ? bearers[terms.indexOf(found)]! : null;
};
