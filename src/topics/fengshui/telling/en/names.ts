import { toCapital } from "../../../../shared/capital.ts";
import type { Dragon, Mountain } from "../../../kit/compass/mountain.ts";
import type { Direction, Palace } from "../../../kit/compass/palace.ts";
import { toTrigramName } from "../../../kit/compass/palace.ts";
import type { MainPattern, WholePattern } from "../../../kit/flying-stars/pattern.ts";
import type { Timeliness } from "../../../kit/flying-stars/timeliness.ts";
import type { TrigramName } from "../../../kit/hexagrams/trigrams.ts";
import type { KuaGroup } from "../../../kit/kua/kua.ts";
import type { Mansion } from "../../../kit/kua/mansions.ts";
import { listAnd } from "../../../kit/wording/list.ts";

export const directionNames: Record<Palace, string> = {
  N: "north",
  NE: "north-east",
  E: "east",
  SE: "south-east",
  S: "south",
  SW: "south-west",
  W: "west",
  NW: "north-west",
  C: "centre",
};

export const trigramNames: Record<TrigramName, string> = { 乾: "Qian", 兑: "Dui", 离: "Li", 震: "Zhen", 巽: "Xun", 坎: "Kan", 艮: "Gen", 坤: "Kun" };

export const mountainNames: Record<Mountain, string> = {
  子: "Zi",
  癸: "Gui",
  丑: "Chou",
  艮: "Gen",
  寅: "Yin",
  甲: "Jia",
  卯: "Mao",
  乙: "Yi",
  辰: "Chen",
  巽: "Xun",
  巳: "Si",
  丙: "Bing",
  午: "Wu",
  丁: "Ding",
  未: "Wei",
  坤: "Kun",
  申: "Shen",
  庚: "Geng",
  酉: "You",
  辛: "Xin",
  戌: "Xu",
  乾: "Qian",
  亥: "Hai",
  壬: "Ren",
};

/** South, Li */
export const toPalaceName = (palace: Palace): string =>
  palace === "C" ? "Centre" : `${toCapital(directionNames[palace])}, ${trigramNames[toTrigramName(palace)]}`;

/** "N NE E" → north, north-east and east */
export const toDirectionList = (list: string): string => {
  const names = list.split(" ").map((direction) => directionNames[direction as Direction]);
  return listAnd(names);
};

const starColours = ["White", "Black", "Jade", "Green", "Yellow", "White", "Red", "White", "Purple"];
/** 8 White */
export const toStarName = (star: number): string => `${star} ${starColours[star - 1]}`;

const themes = [
  "study, good name and getting about",
  "tiredness",
  "quarrels",
  "writing and romance",
  "snags and upsets",
  "rank and rules",
  "spending and talk",
  "property and savings",
  "celebrations and company",
];
/** What a star stands for. */
export const toStarTheme = (star: number): string => themes[star - 1]!;

export const stateNames: Record<Timeliness, string> = { prosperous: "ripe", growing: "still to come", retreating: "just past", spent: "spent" };
export const dragonNames: Record<Dragon, string> = { earth: "earth", heaven: "heaven", human: "human" };
export const groupNames: Record<KuaGroup, string> = { east: "East", west: "West" };
export const monthNames = ["Yin", "Mao", "Chen", "Si", "Wu", "Wei", "Shen", "You", "Xu", "Hai", "Zi", "Chou"];

export const mansionNames: Record<Mansion, string> = {
  生气: "Sheng Qi",
  延年: "Yan Nian",
  天医: "Tian Yi",
  伏位: "Fu Wei",
  祸害: "Huo Hai",
  六煞: "Liu Sha",
  五鬼: "Wu Gui",
  绝命: "Jue Ming",
};

export const mansionMeanings: Record<Mansion, string> = {
  生气: "“Living breath”: the side with most push; good for a door or a desk",
  延年: "“Long years”: the side where people get on; good for a bedroom or for guests",
  天医: "“Heaven’s doctor”: the side that feeds you; good for a bed or a table",
  伏位: "“Resting place”: the quietest side; good for reading and sitting still",
  祸害: "“Small harms”: bumps and slips; good for storage",
  六煞: "“Six entanglements”: people get tangled here; good for a bathroom",
  五鬼: "“Five ghosts”: tempers flare; good for clutter or a stove",
  绝命: "“Cut thread”: the side that helps least; good for a toilet or a store",
};

export const patternNames: Record<MainPattern, string> = {
  旺山旺向: "Both stars in place",
  双星到向: "Both stars in front",
  双星到坐: "Both stars behind",
  上山下水: "Stars changed round",
};

export const patternMeanings: Record<MainPattern, string> = {
  旺山旺向:
    "The ripe star for people stands behind and the one for money in front, each where it belongs: solid ground at the back and open ground before the door use both",
  双星到向:
    "Both ripe stars stand in front: money moves first and people need their rest. Open ground before the door, with something solid further off, serves both",
  双星到坐: "Both ripe stars stand behind: people are at ease and money comes slowly. Something solid at the back, with some movement there too, serves both",
  上山下水: "The star for people stands in front and the one for money behind, the wrong way round: live with it turned, solid in front and lively at the back",
};

export const wholeNames: Record<WholePattern, string> = {
  山星合十: "Mountain stars make ten",
  向星合十: "Facing stars make ten",
  父母三般卦: "Parent triples",
  连珠三般卦: "Pearl triples",
  山星伏吟: "Mountain stars at home",
  向星伏吟: "Facing stars at home",
  山星反吟: "Mountain stars across",
  向星反吟: "Facing stars across",
};

export const wholeMeanings: Record<WholePattern, string> = {
  山星合十: "In every palace the mountain star and the base star add up to ten; the nine are in touch, and somebody smooths things over between people",
  向星合十: "In every palace the facing star and the base star add up to ten; the nine are in touch, and money finds a way round",
  父母三般卦: "In every palace the three stars are 1 4 7, 2 5 8 or 3 6 9; the palaces answer one another, and trouble has room to turn",
  连珠三般卦: "In every palace the three stars run in a row; one thing leads to the next, and help has to come from people",
  山星伏吟: "5 went to the centre and flew forward, so each mountain star is back at its own home: with people, things go round in place",
  向星伏吟: "5 went to the centre and flew forward, so each facing star is back at its own home: with money, things go round in place",
  山星反吟: "5 went to the centre and flew backward, so each mountain star stands across from its home: with people, much is done twice",
  向星反吟: "5 went to the centre and flew backward, so each facing star stands across from its home: with money, much is done twice",
};
