import { columns, firstColumn, type Head, headNames, heads } from "../../src/topics/kit/hearing/classifier/heads.ts";
import { bend } from "../../src/topics/kit/hearing/classifier/net.ts";
import { createChance, shuffle } from "./chance.ts";

/** A turn to learn from: its features, those of the talk last, and its labels. */
export interface Example {
  at: Uint32Array;
  value: Float32Array;
  /** The index of the first feature of the talk. */
  talkAt: number;
  /** By head; −1: none is taught. */
  labels: readonly number[];
}

export interface Shape {
  width: number;
  /** The first hidden value that hears the talk; the act is told by those before it. */
  talkFrom: number;
  rounds: number;
}

export interface Network {
  embedding: Float32Array;
  hiddenBias: Float32Array;
  output: Float32Array;
  bias: Float32Array;
}

/** So many of the features of a turn are unheard each time: what is left must do. */
const dropped = 0.4;
const droppedHidden = 0.2;
const firstStep = 0.07;
const lastShare = 0.02;
const warmTurns = 2000;
/** So much of a label's weight goes to all the others: none is quite sure. */
const smoothing = 0.05;
/** An error so small is none. */
const leastError = 2e-4;

/** Adagrad (Duchi, Hazan and Singer, 2011): the more something was moved, the smaller its steps. */
const step = (weights: Float32Array, moved: Float32Array, at: number, gradient: number, rate: number): void => {
  moved[at]! += gradient * gradient;
  weights[at]! -= (rate * gradient) / Math.sqrt(moved[at]! + 1e-4);
};

/**
 * A net of one hidden layer over sparse features, for all heads together, by stochastic gradients of the cross entropy. The same examples, the same net.
 * @param size how many features there are @param costs what a mistake costs, by head and label
 */
export const trainNetwork = (
  examples: readonly Example[],
  size: number,
  costs: readonly (readonly number[])[],
  { width, talkFrom, rounds }: Shape,
): Network => {
  const chance = createChance(7);
  const embedding = Float32Array.from({ length: size * width }, () => (chance() - 0.5) * 0.05);
  const output = Float32Array.from({ length: columns * width }, () => (chance() - 0.5) * 0.3);
  const hiddenBias = new Float32Array(width);
  const bias = new Float32Array(columns);
  const movedRow = new Float32Array(size);
  const movedHiddenBias = new Float32Array(width);
  const movedOutput = new Float32Array(columns * width);
  const movedBias = new Float32Array(columns);
  const hidden = new Float32Array(width);
  const slope = new Float32Array(width);
  const back = new Float32Array(width);
  const error = new Float32Array(columns);
  const most = examples.reduce((longest, { at }) => Math.max(longest, at.length), 0);
  const at = new Uint32Array(most);
  const value = new Float32Array(most);
  let heard = 0;
  let heardNow = 0;

  const listen = (example: Example): void => {
    heard = 0;
    for (let index = 0; index < example.at.length; index += 1) {
      if (index === example.talkAt) heardNow = heard;
      if (chance() < dropped) continue;
      at[heard] = example.at[index]!;
      value[heard++] = example.value[index]! / (1 - dropped);
    }
    if (example.talkAt === example.at.length) heardNow = heard;
    hidden.set(hiddenBias);
    for (let index = 0; index < heard; index += 1) {
      const row = at[index]! * width;
      const times = value[index]!;
      for (let one = index < heardNow ? 0 : talkFrom; one < width; one += 1) hidden[one]! += times * embedding[row + one]!;
    }
    for (let one = 0; one < width; one += 1) {
      slope[one] = chance() < droppedHidden ? 0 : bend(hidden[one]!) / (1 - droppedHidden);
      hidden[one]! *= slope[one]!;
    }
  };

  /** Learns one head and adds to `back` what the hidden values should have been less. */
  const learnHead = (head: Head, label: number, cost: number, rate: number): void => {
    const from = firstColumn[head];
    const to = from + heads[head].length;
    const told = head === "act" ? talkFrom : width;
    let largest = Number.NEGATIVE_INFINITY;
    for (let column = from; column < to; column += 1) {
      let sum = bias[column]!;
      const row = column * width;
      for (let one = 0; one < told; one += 1) sum += output[row + one]! * hidden[one]!;
      error[column] = sum;
      largest = Math.max(largest, sum);
    }
    let all = 0;
    for (let column = from; column < to; column += 1) {
      error[column] = Math.exp(error[column]! - largest);
      all += error[column]!;
    }
    for (let column = from; column < to; column += 1) {
      const wanted = (column - from === label ? 1 - smoothing : 0) + smoothing / (to - from);
      const gradient = cost * (error[column]! / all - wanted);
      if (Math.abs(gradient) < leastError) continue;
      const row = column * width;
      for (let one = 0; one < told; one += 1) {
        back[one]! += gradient * output[row + one]!;
        step(output, movedOutput, row + one, gradient * hidden[one]!, rate);
      }
      step(bias, movedBias, column, gradient, rate);
    }
  };

  const learnHidden = (rate: number): void => {
    let square = 0;
    for (let one = 0; one < width; one += 1) {
      back[one]! *= slope[one]!;
      square += back[one]! * back[one]!;
      step(hiddenBias, movedHiddenBias, one, back[one]!, rate);
    }
    for (let index = 0; index < heard; index += 1) {
      const place = at[index]!;
      movedRow[place]! += square / width;
      const times = (rate * value[index]!) / Math.sqrt(movedRow[place]! + 1e-6);
      const row = place * width;
      for (let one = index < heardNow ? 0 : talkFrom; one < width; one += 1) embedding[row + one]! -= times * back[one]!;
    }
  };

  const order = Int32Array.from(examples.keys());
  const turns = rounds * examples.length;
  for (let turn = 0; turn < turns; turn += 1) {
    if (turn % examples.length === 0) shuffle(order, order.length, chance);
    const example = examples[order[turn % examples.length]!]!;
    const rate = firstStep * Math.max(lastShare, 1 - turn / turns) * Math.min(1, turn / warmTurns);
    listen(example);
    back.fill(0);
    for (const [at, head] of headNames.entries()) {
      const label = example.labels[at]!;
      if (label >= 0) learnHead(head, label, costs[at]![label]!, rate);
    }
    learnHidden(rate);
  }
  return { embedding, hiddenBias, output, bias };
};
