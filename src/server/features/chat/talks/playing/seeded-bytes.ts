import { createHash } from "node:crypto";

/** Bytes that are the same for the same seed: a talk is played again with the same draws. */
export const createSeededBytes = (seed: string): ((count: number) => Uint8Array) => {
  let drawn = 0;
  return (count) => {
    const bytes: number[] = [];
    while (bytes.length < count) {
      drawn += 1;
      bytes.push(...createHash("sha256").update(`${seed}:${drawn}`).digest());
    }
    return new Uint8Array(bytes.slice(0, count));
  };
};
