import { turnLine } from "./relations.ts";
import { type TrigramName, trigrams } from "./trigrams.ts";

/** Place within a palace: the doubled trigram itself, one to five worlds, the wandering and the returning soul. */
export const generations = ["pure", "first", "second", "third", "fourth", "fifth", "wandering", "returning"] as const;
export type Generation = (typeof generations)[number];

export interface PalacePlace {
  palace: TrigramName;
  generation: Generation;
  /** 世, the asker's line, 1 … 6 from the bottom. */
  shi: number;
  /** 应, the line that answers it, three places away. */
  ying: number;
}

/** 京房 eight palaces: lines turn from the bottom up, one more each time; then the fourth turns back, then the lower three. */
const shiOf: Record<Generation, number> = { pure: 6, first: 1, second: 2, third: 3, fourth: 4, fifth: 5, wandering: 4, returning: 3 };

const listPalace = (doubled: string): string[] => {
  const row = [doubled];
  for (let place = 1; place <= 5; place += 1) row.push(turnLine(row.at(-1)!, place));
  const wandering = turnLine(row.at(-1)!, 4);
  return [...row, wandering, doubled.slice(0, 3) + wandering.slice(3)];
};

const byLines = new Map<string, PalacePlace>();
for (const { name, lines } of trigrams) {
  for (const [index, member] of listPalace(lines + lines).entries()) {
    const generation = generations[index]!;
    const shi = shiOf[generation];
    byLines.set(member, { palace: name, generation, shi, ying: shi > 3 ? shi - 3 : shi + 3 });
  }
}

/** @param lines six of 0 and 1, bottom up */
export const getPalacePlace = (lines: string): PalacePlace => {
  const found = byLines.get(lines);
  if (!found) throw new RangeError(`no palace for ${lines}`);
  return found;
};
