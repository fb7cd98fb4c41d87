import { type Block, type Counts, nowBlocks, rarityUnit, talkBlocks } from "../../src/topics/kit/hearing/classifier/features.ts";
import { columns, type Head, headNames } from "../../src/topics/kit/hearing/classifier/heads.ts";
import { createNetTrees, fromSize, mostLevel, mostOutputLevel, type NetFile, talkFrom, width } from "../../src/topics/kit/hearing/classifier/net.ts";
import type { Utterance } from "./corpus.ts";
import { type Example, type Network, type Shape, trainNetwork } from "./network.ts";
import { createRangeEncoder } from "./range-encoder.ts";
import { toCosts, toLabel, toVectors, toVocabulary, type Vocabulary } from "./vocabulary.ts";

/** A feature met seldom teaches nothing. */
const leastTurns = 3;
/** How many features the net keeps. */
const kept = 27_000;
/** A small net, soon learnt, tells which. */
const sketch: Shape = { width: 32, talkFrom: 16, rounds: 2 };
const whole: Shape = { width, talkFrom, rounds: 6 };
/** How far the labels of a head are levelled: of the acts hardly, for they come as people use them. */
const levelled: Record<Head, number> = { act: 0.125, risk: 0.5, matter: 0.5, who: 0.5, kind: 0.5 };

const allBlocks = { ...nowBlocks, ...talkBlocks };

const toExamples = (counts: readonly Counts[], labels: readonly (readonly number[])[], vocabulary: Vocabulary): Example[] => {
  const now = toVectors(counts, nowBlocks, vocabulary);
  const talk = toVectors(counts, talkBlocks, vocabulary);
  return now.map(({ at, value }, turn) => ({
    at: Uint32Array.from([...at, ...talk[turn]!.at]),
    value: Float32Array.from([...value, ...talk[turn]!.value]),
    talkAt: at.length,
    labels: labels[turn]!,
  }));
};

/** The features that moved the hidden values most, over all turns. */
const chooseFeatures = (examples: readonly Example[], costs: readonly (readonly number[])[], { hashes }: Vocabulary): ReadonlySet<number> => {
  const { embedding } = trainNetwork(examples, hashes.length, costs, sketch);
  const squares = hashes.map((_, place) =>
    embedding.subarray(place * sketch.width, (place + 1) * sketch.width).reduce((sum, weight) => sum + weight * weight, 0),
  );
  const moved = new Float64Array(hashes.length);
  for (const { at, value } of examples) for (const [index, place] of at.entries()) moved[place]! += value[index]! ** 2 * squares[place]!;
  const ordered = [...hashes.keys()].sort((a, b) => moved[b]! - moved[a]! || a - b);
  return new Set(ordered.slice(0, kept).map((place) => hashes[place]!));
};

/** So much of a feature's largest weight its outermost level stands for: of a few levels the middle ones count. */
const outermost = 0.7;

const toSize = (largest: number): number => {
  let size = 0;
  while (size < 255 && fromSize(size) < largest) size += 1;
  return size;
};

const packNetwork = ({ embedding, output }: Network, { hashes, rarity }: Vocabulary, isTalk: readonly boolean[]): string => {
  const encoder = createRangeEncoder();
  const trees = createNetTrees();
  const writeRow = (row: Float32Array, share: number, most: number, write: (level: number, at: number) => void): void => {
    const size = toSize(share * row.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0));
    encoder.write(trees.size, 8, size);
    for (const [at, weight] of row.entries()) write(Math.max(-most, Math.min(most, Math.round((weight / fromSize(size)) * most))) + most, at);
  };
  for (const [place, hash] of hashes.entries()) {
    const first = isTalk[place] ? talkFrom : 0;
    encoder.writeLong(trees.step, hash - (hashes[place - 1] ?? -1));
    encoder.write(trees.rarity, 7, Math.round(rarity[place]! * rarityUnit));
    encoder.write(trees.isTalk, 1, isTalk[place] ? 1 : 0);
    writeRow(embedding.subarray(place * width + first, (place + 1) * width), outermost, mostLevel, (level, at) =>
      encoder.write(trees.level[first + at]!, 3, level),
    );
  }
  for (let column = 0; column < columns; column += 1) {
    writeRow(output.subarray(column * width, (column + 1) * width), 1, mostOutputLevel, (level) => encoder.write(trees.outputLevel, 8, level));
  }
  return encoder.toBase64();
};

/** Learns the net: the same turns, the same weights. */
export const trainNet = (turns: readonly Utterance[], counts: readonly Counts[]): NetFile => {
  const labels = turns.map((turn) => headNames.map((head) => toLabel(head, turn)));
  const costs = headNames.map((head, at) =>
    toCosts(
      labels.map((own) => own[at]!),
      levelled[head],
    ),
  );
  const met = toVocabulary(counts, allBlocks, (_, times) => times >= leastTurns);
  const chosen = chooseFeatures(toExamples(counts, labels, met), costs, met);
  const vocabulary = toVocabulary(counts, allBlocks, (hash) => chosen.has(hash));
  const network = trainNetwork(toExamples(counts, labels, vocabulary), vocabulary.hashes.length, costs, whole);
  const saidNow = new Set(
    counts.flatMap((own) => (Object.keys(nowBlocks) as Block[]).flatMap((block) => [...own[block].keys()].filter((hash) => chosen.has(hash)))),
  );
  const isTalk = vocabulary.hashes.map((hash) => !saidNow.has(hash));
  const toNumbers = (values: Float32Array): number[] => Array.from(values, (value) => Number(value.toPrecision(6)));
  return {
    features: vocabulary.hashes.length,
    hiddenBias: toNumbers(network.hiddenBias),
    bias: toNumbers(network.bias),
    data: packNetwork(network, vocabulary, isTalk),
  };
};
