import { symbols } from "../lexicon/entries.ts";
import type { Category, State } from "../lexicon/symbol.ts";
import { besideStates, noStateBefore, stateCategories, statePatterns } from "./data/states.ts";
import { findFirst, type Match, type Span } from "./match.ts";
import { findPiece, listSimpleClauses } from "./sentences.ts";

/** Of an English clause, the words about an image that may tell its state. */
const reach = 48;
const mostStates = 4;

/** A dream with its images in the order of the text, taken apart once for all of them. */
export interface Scene {
  text: string;
  images: readonly Match[];
  clauses: readonly Span[];
  /** Clauses that say “it”, by the place where the last living thing named before them stands. */
  ofPronoun: ReadonlyMap<number, readonly Span[]>;
}

const pronoun = /它|\b(?:it|they|its)\b/i;

export const toScene = (text: string, images: readonly Match[]): Scene => {
  const clauses = listSimpleClauses(text);
  const rivals = images.filter(({ id }) => symbols[id].category === "animal" || symbols[id].category === "spirit");
  const ofPronoun = new Map<number, Span[]>();
  for (const clause of clauses) {
    const last = rivals[findFirst(rivals, ({ from }) => from >= clause.from) - 1];
    if (!last || !pronoun.test(text.slice(clause.from, clause.to))) continue;
    const told = ofPronoun.get(last.from);
    if (told) told.push(clause);
    else ofPronoun.set(last.from, [clause]);
  }
  return { text, images, clauses, ofPronoun };
};

/** The clause an image stands in, shortened to what is near it, and the next where that names no image of its own. */
const listNear = ({ text, images, clauses }: Scene, match: Match): Span[] => {
  const at = findPiece(clauses, match);
  const own = clauses[at];
  if (!own) return [match];
  const next = clauses[at + 1];
  const isFree =
    next !== undefined &&
    !((images[findFirst(images, ({ from }) => from >= next.from)]?.from ?? next.to) < next.to) &&
    !/[。！？!?\n.]/.test(text.slice(own.to, next.from));
  const near = { from: Math.max(own.from, match.from - reach), to: Math.min(own.to, match.to + reach) };
  return isFree ? [near, { from: next.from, to: Math.min(next.to, next.from + reach) }] : [near];
};

/** Whether a word beside several images is about this one: “马桶里冒出好多虫子” is many insects, not many toilets. */
const isBeside = (match: Match, word: Span, near: Span, all: readonly Match[]): boolean => {
  const images = all.slice(
    findFirst(all, ({ from }) => from >= near.from),
    findFirst(all, ({ to }) => to > near.to),
  );
  const nearest = images.find(({ from }) => from >= word.from) ?? images.at(-1);
  return nearest === undefined || nearest.from === match.from;
};

/** What an image does in the dreamer’s own words, or what is done to it. “一条蛇追着我咬” → attacking, chasing; “也不咬人” → nothing. */
export const findStates = (scene: Scene, match: Match, category: Category): State[] => {
  const { text, images } = scene;
  const pieces = [...listNear(scene, match), ...(scene.ofPronoun.get(match.from) ?? [])];
  const isTold = (state: State, pattern: RegExp): boolean =>
    pieces.some((near) => {
      const words = text.slice(near.from, near.to);
      const found = pattern.exec(words);
      if (!found || noStateBefore.test(words.slice(0, found.index))) return false;
      const word = { from: near.from + found.index, to: near.from + found.index + found[0].length };
      // “She said ‘mind the fish’”: the fish is silent.
      if (state === "speaking" && category !== "person" && /\b(?:he|she|i|we|they|you)\s+$/i.test(words.slice(0, found.index))) return false;
      // The dreamer chases it, or sets upon it.
      if (["chasing", "attacking"].includes(state) && /(?:我[^，。]{0,4}|\b(?:i|we)\s+)$/i.test(words.slice(0, found.index))) return false;
      // What eats is not eaten: the word for eating stands before the animal.
      if (state === "eaten" && category === "animal") return word.from < match.from;
      return !besideStates.includes(state) || isBeside(match, word, near, images);
    });
  return statePatterns
    .filter(([state, pattern]) => (stateCategories[state]?.includes(category) ?? true) && isTold(state, pattern))
    .map(([state]) => state)
    .slice(0, mostStates);
};
