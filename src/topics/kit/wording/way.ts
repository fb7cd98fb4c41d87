import { keepLast } from "../../../shared/keep-last.ts";

/** One step of FNV-1a, 32 bits. @source Fowler, Noll and Vo, “FNV hash”, http://www.isthe.com/chongo/tech/comp/fnv/ */
export const stepHash = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

const hashOn = (from: number, text: string): number => {
  let hash = from;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.codePointAt(at)!;
    if (character > 0xffff) at += 1;
    hash = stepHash(hash, character);
  }
  return hash >>> 0;
};

/** FNV-1a over the characters. */
export const toHash = (text: string): number => hashOn(0x811c9dc5, text);

/** FNV’s low bits follow the last letters; mixed, they depend on all. */
const mix = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;

/** A reading asks for hundreds of ways by one seed, and a test's seed is all of its answers. */
const toSeedHash = keepLast((seed: string) => toHash(`${seed} `));

/** Which way of `count` it is, from 0: by a seed (what was cast) and a key (what is said), so that one cast is always told alike. */
export const toSeededWay = (seed: string, key: string, count: number): number => (mix(hashOn(toSeedHash(seed), key)) >>> 8) % count;
