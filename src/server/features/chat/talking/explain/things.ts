import type { FactChip } from "../../../../../shared/contract/stream.ts";
import { manifest } from "../../../../../topics/manifest.ts";
import type { CastTopicId } from "../../../../../topics/topic-ids.ts";

/** What is counted by this noun, by the keys of its facts; the first that the cast has several of. */
const byNoun: readonly { noun: RegExp; keys: readonly string[] }[] = [
  { noun: /^(?:张牌|张|牌|cards?)$/i, keys: ["card"] },
  { noun: /^(?:爻|根|lines?)$/i, keys: ["line"] },
  { noun: /^(?:卦|hexagrams?)$/i, keys: ["hexagram.primary", "hexagram.changed", "hexagram.nuclear"] },
  { noun: /^(?:名字|个名字|names?|suggestions?)$/i, keys: ["suggestion"] },
  { noun: /^(?:日子|个日子|dates?|days?)$/i, keys: ["rank", "openingDay"] },
  { noun: /^(?:柱|pillars?)$/i, keys: ["pillar"] },
  { noun: /^(?:章|chapters?)$/i, keys: ["chapter", "neighbour"] },
  { noun: /^(?:个意象|symbols?)$/i, keys: ["symbol"] },
  { noun: /^(?:个数|numbers?)$/i, keys: ["digit", "core"] },
];

/** Where several are put forward, they are what is counted. */
const proposed = ["suggestion", "rank", "openingDay", "symbol", "digit", "scale"];

/** What in this cast a number with such a noun counts, in its order. */
export const listThings = (id: CastTopicId, chips: readonly FactChip[], noun: string): readonly FactChip[] => {
  const of = (keys: readonly string[]) => chips.filter(({ key }) => keys.includes(key));
  const named = byNoun.find((one) => one.noun.test(noun));
  if (named && of(named.keys).length > 0) return of(named.keys);
  const [first] = [...proposed, ...(manifest[id].engine?.namedBy ?? [])].filter((key) => of([key]).length > 1);
  return first ? of([first]) : of(manifest[id].engine?.namedBy ?? []);
};

/** A line is known by its place from the bottom, moving or not. */
export const isByPlace = (things: readonly FactChip[]): boolean => things.every(({ id, key }) => key === "line" && /^line\.\d$/.test(id)) && things.length > 0;
