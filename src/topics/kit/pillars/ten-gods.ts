import type { Stem } from "../hexagrams/branches.ts";
import { type Relation, toRelation } from "../hexagrams/elements.ts";
import { isYangStem, toStemElement } from "./stem-nature.ts";

export const tenGods = ["比肩", "劫财", "食神", "伤官", "偏财", "正财", "七杀", "正官", "偏印", "正印"] as const;
export type TenGod = (typeof tenGods)[number];

/** Of like polarity, of unlike. */
const pairs: Record<Relation, readonly [TenGod, TenGod]> = {
  same: ["比肩", "劫财"],
  iFeed: ["食神", "伤官"],
  iHold: ["偏财", "正财"],
  holdsMe: ["七杀", "正官"],
  feedsMe: ["偏印", "正印"],
};

/** 十神: how a stem stands to the day master. 庚 to 丙: fire holds metal, both yang → 偏财. */
export const toTenGod = (dayMaster: Stem, stem: Stem): TenGod =>
  pairs[toRelation(toStemElement(dayMaster), toStemElement(stem))][isYangStem(dayMaster) === isYangStem(stem) ? 0 : 1];

/** How a ten god's element stands to the day master. */
export const familyOfGod = Object.fromEntries(Object.entries(pairs).flatMap(([relation, gods]) => gods.map((god) => [god, relation]))) as Readonly<
  Record<TenGod, Relation>
>;
