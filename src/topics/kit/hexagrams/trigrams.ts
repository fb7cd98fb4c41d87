import type { Element } from "./elements.ts";

/** In the 先天 order, which is also the number of each: 1 乾 … 8 坤. */
const trigramNames = ["乾", "兑", "离", "震", "巽", "坎", "艮", "坤"] as const;
export type TrigramName = (typeof trigramNames)[number];

export interface Trigram {
  name: TrigramName;
  /** Bottom up, 1 is a whole line. */
  lines: string;
  element: Element;
  /** The thing it stands for, as in a hexagram's full name (水风井). */
  image: string;
}

const rows: Record<TrigramName, [string, Element, string]> = {
  乾: ["111", "metal", "天"],
  兑: ["110", "metal", "泽"],
  离: ["101", "fire", "火"],
  震: ["100", "wood", "雷"],
  巽: ["011", "wood", "风"],
  坎: ["010", "water", "水"],
  艮: ["001", "earth", "山"],
  坤: ["000", "earth", "地"],
};

export const trigrams: readonly Trigram[] = trigramNames.map((name) => {
  const [lines, element, image] = rows[name];
  return { name, lines, element, image };
});

const byName = new Map(trigrams.map((trigram) => [trigram.name, trigram]));
const byLines = new Map(trigrams.map((trigram) => [trigram.lines, trigram]));

export const getTrigram = (name: TrigramName): Trigram => byName.get(name)!;

/** @param lines three of 0 and 1, bottom up */
export const toTrigram = (lines: string): Trigram => {
  const found = byLines.get(lines);
  if (!found) throw new RangeError(`no trigram ${lines}`);
  return found;
};

/** 先天 number of a whole number: modulo 8, 0 counts as 8. */
export const toTrigramOfNumber = (number: number): Trigram => trigrams[(((number - 1) % 8) + 8) % 8]!;
