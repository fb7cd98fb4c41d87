/** One step of FNV-1a, 32 bits. @source Fowler, Noll and Vo, “FNV hash”, http://www.isthe.com/chongo/tech/comp/fnv/ */
export const stepHash = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

/** FNV-1a over the characters. */
export const toHash = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = stepHash(hash, character.codePointAt(0)!) >>> 0;
  return hash;
};

/** FNV’s low bits follow the last letters; mixed, they depend on all. */
const toMixedHash = (text: string): number => {
  const hash = toHash(text);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
};

/** Which way of `count` it is, from 0: by a seed (what was cast) and a key (what is said), so that one cast is always told alike. */
export const toSeededWay = (seed: string, key: string, count: number): number => (toMixedHash(`${seed} ${key}`) >>> 8) % count;
