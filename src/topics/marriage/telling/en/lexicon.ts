import type { Direction } from "../../../kit/compass/palace.ts";
import type { TrigramName } from "../../../kit/hexagrams/trigrams.ts";
import { toKuaTrigram } from "../../../kit/kua/kua.ts";
import type { Mansion } from "../../../kit/kua/mansions.ts";
import { animalNamesEn, branchNamesEn, nayinNamesEn, stemNamesEn, tenGodNamesEn } from "../../../kit/pillars/data/names-en.ts";
import type { AspectType } from "../../../kit/sky/aspects.ts";
import type { Lexicon } from "../tongue.ts";

export const trigramNames: Record<TrigramName, string> = { 坎: "Kan", 坤: "Kun", 震: "Zhen", 巽: "Xun", 乾: "Qian", 兑: "Dui", 艮: "Gen", 离: "Li" };
export const mansionNames: Record<Mansion, string> = {
  延年: "Long Years",
  生气: "Vital Breath",
  天医: "Heavenly Doctor",
  伏位: "Hidden Seat",
  祸害: "Mishap",
  六煞: "Six Snags",
  五鬼: "Five Ghosts",
  绝命: "Severed Fate",
};
const directionNames: Record<Direction, string> = {
  N: "north",
  NE: "north-east",
  E: "east",
  SE: "south-east",
  S: "south",
  SW: "south-west",
  W: "west",
  NW: "north-west",
};
export const aspectAngles: Record<AspectType, number> = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 };
const aspectVerbs: Record<AspectType, string> = {
  conjunction: "meets",
  sextile: "is sextile (60°) to",
  square: "is square (90°) to",
  trine: "is trine (120°) to",
  opposition: "is opposite",
};

const pronouns = {
  a: { subject: "he", object: "him", possessive: "his", own: "his" },
  b: { subject: "she", object: "her", possessive: "her", own: "hers" },
};

export const toGanzhiName = (ganzhi: string): string => `${stemNamesEn[ganzhi[0]!]} ${branchNamesEn[ganzhi[1]!]}`;
export const toDirections = (directions: readonly Direction[]): string => directions.map((direction) => directionNames[direction]).join(" or ");

export const lexicon: Lexicon = {
  locale: "en",
  pronouns,
  call({ names }, who) {
    const name = who === "a" ? names.male : names.female;
    if (!name) return pronouns[who];
    const own = `${name}’s`;
    return { subject: name, object: name, possessive: own, own };
  },
  animal: (branch) => animalNamesEn[branch]!,
  branch: (branch) => branchNamesEn[branch]!,
  stem: (stem) => stemNamesEn[stem]!,
  ganzhi: toGanzhiName,
  god: (god) => tenGodNamesEn[god]!,
  element: (element) => element,
  nayin: (nayin) => nayinNamesEn[nayin]!,
  trigram: (kua) => trigramNames[toKuaTrigram(kua)],
  mansion: (mansion) => mansionNames[mansion],
  directions: toDirections,
  aspect: (type) => aspectVerbs[type],
  finish: (text) => text.replace(/(^|[.?!] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase()),
};
