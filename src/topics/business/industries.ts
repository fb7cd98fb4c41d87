import type { Element } from "../kit/hexagrams/elements.ts";
import { dishWords } from "./data/affixes.ts";
import { industryRows, type TradeGroup } from "./data/industries.ts";

/** A line of business; `main` is the element of what it handles, `second` of what it handles next. */
export interface Industry {
  id: string;
  name: { zh: string; en: string };
  main: Element;
  second: Element | null;
  group: TradeGroup;
  why: { zh: string; en: string };
}

const table = industryRows.map(([id, zh, en, main, second, group, whyZh, whyEn, words]) => ({
  industry: { id, name: { zh, en }, main, second, group, why: { zh: whyZh, en: whyEn } } satisfies Industry,
  words,
}));

export const industries: readonly Industry[] = table.map(({ industry }) => industry);
const byId = new Map(industries.map((industry) => [industry.id, industry]));

/** The line of business an id or a few words name; undefined for others. "咖啡馆" and "a coffee shop" are cafe, 牛肉面 a restaurant. */
export const findIndustry = (text: string): Industry | undefined =>
  byId.get(text.trim()) ??
  table.find(({ words }) => words.test(text))?.industry ??
  (dishWords.some((dish) => text.includes(dish)) ? byId.get("restaurant") : undefined);

/** Roots of a name’s letters that suit a group of trades. Ours: 1 leads, 2 pairs, 3 shows, 4 builds, 5 moves, 6 cares, 7 digs, 8 counts, 9 gives; 11 22 33 as 2 4 6. */
export const suitedRoots: Record<TradeGroup, readonly number[]> = {
  food: [2, 3, 6, 11],
  care: [2, 6, 9, 33],
  style: [3, 6, 9, 11],
  culture: [3, 5, 9, 11],
  learning: [2, 7, 9, 33],
  tech: [1, 5, 7, 22],
  trade: [1, 5, 8],
  building: [4, 8, 22],
  finance: [4, 7, 8, 22],
  leisure: [3, 5, 6],
};
