import { stepHash } from "../../wording/way.ts";
import type { HearRequest } from "../heard.ts";
import { listClasses } from "./classes.ts";
import { listClues } from "./clues.ts";

/** Features are 24-bit hashes: two of some hundred thousand seldom meet. */
export const hashBits = 24;

/** The kinds of features, and how much each weighs beside the others. */
export const blocks = { pieces: 1, words: 1, earlier: 0.5, ours: 0.3, clues: 0.7, classes: 1.2, before: 0.5 } as const;
export type Block = keyof typeof blocks;

/** How often each feature of a block occurs. */
export type Counts = Record<Block, Map<number, number>>;

const seedOf: Record<Block, number> = {
  pieces: 0x811c9dc5,
  words: 0x1234567,
  earlier: 0x7654321,
  ours: 0x3c6ef372,
  clues: 0x510e527f,
  classes: 0x1f83d9ab,
  before: 0x5be0cd19,
};

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

/** Of a longer text its two ends are heard. */
const longest = 800;

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest / 2)} ${text.slice(-longest / 2)}` : text);

/** Words as they are compared: one width, small letters, numbers by their length only. */
export const normalise = (text: string): string => {
  return cut(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\d{1,12}/g, (digits) => (digits.length === 4 ? "0000" : digits.length > 1 ? "00" : "0"))
    .replace(/(.)\1{2,30}/gu, "$1$1")
    .replace(/\s{1,99}/g, " ")
    .trim();
};

const longestPiece = 4;

const countPieces = (text: string, found: Map<number, number>): void => {
  for (let from = 0; from < text.length; from += 1) {
    let state = seedOf.pieces;
    for (let at = from; at < text.length && at < from + longestPiece; at += 1) {
      state = stepHash(state, text.charCodeAt(at));
      count(found, stepHash(state, at - from));
    }
  }
};

const tokenPattern = /[a-z']+|0+|\p{Script=Han}|[?!.,？！。，…~]|\p{L}+/gu;

/** Words of Latin script, single Han characters, numbers by their length, marks. */
const toTokens = (text: string): string[] => text.match(tokenPattern) ?? [];

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

/** The features of a turn: pieces and words of the text, words said before by either side, and what word lists saw. */
export const countFeatures = (request: HearRequest): Counts => {
  const counts: Counts = { pieces: new Map(), words: new Map(), earlier: new Map(), ours: new Map(), clues: new Map(), classes: new Map(), before: new Map() };
  const text = normalise(request.text);
  countPieces(text, counts.pieces);
  countRuns(["^", ...toTokens(text), "$"], 3, seedOf.words, counts.words);
  const theirs = request.recent.filter(({ role }) => role === "user").slice(-earlierTurns);
  countClasses(cut(request.text), counts.classes);
  for (const one of listClasses(theirs.map((turn) => cut(turn.text)).join("\n"))) count(counts.before, stepAll(seedOf.before, one));
  for (const turn of theirs) countRuns(toTokens(normalise(turn.text)), 2, seedOf.earlier, counts.earlier);
  const last = request.recent.at(-1);
  if (last?.role === "assistant") countRuns(toTokens(normalise(cutOurs(last.text))), 2, seedOf.ours, counts.ours);
  const asks = last?.role === "assistant" && /[?？]["”』」）)\s]*$/.test(last.text.slice(-9)) ? ["ours asks"] : [];
  const standing = [...asks, `state ${request.state}`, `state ${request.state} ${last?.role ?? "none"}`, `topic ${request.topic}`];
  for (const clue of [...listClues(request), ...standing]) count(counts.clues, stepAll(seedOf.clues, clue));
  return counts;
};

export interface Vector {
  /** Places in the vocabulary. */
  at: Uint32Array;
  value: Float32Array;
}

/**
 * Counts as a vector: each block weighs its features by how seldom they are, and has its own length.
 * @param placeOf a feature's place in the vocabulary; undefined for one that was never met
 * @param rarity by place
 */
export const toVector = (counts: Counts, placeOf: (id: number) => number | undefined, rarity: (place: number) => number): Vector => {
  const at: number[] = [];
  const value: number[] = [];
  for (const block of Object.keys(blocks) as Block[]) {
    const from = value.length;
    let square = 0;
    for (const [id, times] of counts[block]) {
      const place = placeOf(id);
      if (place === undefined) continue;
      const weight = (1 + Math.log(times)) * rarity(place);
      square += weight * weight;
      at.push(place);
      value.push(weight);
    }
    const scale = square === 0 ? 0 : blocks[block] / Math.sqrt(square);
    for (let place = from; place < value.length; place += 1) value[place]! *= scale;
  }
  return { at: Uint32Array.from(at), value: Float32Array.from(value) };
};
