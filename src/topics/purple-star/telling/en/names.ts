import type { Branch, Stem } from "../../../kit/hexagrams/branches.ts";
import type { FiveElementsClass } from "../../cast-types.ts";
import type { Brightness } from "../../data/brightness.ts";
import { starNamesEn } from "../../data/names.en.ts";
import type { PalaceName } from "../../data/palaces.ts";
import type { StarName } from "../../data/stars.ts";
import type { Transformation } from "../../data/transformations.ts";

export const stemSounds: Record<Stem, string> = {
  甲: "Jia",
  乙: "Yi",
  丙: "Bing",
  丁: "Ding",
  戊: "Wu",
  己: "Ji",
  庚: "Geng",
  辛: "Xin",
  壬: "Ren",
  癸: "Gui",
};

export const branchSounds: Record<Branch, string> = {
  子: "Zi",
  丑: "Chou",
  寅: "Yin",
  卯: "Mao",
  辰: "Chen",
  巳: "Si",
  午: "Wu",
  未: "Wei",
  申: "Shen",
  酉: "You",
  戌: "Xu",
  亥: "Hai",
};

/** 庚午 → Geng Wu */
export const toSound = (ganzhi: string): string => `${stemSounds[ganzhi[0] as Stem]} ${branchSounds[ganzhi[1] as Branch]}`;

export const palaceNamesEn: Record<PalaceName, string> = {
  命宫: "Self",
  兄弟: "Siblings",
  夫妻: "Spouse",
  子女: "Children",
  财帛: "Wealth",
  疾厄: "Health",
  迁移: "Travel",
  仆役: "Friends",
  官禄: "Career",
  田宅: "Home",
  福德: "Joy",
  父母: "Parents",
};

export const palaceMeanings: Record<PalaceName, string> = {
  命宫: "your grain, and the key the whole life is played in",
  兄弟: "brothers, sisters and equals, and ready cash",
  夫妻: "love: what a partner is like and how the two of you live",
  子女: "children, the young, and what you make with others",
  财帛: "how money comes and how it goes",
  疾厄: "the body’s make, and where temper wears it",
  迁移: "life away from home, and how others see you",
  仆役: "friends, colleagues, those who work with you",
  官禄: "work, study, the way you go about things",
  田宅: "house, land and the household you come from",
  福德: "what you enjoy when nobody asks anything of you",
  父母: "parents, bosses, elders, and papers",
};

export const classNames: Record<FiveElementsClass, string> = {
  水二局: "Water Two",
  木三局: "Wood Three",
  金四局: "Metal Four",
  土五局: "Earth Five",
  火六局: "Fire Six",
};

export const brightnessNames: Record<Brightness, string> = { 庙: "radiant", 旺: "strong", 得: "good", 利: "fair", 平: "level", 不: "dim", 陷: "fallen" };

export const transformationNames: Record<Transformation, string> = { 禄: "Fortune", 权: "Power", 科: "Fame", 忌: "Snag" };

export const transformationMeanings: Record<Transformation, string> = {
  禄: "what flows in easily",
  权: "what you take in hand",
  科: "what earns a good name",
  忌: "where you care too much, and it catches",
};

/** The matter of a palace, to stand inside a sentence. */
export const palaceMatters: Record<PalaceName, string> = {
  命宫: "your own self",
  兄弟: "equals and ready cash",
  夫妻: "love",
  子女: "the young and your works",
  财帛: "money",
  疾厄: "the body",
  迁移: "life away from home",
  仆役: "friends",
  官禄: "work",
  田宅: "house and home",
  福德: "your own pleasures",
  父母: "elders and papers",
};

/** The same in a word or two. */
export const briefMatters: Record<PalaceName, string> = {
  ...palaceMatters,
  命宫: "you",
  兄弟: "your equals",
  子女: "the young",
  迁移: "your travels",
  田宅: "home",
  福德: "your pleasures",
  父母: "your elders",
};

/** A star inside a sentence: the Wolf; Concord alone goes without the article. */
export const the = (star: StarName): string => `${star === "天同" ? "" : "the "}${starNamesEn[star]}`;
/** A transformation inside a sentence: Fortune, the Snag. */
export const toChange = (kind: Transformation): string => `${kind === "忌" ? "the " : ""}${transformationNames[kind]}`;
