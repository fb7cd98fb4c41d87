import { toBytes } from "./bytes.ts";

/** How likely a 0 is, of 2048, for every node of a tree of `bits` decisions; it follows what was met. */
export type Tree = Uint16Array;
export const certain = 2048;
export const createTree = (bits: number): Tree => new Uint16Array(1 << bits).fill(certain / 2);
export const createTrees = (count: number, bits: number): Tree[] => Array.from({ length: count }, () => createTree(bits));
/** By so much of what is missing a likelihood follows. */
export const pace = 5;
export const leastRange = 2 ** 24;

/** Of numbers of up to 31 bits how long they are is told first. */
export const lengthBits = 5;

export interface RangeDecoder {
  /** A number under 2 ** bits, by a tree of as many. */
  read: (tree: Tree, bits: number) => number;
  /** Any number from 1: its length by a tree of `lengthBits`, then the digits after the first. */
  readLong: (tree: Tree) => number;
}

/** Reads numbers out of a text in base64, the likely ones in less than a bit. @source Martin, "Range encoding", 1979; as in LZMA (Pavlov) */
export const createRangeDecoder = (base64: string): RangeDecoder => {
  const bytes = toBytes(base64);
  let at = 0;
  let range = 0xffffffff;
  let code = 0;
  const next = (): number => bytes[at++] ?? 0;
  for (let first = 0; first < 5; first += 1) code = ((code << 8) | next()) >>> 0;

  const fill = (): void => {
    if (range >= leastRange) return;
    range = (range << 8) >>> 0;
    code = ((code << 8) | next()) >>> 0;
  };
  const readBit = (tree: Tree, node: number): number => {
    const likely = tree[node]!;
    const bound = Math.imul(range >>> 11, likely) >>> 0;
    const bit = code < bound ? 0 : 1;
    if (bit === 0) {
      range = bound;
      tree[node] = likely + ((certain - likely) >> pace);
    } else {
      range -= bound;
      code -= bound;
      tree[node] = likely - (likely >> pace);
    }
    fill();
    return bit;
  };
  const readEven = (bits: number): number => {
    let value = 0;
    for (let left = bits; left > 0; left -= 1) {
      range >>>= 1;
      const bit = code >= range ? 1 : 0;
      if (bit === 1) code -= range;
      value = (value << 1) | bit;
      fill();
    }
    return value;
  };
  const read = (tree: Tree, bits: number): number => {
    let node = 1;
    for (let left = bits; left > 0; left -= 1) node = (node << 1) | readBit(tree, node);
    return node - (1 << bits);
  };
  const readLong = (tree: Tree): number => {
    const digits = read(tree, lengthBits);
    return (1 << digits) | readEven(digits);
  };
  return { read, readLong };
};
