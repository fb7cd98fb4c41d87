import { type Counts, countFeatures, toVector, type Vector } from "../../src/topics/kit/hearing/classifier/features.ts";
import { columns, firstColumn, type Head, headNames, heads, none } from "../../src/topics/kit/hearing/classifier/heads.ts";
import { packRows, type Row, type WeightFile } from "../../src/topics/kit/hearing/classifier/weights.ts";
import { isTaught, type Utterance } from "./corpus.ts";
import { trainMachine } from "./machine.ts";

/** A feature met once teaches nothing. */
const leastTurns = 4;
/** How many weights each head keeps, the largest of them. */
const kept: Record<Head, number> = { act: 163_000, risk: 81_000, matter: 139_000, who: 53_000, kind: 62_000 };
/** What a mistake costs. */
const cost = 1;

interface Vocabulary {
  hashes: number[];
  placeOf: Map<number, number>;
  rarity: number[];
}

const toVocabulary = (turns: readonly Counts[]): Vocabulary => {
  const met = new Map<number, number>();
  for (const counts of turns) {
    const own = new Set(Object.values(counts).flatMap((found) => [...found.keys()]));
    for (const id of own) met.set(id, (met.get(id) ?? 0) + 1);
  }
  const hashes = [...met.keys()].filter((id) => met.get(id)! >= leastTurns).sort((a, b) => a - b);
  // Rounded as it is packed, so that what is learnt is what is heard by.
  const rarity = hashes.map((id) => Math.round((1 + Math.log((1 + turns.length) / (1 + met.get(id)!))) * 10) / 10);
  return { hashes, placeOf: new Map(hashes.map((id, place) => [id, place])), rarity };
};

/** Rare labels count for more: a label's turns weigh together as much as any other's. The acts are left as people use them. */
const toCosts = (labels: readonly number[], size: number, isBalanced: boolean): number[] => {
  const met = new Array<number>(size).fill(0);
  for (const label of labels) met[label]! += 1;
  const present = met.filter(Boolean).length;
  return met.map((times) => (isBalanced && times > 0 ? (cost * labels.length) / (present * times) : cost));
};

interface Trained {
  weights: Float32Array[];
  bias: number[];
}

const trainHead = (head: Head, turns: readonly Utterance[], vectors: readonly Vector[], size: number): Trained => {
  const own = turns.flatMap((turn, at) => (isTaught(head, turn) ? [at] : []));
  const labels = own.map((at) => heads[head].indexOf(turns[at]![head] ?? none));
  const costs = toCosts(labels, heads[head].length, head !== "act");
  const rows = own.map((at) => vectors[at]!);
  const machines = heads[head].map((_, label) =>
    trainMachine(
      rows,
      labels.map((one) => (one === label ? 1 : -1)),
      labels.map((one) => costs[one]!),
      size,
    ),
  );
  return { weights: machines.map(({ weights }) => weights), bias: machines.map(({ bias }) => bias) };
};

/** The size under which a weight is let go, so that about `most` stay. */
const findLeast = (weights: readonly Float32Array[], most: number): number => {
  const sizes = Float32Array.from(
    weights.flatMap((own) => [...own.filter((weight) => weight !== 0)]),
    Math.abs,
  ).sort();
  return sizes.length <= most ? 0 : sizes[sizes.length - most]!;
};

/** Learns the weights from a corpus: the same corpus, the same weights. */
export const trainHearing = (turns: readonly Utterance[]): WeightFile => {
  const counts = turns.map((turn) => countFeatures(turn));
  const { hashes, placeOf, rarity } = toVocabulary(counts);
  const toVectors = (all: readonly Counts[]): Vector[] =>
    all.map((own) =>
      toVector(
        own,
        (id) => placeOf.get(id),
        (place) => rarity[place]!,
      ),
    );
  const whole = toVectors(counts);
  // What somebody does is told by what they say now, not by what they were talking of.
  const now = toVectors(counts.map((own) => ({ ...own, earlier: new Map(), before: new Map() })));
  const scale = new Array<number>(columns).fill(0);
  const bias = new Array<number>(columns).fill(0);
  const rows: Row["weights"][] = hashes.map(() => []);
  for (const head of headNames) {
    const trained = trainHead(head, turns, head === "act" ? now : whole, hashes.length);
    const least = findLeast(trained.weights, kept[head]);
    for (const [label, weights] of trained.weights.entries()) {
      const column = firstColumn[head] + label;
      const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
      scale[column] = Number((largest / 127).toPrecision(6));
      bias[column] = Number(trained.bias[label]!.toPrecision(6));
      for (let place = 0; place < hashes.length; place += 1) {
        const small = Math.abs(weights[place]!) < least ? 0 : Math.round((weights[place]! / largest) * 127);
        if (small !== 0) (rows[place] as [number, number][]).push([column, small]);
      }
    }
  }
  const packed = packRows(hashes.map((hash, place) => ({ hash, rarity: rarity[place]!, weights: rows[place]! })));
  return { features: hashes.length, scale, bias, data: Buffer.from(packed).toString("base64") };
};
