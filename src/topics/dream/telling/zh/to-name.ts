import type { DreamCast } from "../../cast-types.ts";
import { symbols as lexicon, type SymbolId } from "../../lexicon/entries.ts";
import { symbolsZh } from "../../lexicon/words.zh.ts";

/** Images whose name covers several people: the dreamer’s own word for the one who came is better. */
const named: readonly string[] = ["grandmother", "grandfather", "aunt", "uncle", "cousin", "inLaws", "king", "monk", "leader", "oldMan", "oldWoman"];

/** What an image is called in a sentence. 梦里写“奶奶” → 奶奶, not 外婆奶奶; what happens stands in quotes: “跳”. */
export const toNameZh = ({ symbols }: DreamCast, id: string): string => {
  const { name } = symbolsZh[id as SymbolId];
  const word = symbols.find((symbol) => symbol.id === id)?.spans[0]?.words ?? name;
  if (named.includes(id) && /^\p{Script=Han}{2,4}$/u.test(word)) return word;
  return ["doing", "trial", "peril"].includes(lexicon[id as SymbolId].category) ? `“${name}”` : name;
};
