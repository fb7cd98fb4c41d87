import { stepHash } from "../../wording/way.ts";
import type { HearRequest } from "../heard.ts";
import { listClasses } from "./classes.ts";
import { listClues } from "./clues.ts";
import { cut, normalise, toTokens } from "./tokens.ts";

/** Features are 24-bit hashes: two of some hundred thousand seldom meet. */
export const hashBits = 24;

/**
 * The kinds of features, each counted from its own seed. Of what is said now: pieces of words, runs of words, what word lists saw, word classes. Of the talk: runs of words and
 * classes in all they said before, in the last and in the first of it, and in what we said last; `ours` is its two ends.
 */
const seedOf = {
  pieces: 0x811c9dc5,
  words: 0x1234567,
  clues: 0x510e527f,
  classes: 0x1f83d9ab,
  earlier: 0x7654321,
  before: 0x5be0cd19,
  last: 0x11111111,
  lastClasses: 0x22222222,
  first: 0x33333333,
  firstClasses: 0x44444444,
  ours: 0x3c6ef372,
  oursWhole: 0x55555555,
  oursClasses: 0x66666666,
} as const;
export type Block = keyof typeof seedOf;
const blocks = Object.keys(seedOf) as Block[];

/** How often each feature of a block occurs. */
export type Counts = Record<Block, Map<number, number>>;

/** The blocks something is told by, and how much each weighs beside the others. */
export type BlockWeights = Partial<Record<Block, number>>;
/** What somebody does is told by what they say now, and to what; not by what they were talking of. */
export const nowBlocks: BlockWeights = { pieces: 1, words: 1, clues: 0.7, classes: 1.2, ours: 0.3 };
export const linearBlocks: BlockWeights = { ...nowBlocks, earlier: 0.5, before: 0.5 };
// biome-ignore format: a table
export const talkBlocks: BlockWeights = { earlier: 0.5, before: 0.5, last: 0.5, lastClasses: 0.5, first: 0.4, firstClasses: 0.4, oursWhole: 0.4, oursClasses: 0.4 };

const finish = (state: number): number => {
  let value = state ^ (state >>> 15);
  value = Math.imul(value, 0x2c1b3c6d);
  value ^= value >>> 12;
  return value >>> (32 - hashBits);
};

const stepAll = (state: number, text: string): number => {
  let value = state;
  for (let at = 0; at < text.length; at += 1) value = stepHash(value, text.charCodeAt(at));
  return value;
};

const count = (found: Map<number, number>, state: number): void => {
  const id = finish(state);
  found.set(id, (found.get(id) ?? 0) + 1);
};

const longestPiece = 4;

const countPieces = (text: string, found: Map<number, number>): void => {
  for (let from = 0; from < text.length; from += 1) {
    let state: number = seedOf.pieces;
    for (let at = from; at < text.length && at < from + longestPiece; at += 1) {
      state = stepHash(state, text.charCodeAt(at));
      count(found, stepHash(state, at - from));
    }
  }
};

/** Runs of one to `most` tokens. */
const countRuns = (tokens: readonly string[], most: number, seed: number, found: Map<number, number>): void => {
  for (let from = 0; from < tokens.length; from += 1) {
    let state = seed;
    for (let at = from; at < tokens.length && at < from + most; at += 1) {
      state = stepHash(stepAll(state, tokens[at]!), 0x20);
      count(found, state);
    }
  }
};

/** So many classes are joined two by two; a long story has more. */
const mostJoined = 28;

/** Word classes by themselves, two together, and in the last sentence. */
const countClasses = (text: string, found: Map<number, number>): void => {
  const own = listClasses(text);
  const add = (feature: string): void => count(found, stepAll(seedOf.classes, feature));
  for (const one of own) add(one);
  const joined = own.slice(0, mostJoined);
  for (const [at, one] of joined.entries()) for (const other of joined.slice(at + 1)) add(`${one}+${other}`);
  const last = text.split(/(?<=[。！？!?\n])|(?<=[.])\s/).findLast((sentence) => sentence.trim() !== "");
  if (last !== undefined && last.length < text.length) for (const one of listClasses(last)) add(`last ${one}`);
};

