import { type Counts, linearBlocks, nowBlocks, rarityUnit, type Vector } from "../../src/topics/kit/hearing/classifier/features.ts";
import { columns, firstColumn, type Head, headNames, heads } from "../../src/topics/kit/hearing/classifier/heads.ts";
import { createLinearTrees, type LinearFile, mostLevel } from "../../src/topics/kit/hearing/classifier/linear.ts";
import type { Utterance } from "./corpus.ts";
import { type Machine, toTable, trainMachine } from "./machine.ts";
import { createRangeEncoder } from "./range-encoder.ts";
import { toCosts, toLabel, toVectors, toVocabulary, type Vocabulary } from "./vocabulary.ts";

/** A feature met seldom teaches nothing. */
const leastTurns = 5;
/** How many weights each head keeps, the largest of them. */
const kept: Record<Head, number> = { act: 150_000, risk: 75_000, matter: 110_000, who: 45_000, kind: 55_000 };

/** The acts are left as people use them; of the other heads rare labels count for more. */
const trainHead = (head: Head, turns: readonly Utterance[], vectors: readonly Vector[], size: number): Machine[] => {
  const taught = turns.flatMap((turn, at) => (toLabel(head, turn) >= 0 ? [at] : []));
  const labels = taught.map((at) => toLabel(head, turns[at]!));
  const costs = toCosts(labels, head === "act" ? 0 : 1);
  const table = toTable(taught.map((at) => vectors[at]!));
  return heads[head].map((_, label) =>
    trainMachine(
      table,
      labels.map((one) => (one === label ? 1 : -1)),
      labels.map((one) => costs[one]!),
      size,
    ),
  );
};

/** The size under which a weight is let go, so that about `most` stay. */
const findLeast = (machines: readonly Machine[], most: number): number => {
  const sizes = Float32Array.from(
    machines.flatMap(({ weights }) => [...weights.filter((weight) => weight !== 0)]),
    Math.abs,
  ).sort();
  return sizes.length <= most ? 0 : sizes[sizes.length - most]!;
};

type LinearRow = readonly (readonly [column: number, level: number])[];

const packRows = ({ hashes, rarity }: Vocabulary, rows: readonly LinearRow[]): string => {
  const encoder = createRangeEncoder();
  const trees = createLinearTrees();
  for (const [place, row] of rows.entries()) {
    encoder.writeLong(trees.step, hashes[place]! - (hashes[place - 1] ?? -1));
    encoder.write(trees.rarity, 7, Math.round(rarity[place]! * rarityUnit));
    encoder.write(trees.count, 7, row.length);
    let before = columns;
    for (const [column, level] of row) {
      encoder.write(trees.column[before]!, 7, column);
      encoder.write(trees.level[column]!, 6, level + mostLevel);
      before = column;
    }
  }
  return encoder.toBase64();
};

/** Learns a linear machine for every label: the same turns, the same weights. */
export const trainLinear = (turns: readonly Utterance[], counts: readonly Counts[]): LinearFile => {
  const vocabulary = toVocabulary(counts, linearBlocks, (_, met) => met >= leastTurns);
  const { hashes } = vocabulary;
  const whole = toVectors(counts, linearBlocks, vocabulary);
  const now = toVectors(counts, nowBlocks, vocabulary);
  const scale = new Array<number>(columns).fill(0);
  const bias = new Array<number>(columns).fill(0);
  const rows: [column: number, level: number][][] = hashes.map(() => []);
  for (const head of headNames) {
    const machines = trainHead(head, turns, head === "act" ? now : whole, hashes.length);
    const least = findLeast(machines, kept[head]);
    for (const [label, machine] of machines.entries()) {
      const column = firstColumn[head] + label;
      const largest = machine.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
      scale[column] = Number((largest / mostLevel).toPrecision(6));
      bias[column] = Number(machine.bias.toPrecision(6));
      for (const [place, weight] of machine.weights.entries()) {
        const small = Math.abs(weight) < least ? 0 : Math.round((weight / largest) * mostLevel);
        if (small !== 0) rows[place]!.push([column, small]);
      }
    }
  }
  return { features: hashes.length, weights: rows.reduce((sum, row) => sum + row.length, 0), scale, bias, data: packRows(vocabulary, rows) };
};
