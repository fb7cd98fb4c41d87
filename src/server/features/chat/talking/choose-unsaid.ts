import { createHash } from "node:crypto";

/** Wordings of one thing, of which one is said. */
export type Ways = readonly [string, ...string[]];

/** A number from words: the same words, the same number. */
const toNumber = (words: string): number => createHash("sha256").update(words).digest().readUInt32BE(0);

const turn = <Way extends string>(ways: readonly [Way, ...Way[]], seed: string): Way[] => {
  const from = toNumber(seed) % ways.length;
  return [...ways.slice(from), ...ways.slice(0, from)];
};

/**
 * One of several wordings: none that was said in this chat before, while one is left.
 * @param seed the same seed begins at the same wording
 */
export const chooseUnsaid = <Way extends string>(ways: readonly [Way, ...Way[]], said: readonly string[], seed: string): Way => {
  const turned = turn(ways, seed);
  return turned.find((way) => !said.some((text) => text.includes(way))) ?? turned[said.length % turned.length]!;
};

/** The first wording not said before out of several lists: the fittest list first and in its order; where all were said, one of them all. */
export const chooseWhole = (lists: readonly Ways[], said: readonly string[], seed: string): string => {
  const [fittest, ...others] = lists;
  const turned = [...(fittest ?? []), ...others.flatMap((ways) => turn(ways, seed))];
  return turned.find((way) => !said.some((text) => text.includes(way))) ?? turned[said.length % turned.length] ?? "";
};
