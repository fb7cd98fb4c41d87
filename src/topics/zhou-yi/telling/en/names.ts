import { toCapital } from "../../../../shared/capital.ts";
import type { Theme } from "../../../kit/hearing/question.ts";
import type { Branch } from "../../../kit/hexagrams/branches.ts";
import { toElement } from "../../../kit/hexagrams/branches.ts";
import { type Element, type Relation, toRelation } from "../../../kit/hexagrams/elements.ts";
import type { Generation } from "../../../kit/hexagrams/palaces.ts";
import type { Relative, Spirit } from "../../../kit/hexagrams/relatives.ts";
import type { TrigramName } from "../../../kit/hexagrams/trigrams.ts";

export const trigramWords: Record<TrigramName, string> = {
  乾: "heaven",
  兑: "lake",
  离: "fire",
  震: "thunder",
  巽: "wind",
  坎: "water",
  艮: "mountain",
  坤: "earth",
};

const branchWords: Record<Branch, string> = {
  子: "zǐ",
  丑: "chǒu",
  寅: "yín",
  卯: "mǎo",
  辰: "chén",
  巳: "sì",
  午: "wǔ",
  未: "wèi",
  申: "shēn",
  酉: "yǒu",
  戌: "xū",
  亥: "hài",
};

/** yǒu (metal): a branch is told by its sound and its element. */
export const toBranchName = (branch: Branch): string => `${branchWords[branch]} (${toElement(branch)})`;
export const toBranchSound = (branch: Branch): string => branchWords[branch];

const verbs: Record<Relation, (own: string, other: string) => string> = {
  same: (own) => `Both are ${own}`,
  iFeed: (own, other) => `${toCapital(own)} feeds ${other}`,
  iHold: (own, other) => `${toCapital(own)} holds ${other} in check`,
  holdsMe: (own, other) => `${toCapital(other)} holds ${own} in check`,
  feedsMe: (own, other) => `${toCapital(other)} feeds ${own}`,
};

/** A whole clause: "Earth holds water in check". */
export const toElementRelation = (own: Element, other: Element): string => verbs[toRelation(own, other)](own, other);

export const themePhrases: Record<Theme, string> = { love: "between two people", work: "at work", money: "where money is concerned", inner: "in yourself" };
export const themeLabels: Record<Theme, string> = { love: "Two people", work: "At work", money: "Money", inner: "In yourself" };

export const relativeNames: Record<Relative, string> = { 父母: "Parents", 兄弟: "Siblings", 子孙: "Children", 妻财: "Wealth", 官鬼: "Officer" };
export const relativeMeanings: Record<Relative, string> = {
  父母: "papers, houses and whoever looks after you",
  兄弟: "equals, colleagues and whoever takes a share",
  子孙: "ease, and the young",
  妻财: "money and goods",
  官鬼: "whoever has a say over you, and their rules",
};
/** Who sits in a line's seat. */
export const relativePersons: Record<Relative, string> = {
  父母: "in a parent’s or teacher’s seat",
  兄弟: "on your own level",
  子孙: "with whom things get lighter",
  妻财: "tied to you by money or a shared home",
  官鬼: "with some say over you",
};
export const spiritNames: Record<Spirit, string> = {
  青龙: "Green Dragon",
  朱雀: "Red Bird",
  勾陈: "Hooked Array",
  螣蛇: "Soaring Snake",
  白虎: "White Tiger",
  玄武: "Dark Warrior",
};
export const generationNames: Record<Generation, string> = {
  pure: "the doubled trigram itself",
  first: "first generation",
  second: "second generation",
  third: "third generation",
  fourth: "fourth generation",
  fifth: "fifth generation",
  wandering: "the wandering soul",
  returning: "the returning soul",
};

/** The family of eight, for who stands behind the answering line. */
export const persons: Record<TrigramName, string> = {
  乾: "someone older who’s used to deciding",
  兑: "someone young with a ready tongue",
  离: "someone bright whom everybody notices",
  震: "someone quick who’s always out in front",
  巽: "someone careful who talks round a thing",
  坎: "someone deep who never says it all",
  艮: "someone of few words who stands firm",
  坤: "someone kindly who keeps the place running",
};

export const monthSpans: Record<Branch, string> = {
  子: "early December to early January",
  丑: "early January to early February",
  寅: "early February to early March",
  卯: "early March to early April",
  辰: "early April to early May",
  巳: "early May to early June",
  午: "early June to early July",
  未: "early July to early August",
  申: "early August to early September",
  酉: "early September to early October",
  戌: "early October to early November",
  亥: "early November to early December",
};

const counts = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
export const toCount = (count: number): string => counts[count] ?? String(count);
