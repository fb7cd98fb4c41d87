import { listLemmas } from "./lemma.ts";
import type { Span } from "./match.ts";

export interface Token extends Span {
  word: string;
  lemmas: readonly string[];
}

const negated: Readonly<Record<string, string>> = { can: "can", ca: "can", wo: "will", sha: "shall" };

/** “couldn’t” is two words, could and not, in a form as in a text. */
const split = (word: string): string[] => {
  const match = /^(\w+)n't$/.exec(word);
  return match ? [negated[match[1]!] ?? match[1]!, "not"] : word === "cannot" ? ["can", "not"] : [word];
};

/** The words of an English text, small, with straight apostrophes and their lemmas. */
export const listTokens = (text: string): Token[] =>
  [...text.matchAll(/[A-Za-z0-9]+(?:['’][A-Za-z]+)*/g)].flatMap((match) => {
    const from = match.index;
    return split(match[0].toLowerCase().replaceAll("’", "'")).map((word) => ({ word, lemmas: listLemmas(word), from, to: from + match[0].length }));
  });
