import { guanyinFacts } from "./guanyin-100/facts.ts";
import { guanyinVerses } from "./guanyin-100/verses.ts";
import { jiaziFacts } from "./jiazi-60/facts.ts";
import { jiaziVerses } from "./jiazi-60/verses.ts";
import { leiyushiFacts } from "./leiyushi-100/facts.ts";
import { leiyushiVerses } from "./leiyushi-100/verses.ts";
import type { LotSetId, SetFacts, SetVerses } from "./lot.ts";
import { wongtaisinFacts } from "./wongtaisin-100/facts.ts";
import { wongtaisinVerses } from "./wongtaisin-100/verses.ts";

export interface LotSet {
  facts: SetFacts;
  verses: SetVerses;
}

/** The sets that are whole: a set enters here with its last lot, and its deities are offered from then on. */
export const lotSets: Partial<Record<LotSetId, LotSet>> = {
  "guanyin-100": { facts: guanyinFacts, verses: guanyinVerses },
  "leiyushi-100": { facts: leiyushiFacts, verses: leiyushiVerses },
  "jiazi-60": { facts: jiaziFacts, verses: jiaziVerses },
  "wongtaisin-100": { facts: wongtaisinFacts, verses: wongtaisinVerses },
};
