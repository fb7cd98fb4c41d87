import { type Counts, linearBlocks, rarityUnit, toVector } from "./features.ts";
import { columns } from "./heads.ts";
import { createRangeDecoder, createTree, createTrees, lengthBits } from "./range-decoder.ts";

/** As the trainer writes it. `data`: for each feature in the order of its hash the step from the hash before, its rarity, how many weights, and these as column and level. */
export interface LinearFile {
  features: number;
  /** How many weights there are in all. */
  weights: number;
  /** What one level is worth, by column. */
  scale: number[];
  bias: number[];
  data: string;
}

/** What is expected of each number of the file: a column by the one before it, a level by its column. */
export const createLinearTrees = () => ({
  step: createTree(lengthBits),
  rarity: createTree(7),
  count: createTree(7),
  column: createTrees(columns + 1, 7),
  level: createTrees(columns, 6),
});
/** Levels go from −31 to 31. */
export const mostLevel = 31;

/** Weights unpacked: rows by place, each a run of columns and their weights. */
export interface Linear {
  placeOf: Map<number, number>;
  rarity: Float32Array;
  /** Where a place's weights begin; one longer than the features. */
  from: Uint32Array;
  column: Uint8Array;
  weight: Int8Array;
  scale: Float64Array;
  bias: Float64Array;
}

export const unpackLinear = ({ features, weights, scale, bias, data }: LinearFile): Linear => {
  const decoder = createRangeDecoder(data);
  const trees = createLinearTrees();
  const placeOf = new Map<number, number>();
  const rarity = new Float32Array(features);
  const from = new Uint32Array(features + 1);
  const column = new Uint8Array(weights);
  const weight = new Int8Array(weights);
  let hash = -1;
  let filled = 0;
  for (let place = 0; place < features; place += 1) {
    hash += decoder.readLong(trees.step);
    placeOf.set(hash, place);
    rarity[place] = decoder.read(trees.rarity, 7) / rarityUnit;
    from[place] = filled;
    let before = columns;
    for (let left = decoder.read(trees.count, 7); left > 0; left -= 1) {
      before = decoder.read(trees.column[before]!, 7);
      column[filled] = before;
      weight[filled++] = decoder.read(trees.level[before]!, 6) - mostLevel;
    }
  }
  from[features] = filled;
  return { placeOf, rarity, from, column, weight, scale: Float64Array.from(scale), bias: Float64Array.from(bias) };
};

/** The score of every column: about 1 where a label is right, −1 where it is not. */
export const scoreLinear = ({ placeOf, rarity, from, column, weight, scale, bias }: Linear, counts: Counts): Float64Array => {
  const { at, value } = toVector(counts, linearBlocks, placeOf, rarity);
  const sums = new Float64Array(columns);
  for (let index = 0; index < at.length; index += 1) {
    const place = at[index]!;
    for (let entry = from[place]!; entry < from[place + 1]!; entry += 1) sums[column[entry]!]! += weight[entry]! * value[index]!;
  }
  for (let index = 0; index < columns; index += 1) sums[index] = sums[index]! * scale[index]! + bias[index]!;
  return sums;
};