/** What the person said before is heard along with what they say now. */
const earlierTurns = 5;
/** Of our own answer its beginning and its end, where we ask: a whole reading would drown what is said to it. */
const heardOfOurs = 90;
const cutOurs = (text: string): string => (text.length > 2 * heardOfOurs ? `${text.slice(0, heardOfOurs)} ${text.slice(-heardOfOurs)}` : text);

const countTalk = (counts: Counts, block: Block, text: string): void => countRuns(toTokens(normalise(text)), 2, seedOf[block], counts[block]);
const countTalkClasses = (counts: Counts, block: Block, text: string): void => {
  for (const one of listClasses(text)) count(counts[block], stepAll(seedOf[block], one));
};

/** The features of a turn: pieces and words of the text, words said before by either side, and what word lists saw. */
export const countFeatures = (request: HearRequest): Counts => {
  const counts = Object.fromEntries(blocks.map((block) => [block, new Map<number, number>()])) as Counts;
  const text = normalise(request.text);
  countPieces(text, counts.pieces);
  countRuns(["^", ...toTokens(text), "$"], 3, seedOf.words, counts.words);
  countClasses(cut(request.text), counts.classes);
  const all = request.recent.filter(({ role }) => role === "user").map((turn) => cut(turn.text));
  const theirs = all.slice(-earlierTurns);
  for (const one of theirs) countTalk(counts, "earlier", one);
  countTalkClasses(counts, "before", theirs.join("\n"));
  if (all.length > 0) {
    countTalk(counts, "last", all.at(-1)!);
    countTalkClasses(counts, "lastClasses", all.at(-1)!);
    countTalk(counts, "first", all[0]!);
    countTalkClasses(counts, "firstClasses", all[0]!);
  }
  const last = request.recent.at(-1);
  const ours = request.recent.findLast(({ role }) => role === "assistant");
  if (last?.role === "assistant") countTalk(counts, "ours", cutOurs(last.text));
  if (ours) {
    countTalk(counts, "oursWhole", ours.text);
    countTalkClasses(counts, "oursClasses", cut(ours.text));
  }
  const asks = last?.role === "assistant" && /[?？]["”』」）)\s]*$/.test(last.text.slice(-9)) ? ["ours asks"] : [];
  const standing = [...asks, `state ${request.state}`, `state ${request.state} ${last?.role ?? "none"}`, `topic ${request.topic}`];
  for (const clue of [...listClues(request), ...standing]) count(counts.clues, stepAll(seedOf.clues, clue));
  return counts;
};

/** Of a rarity tenths are kept. */
export const rarityUnit = 10;

export interface Vector {
  /** Places in the vocabulary. */
  at: Uint32Array;
  value: Float32Array;
}

/** Counts as a vector: each block weighs its features by how seldom they are, and has its own length. @param placeOf a feature's place in the vocabulary @param rarity by place */
export const toVector = (counts: Counts, weighed: BlockWeights, placeOf: ReadonlyMap<number, number>, rarity: ArrayLike<number>): Vector => {
  const at: number[] = [];
  const value: number[] = [];
  for (const [block, share] of Object.entries(weighed) as [Block, number][]) {
    const from = value.length;
    let square = 0;
    for (const [id, times] of counts[block]) {
      const place = placeOf.get(id);
      if (place === undefined) continue;
      const weight = (1 + Math.log(times)) * rarity[place]!;
      square += weight * weight;
      at.push(place);
      value.push(weight);
    }
    const scale = square === 0 ? 0 : share / Math.sqrt(square);
    for (let place = from; place < value.length; place += 1) value[place]! *= scale;
  }
  return { at: Uint32Array.from(at), value: Float32Array.from(value) };
};
