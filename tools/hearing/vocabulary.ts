import { type Block, type BlockWeights, type Counts, rarityUnit, toVector, type Vector } from "../../src/topics/kit/hearing/classifier/features.ts";
import { type Head, heads, none } from "../../src/topics/kit/hearing/classifier/heads.ts";
import { isTaught, type Utterance } from "./corpus.ts";

/** The features that are learnt from, by place. */
export interface Vocabulary {
  hashes: readonly number[];
  placeOf: ReadonlyMap<number, number>;
  rarity: readonly number[];
}

/** @param isKept whether a feature belongs, by its hash and in how many turns it was met */
export const toVocabulary = (turns: readonly Counts[], weighed: BlockWeights, isKept: (hash: number, met: number) => boolean): Vocabulary => {
  const met = new Map<number, number>();
  for (const counts of turns) {
    const own = new Set((Object.keys(weighed) as Block[]).flatMap((block) => [...counts[block].keys()]));
    for (const hash of own) met.set(hash, (met.get(hash) ?? 0) + 1);
  }
  const hashes = [...met.keys()].filter((hash) => isKept(hash, met.get(hash)!)).sort((a, b) => a - b);
  // Rounded as it is packed, so that what is learnt is what is heard by.
  const rarity = hashes.map((hash) => Math.round((1 + Math.log((1 + turns.length) / (1 + met.get(hash)!))) * rarityUnit) / rarityUnit);
  return { hashes, placeOf: new Map(hashes.map((hash, place) => [hash, place])), rarity };
};

export const toVectors = (turns: readonly Counts[], weighed: BlockWeights, { placeOf, rarity }: Vocabulary): Vector[] =>
  turns.map((counts) => toVector(counts, weighed, placeOf, rarity));

/** The place of a turn's label in its head; −1 where none is taught. */
export const toLabel = (head: Head, turn: Utterance): number => (isTaught(head, turn) ? heads[head].indexOf(turn[head] ?? none) : -1);

/** Rare labels count for more. @param share 1: a label's turns weigh together as much as any other's; 0: all turns weigh the same */
export const toCosts = (labels: readonly number[], share: number): number[] => {
  const met: number[] = [];
  for (const label of labels) if (label >= 0) met[label] = (met[label] ?? 0) + 1;
  const all = met.reduce((sum, times) => sum + times, 0);
  const present = met.filter(Boolean).length;
  return Array.from(met, (times = 0) => (times > 0 ? (all / (present * times)) ** share : 1));
};
