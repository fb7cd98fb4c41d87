import { certain, leastRange, lengthBits, pace, type Tree } from "../../src/topics/kit/hearing/classifier/range-decoder.ts";

export interface RangeEncoder {
  write: (tree: Tree, bits: number, value: number) => void;
  writeLong: (tree: Tree, value: number) => void;
  toBase64: () => string;
}

/** Writes what `createRangeDecoder` reads. */
export const createRangeEncoder = (): RangeEncoder => {
  const bytes: number[] = [];
  let low = 0;
  let range = 0xffffffff;
  let kept = 0;
  let pending = 1;

  /** Bytes of 255 wait: one that comes may carry into them. */
  const shift = (): void => {
    if (low < 0xff000000 || low >= 2 ** 32) {
      const carry = low >= 2 ** 32 ? 1 : 0;
      for (let one = kept; pending > 0; pending -= 1, one = 0xff) bytes.push((one + carry) & 0xff);
      kept = Math.floor(low / leastRange) & 0xff;
    }
    pending += 1;
    low = (low % leastRange) * 256;
  };
  const fill = (): void => {
    if (range >= leastRange) return;
    range = (range << 8) >>> 0;
    shift();
  };
  const writeBit = (tree: Tree, node: number, bit: number): void => {
    const likely = tree[node]!;
    const bound = Math.imul(range >>> 11, likely) >>> 0;
    if (bit === 0) {
      range = bound;
      tree[node] = likely + ((certain - likely) >> pace);
    } else {
      low += bound;
      range -= bound;
      tree[node] = likely - (likely >> pace);
    }
    fill();
  };
  const write = (tree: Tree, bits: number, value: number): void => {
    let node = 1;
    for (let left = bits - 1; left >= 0; left -= 1) {
      const bit = (value >> left) & 1;
      writeBit(tree, node, bit);
      node = (node << 1) | bit;
    }
  };
  const writeLong = (tree: Tree, value: number): void => {
    const digits = 31 - Math.clz32(value);
    write(tree, lengthBits, digits);
    for (let left = digits - 1; left >= 0; left -= 1) {
      range >>>= 1;
      if ((value >> left) & 1) low += range;
      fill();
    }
  };
  return {
    write,
    writeLong,
    toBase64: () => {
      for (let last = 0; last < 5; last += 1) shift();
      return Buffer.from(bytes).toString("base64");
    },
  };
};
