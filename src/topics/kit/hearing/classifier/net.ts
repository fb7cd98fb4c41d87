import { type Counts, nowBlocks, rarityUnit, talkBlocks, toVector, type Vector } from "./features.ts";
import { columns, firstColumn, type Head, headNames, heads } from "./heads.ts";
import { createRangeDecoder, createTree, createTrees, lengthBits } from "./range-decoder.ts";

/** The hidden values of the net. What is said now tells of all of them; the talk before it only of those from `talkFrom` on, which the act is not told by. */
export const width = 96;
export const talkFrom = 48;
/** Under nothing a hidden value counts for so much less. */
const leak = 0.1;

/** How many hidden values a head is told by. */
export const widthOf = (head: Head): number => (head === "act" ? talkFrom : width);
export const bend = (sum: number): number => (sum > 0 ? 1 : leak);

/**
 * As the trainer writes it. `data`: for each feature in the order of its hash the step from the hash before, its rarity, whether it is one of the talk alone, the size of its largest
 * weight (eight to a doubling) and its weights as levels of that; then the same of each column.
 */
export interface NetFile {
  features: number;
  hiddenBias: number[];
  bias: number[];
  data: string;
}

/** What is expected of each number of the file: a level by the hidden value it belongs to. */
export const createNetTrees = () => ({
  step: createTree(lengthBits),
  rarity: createTree(7),
  isTalk: createTree(1),
  size: createTree(8),
  level: createTrees(width, 3),
  outputLevel: createTree(8),
});

/** A net unpacked: rows of `width` by place and by column. */
export interface Net {
  placeOf: ReadonlyMap<number, number>;
  rarity: Float32Array;
  embedding: Float32Array;
  hiddenBias: readonly number[];
  output: Float32Array;
  bias: readonly number[];
}

/** Levels of a feature go from −2 to 2, of a column from −127 to 127. */
export const mostLevel = 2;
export const mostOutputLevel = 127;
/** What a size stands for. */
export const fromSize = (size: number): number => 2 ** ((size - 160) / 8);

export const unpackNet = ({ features, hiddenBias, bias, data }: NetFile): Net => {
  const decoder = createRangeDecoder(data);
  const trees = createNetTrees();
  const placeOf = new Map<number, number>();
  const rarity = new Float32Array(features);
  const embedding = new Float32Array(features * width);
  const output = new Float32Array(columns * width);
  let hash = -1;
  for (let place = 0; place < features; place += 1) {
    hash += decoder.readLong(trees.step);
    placeOf.set(hash, place);
    rarity[place] = decoder.read(trees.rarity, 7) / rarityUnit;
    const first = decoder.read(trees.isTalk, 1) === 1 ? talkFrom : 0;
    const level = fromSize(decoder.read(trees.size, 8)) / mostLevel;
    for (let at = first; at < width; at += 1) embedding[place * width + at] = (decoder.read(trees.level[at]!, 3) - mostLevel) * level;
  }
  for (let column = 0; column < columns; column += 1) {
    const level = fromSize(decoder.read(trees.size, 8)) / mostOutputLevel;
    for (let at = 0; at < width; at += 1) output[column * width + at] = (decoder.read(trees.outputLevel, 8) - mostOutputLevel) * level;
  }
  return { placeOf, rarity, embedding, hiddenBias, output, bias };
};

const addRows = (sums: Float64Array, { embedding }: Net, { at, value }: Vector, from: number): void => {
  for (let index = 0; index < at.length; index += 1) {
    const row = at[index]! * width;
    const times = value[index]!;
    for (let hidden = from; hidden < width; hidden += 1) sums[hidden]! += times * embedding[row + hidden]!;
  }
};

/** Of every column how likely its label is among its head's, as a logarithm. */
export const scoreNet = (net: Net, counts: Counts): Float64Array => {
  const hidden = Float64Array.from(net.hiddenBias);
  addRows(hidden, net, toVector(counts, nowBlocks, net.placeOf, net.rarity), 0);
  addRows(hidden, net, toVector(counts, talkBlocks, net.placeOf, net.rarity), talkFrom);
  for (let at = 0; at < width; at += 1) hidden[at]! *= bend(hidden[at]!);
  const scores = new Float64Array(columns);
  for (const head of headNames) {
    const own = scores.subarray(firstColumn[head], firstColumn[head] + heads[head].length);
    for (let label = 0; label < own.length; label += 1) {
      const column = firstColumn[head] + label;
      own[label] = net.bias[column]!;
      for (let at = 0; at < widthOf(head); at += 1) own[label]! += hidden[at]! * net.output[column * width + at]!;
    }
    const most = own.reduce((best, score) => Math.max(best, score), Number.NEGATIVE_INFINITY);
    const all = most + Math.log(own.reduce((sum, score) => sum + Math.exp(score - most), 0));
    for (let label = 0; label < own.length; label += 1) own[label]! -= all;
  }
  return scores;
};
