/** A sentence that is to be spoken. */
export interface Sentence {
  /** As it stands in the answer's Markdown. */
  source: string;
  /** As it is said: without marks. */
  spoken: string;
}

/** Nobody's voice holds longer, and no endpoint takes more. */
const mostLetters = 400;

const endings = /[。！？!?…]+[”’」』）)"']*|\.[”’"')]*(?=\s|$)|\n+/g;
const marks = /^(?:#{1,6} +|> ?|[-*+] +|\d+\. +)+|\*\*|__|`/gm;
const link = /\[([^\][]{0,400})\]\([^()\s]{0,400}\)/g;
const hasLetter = /[\p{L}\p{N}]/u;

const toSpoken = (source: string): string =>
  source
    .replace(link, "$1")
    .replace(marks, "")
    .replace(/\\([\\`*_{}[\]()#+\-.!>])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();

const cutLong = (source: string): string[] => {
  const pieces: string[] = [];
  for (let at = 0; at < source.length; at += mostLetters) pieces.push(source.slice(at, at + mostLetters));
  return pieces;
};

/**
 * An answer's Markdown sentence by sentence, the same on the server and in the page.
 * @param isWhole false while it is being told: what has no end yet is left out
 */
export const toSentences = (markdown: string, isWhole: boolean): Sentence[] => {
  const sources: string[] = [];
  let from = 0;
  for (const { index, 0: ending } of markdown.matchAll(endings)) {
    const to = index + ending.length;
    // The end of what has come may be the middle of a closing quotation mark, or of 3.14.
    if (!isWhole && to === markdown.length) break;
    sources.push(markdown.slice(from, to));
    from = to;
  }
  if (isWhole) sources.push(markdown.slice(from));
  return sources
    .flatMap(cutLong)
    .map((source) => ({ source: source.trim(), spoken: toSpoken(source) }))
    .filter(({ spoken }) => hasLetter.test(spoken));
};
