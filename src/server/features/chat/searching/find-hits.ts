import { foldText } from "./fold.ts";

/** A stretch of a text, in UTF-16 units from its start; `to` is behind it. */
export interface Hit {
  from: number;
  to: number;
}

/** The words of a query, folded, each once, the longest first. */
export const toTerms = (query: string | undefined): string[] => {
  const words = foldText((query ?? "").normalize("NFC"))
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .slice(0, 8);
  return [...new Set(words)].sort((one, other) => other.length - one.length);
};

const findOf = (folded: string, term: string): Hit[] => {
  const hits: Hit[] = [];
  for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) hits.push({ from: at, to: at + term.length });
  return hits;
};

/** Where any of the words stands in a text, in order; what overlaps or touches is one stretch. @param terms folded */
export const findHits = (text: string, terms: readonly string[]): Hit[] => {
  const folded = foldText(text);
  const hits: Hit[] = [];
  for (const { from, to } of terms.flatMap((term) => findOf(folded, term)).sort((one, other) => one.from - other.from)) {
    const last = hits.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else hits.push({ from, to });
  }
  return hits;
};

/** Stretches counted in whole characters (code points), as they go out. */
export const toRanges = (text: string, hits: readonly Hit[]): [from: number, to: number][] => {
  let [unit, point] = [0, 0];
  const count = (until: number): number => {
    for (; unit < until; point += 1) unit += text.codePointAt(unit)! > 0xffff ? 2 : 1;
    return point;
  };
  return hits.map(({ from, to }) => [count(from), count(to)]);
};
