import { columns } from "./heads.ts";

/** As the trainer writes it. `data`: base64 of, for each feature in the order of its hash: the step from the hash before (varint), its rarity (a byte, ten a unit), how many weights, and these as column and signed byte. */
export interface WeightFile {
  features: number;
  /** What one step of a signed byte is worth, by column. */
  scale: number[];
  bias: number[];
  data: string;
}

/** Weights unpacked: rows by place, each a run of columns and their weights. */
export interface Weights {
  placeOf: Map<number, number>;
  rarity: Float32Array;
  /** Where a place's weights begin; one longer than the features. */
  from: Uint32Array;
  column: Uint8Array;
  weight: Int8Array;
  scale: Float64Array;
  bias: Float64Array;
}

export const rarityUnit = 10;

/** What the trainer packs: hashes ascending, each with its rarity and the weights that are not nothing. */
export interface Row {
  hash: number;
  rarity: number;
  weights: readonly (readonly [column: number, weight: number])[];
}

export const packRows = (rows: readonly Row[]): Uint8Array => {
  const bytes: number[] = [];
  let before = 0;
  for (const { hash, rarity, weights } of rows) {
    let rest = hash - before;
    before = hash;
    while (rest >= 0x80) {
      bytes.push((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    bytes.push(rest, Math.min(255, Math.round(rarity * rarityUnit)), weights.length);
    for (const [column, weight] of weights) bytes.push(column, weight & 0xff);
  }
  return Uint8Array.from(bytes);
};

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Base64 (RFC 4648) to bytes; neither Node nor a browser is at hand here. */
const toBytes = (base64: string): Uint8Array => {
  const digits = new Uint8Array(128);
  for (let at = 0; at < alphabet.length; at += 1) digits[alphabet.charCodeAt(at)] = at;
  const length = base64.length - (base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0);
  const bytes = new Uint8Array((length * 3) >> 2);
  for (let from = 0, filled = 0; from < length; from += 4) {
    const group = [0, 1, 2, 3].reduce((bits, at) => (bits << 6) | digits[base64.charCodeAt(from + at)]!, 0);
    for (let shift = 16; shift >= 0 && filled < bytes.length; shift -= 8) bytes[filled++] = (group >> shift) & 0xff;
  }
  return bytes;
};

export const unpackWeights = ({ features, scale, bias, data }: WeightFile): Weights => {
  const bytes = toBytes(data);
  const placeOf = new Map<number, number>();
  const rarity = new Float32Array(features);
  const from = new Uint32Array(features + 1);
  const column = new Uint8Array(bytes.length);
  const weight = new Int8Array(bytes.length);
  let at = 0;
  let hash = 0;
  let filled = 0;
  for (let place = 0; place < features; place += 1) {
    let shift = 0;
    for (;;) {
      const byte = bytes[at++]!;
      hash += (byte & 0x7f) << shift;
      if (byte < 0x80) break;
      shift += 7;
    }
    placeOf.set(hash, place);
    rarity[place] = bytes[at++]! / rarityUnit;
    from[place] = filled;
    for (let left = bytes[at++]!; left > 0; left -= 1) {
      column[filled] = bytes[at++]!;
      weight[filled++] = (bytes[at++]! << 24) >> 24;
    }
  }
  from[features] = filled;
  return {
    placeOf,
    rarity,
    from,
    column: column.slice(0, filled),
    weight: weight.slice(0, filled),
    scale: Float64Array.from(scale),
    bias: Float64Array.from(bias),
  };
};

/** The score of every column for a vector. */
export const scoreVector = ({ from, column, weight, scale, bias }: Weights, at: Uint32Array, value: Float32Array): Float64Array => {
  const sums = new Float64Array(columns);
  for (let index = 0; index < at.length; index += 1) {
    const place = at[index]!;
    for (let entry = from[place]!; entry < from[place + 1]!; entry += 1) sums[column[entry]!]! += weight[entry]! * value[index]!;
  }
  for (let index = 0; index < columns; index += 1) sums[index] = sums[index]! * scale[index]! + bias[index]!;
  return sums;
};
