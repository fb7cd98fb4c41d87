import { symbols } from "../lexicon/entries.ts";
import type { Category, State } from "../lexicon/symbol.ts";
import { besideStates, noStateBefore, stateCategories, statePatterns } from "./data/states.ts";
import type { Match, Span } from "./match.ts";
import { findPiece, listSimpleClauses } from "./sentences.ts";

/** Of an English clause, the words about an image that may tell its state. */
const reach = 48;
const mostStates = 4;

/** The clause an image stands in, shortened to what is near it, and the next where that names no image of its own. */
const listNear = (text: string, clauses: readonly Span[], match: Match, all: readonly Match[]): Span[] => {
  const at = findPiece(clauses, match);
  const own = clauses[at];
  if (!own) return [match];
  const next = clauses[at + 1];
  const isFree = next !== undefined && !all.some(({ from }) => from >= next.from && from < next.to) && !/[。！？!?\n.]/.test(text.slice(own.to, next.from));
  const near = { from: Math.max(own.from, match.from - reach), to: Math.min(own.to, match.to + reach) };
  return isFree ? [near, { from: next.from, to: Math.min(next.to, next.from + reach) }] : [near];
};

const pronoun = /它|\b(?:it|they|its)\b/i;

/** Clauses that say “it” while this is the last living thing named. */
const listPronounClauses = (text: string, clauses: readonly Span[], match: Match, all: readonly Match[]): Span[] => {
  const rivals = all.filter(({ id }) => symbols[id].category === "animal" || symbols[id].category === "spirit");
  return clauses.filter((clause) => {
    const last = rivals.filter(({ from }) => from < clause.from).at(-1);
    return pronoun.test(text.slice(clause.from, clause.to)) && last?.id === match.id && last.from === match.from;
  });
};

/** Whether a word beside several images is about this one: “马桶里冒出好多虫子” is many insects, not many toilets. */
const isBeside = (match: Match, word: Span, near: Span, all: readonly Match[]): boolean => {
  const images = all.filter(({ from, to }) => from >= near.from && to <= near.to);
  const nearest = images.find(({ from }) => from >= word.from) ?? images.at(-1);
  return nearest === undefined || nearest.from === match.from;
};

/** What an image does in the dreamer’s own words, or what is done to it. “一条蛇追着我咬” → attacking, chasing; “也不咬人” → nothing. */
export const findStates = (text: string, match: Match, category: Category, all: readonly Match[]): State[] => {
  const clauses = listSimpleClauses(text);
  const pieces = [...listNear(text, clauses, match, all), ...listPronounClauses(text, clauses, match, all)];
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
      return !besideStates.includes(state) || isBeside(match, word, near, all);
    });
  return statePatterns
    .filter(([state, pattern]) => (stateCategories[state]?.includes(category) ?? true) && isTold(state, pattern))
    .map(([state]) => state)
    .slice(0, mostStates);
};
