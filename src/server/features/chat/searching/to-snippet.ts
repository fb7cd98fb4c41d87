import type { Snippet } from "../../../../shared/contract/chat.ts";
import { findHits, type Hit, toRanges } from "./find-hits.ts";

/** In UTF-16 units; a line on a phone is some twenty Chinese characters or forty letters. */
const longest = 90;
/** So much of it stands before the first hit where the sentence begins further up. */
const before = 24;
/** So far an edge may move to stand between two words. */
const slack = 12;

const isHighHalf = (text: string, at: number): boolean => /[\ud800-\udbff]/.test(text[at] ?? "");
const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}'’-]/u.test(char);

/** The nearest place at or after `at` where no word and no character is cut. */
const toWordStart = (text: string, at: number): number => {
  let place = at;
  while (place < at + slack && isLetter(text[place - 1]) && isLetter(text[place])) place += 1;
  return isHighHalf(text, place - 1) ? place + 1 : place;
};
/** The nearest place at or before `at` where no word and no character is cut. */
const toWordEnd = (text: string, at: number): number => {
  let place = at;
  while (place > at - slack && isLetter(text[place - 1]) && isLetter(text[place])) place -= 1;
  return isHighHalf(text, place - 1) ? place - 1 : place;
};

const sentenceEnd = /[。！？!?；;…]["'”’」』）)]*\s*|[.:：]\s+/g;

/** Where sentences begin, and the text's end. */
const toEdges = (text: string): number[] => [0, ...[...text.matchAll(sentenceEnd)].map(({ index, 0: mark }) => index + mark.length), text.length];

/** The stretch of a text round a hit: from its sentence's start where that is near, to a sentence's end where there is room for it. */
const toStretch = (text: string, edges: readonly number[], hit: Hit): Hit => {
  const begins = edges.findLast((edge) => edge <= hit.from) ?? 0;
  const from = hit.from - begins <= before ? begins : toWordStart(text, hit.from - before);
  const room = Math.max(from + longest, hit.to);
  if (text.length <= room) return { from, to: text.length };
  const ends = edges.findLast((edge) => edge <= room) ?? 0;
  return { from, to: ends >= hit.to && ends - from > longest / 2 ? ends : Math.max(hit.to, toWordEnd(text, room)) };
};

/** How many different words stand in a stretch. */
const toWorth = (text: string, stretch: Hit, terms: readonly string[]): number => {
  const shown = text.slice(stretch.from, stretch.to);
  return terms.filter((term) => findHits(shown, [term]).length > 0).length;
};
/** So many hits of a long answer are looked at. */
const hitsMost = 20;

/**
 * The place of a text that says most about the words one looked for: the first of those with the most of them.
 * @param said on one line, without marks @param terms folded @returns null where none of them stands in it
 */
export const toSnippet = (said: string, terms: readonly string[]): Snippet | null => {
  const edges = toEdges(said);
  const stretches = findHits(said, terms)
    .slice(0, terms.length > 1 ? hitsMost : 1)
    .map((hit) => toStretch(said, edges, hit));
  const [first] = stretches;
  if (!first) return null;
  const worths = stretches.map((stretch) => toWorth(said, stretch, terms));
  const { from, to } = stretches[worths.indexOf(Math.max(...worths))] ?? first;
  const shown = said.slice(from, to).trimEnd();
  // A whole sentence needs no mark that there are others.
  const text = `${edges.includes(from) ? "" : "…"}${shown}${edges.includes(to) ? "" : "…"}`;
  return { text, hits: toRanges(text, findHits(text, terms)) };
};
