import type { Theme } from "../../../kit/hearing/question.ts";
import { type Branch, toElement } from "../../../kit/hexagrams/branches.ts";
import { type Element, type Relation, toRelation } from "../../../kit/hexagrams/elements.ts";
import type { Generation } from "../../../kit/hexagrams/palaces.ts";
import type { Relative } from "../../../kit/hexagrams/relatives.ts";
import type { TrigramName } from "../../../kit/hexagrams/trigrams.ts";

export const elementNames: Record<Element, string> = { wood: "木", fire: "火", earth: "土", metal: "金", water: "水" };

/** 酉金 */
export const toBranchName = (branch: Branch): string => branch + elementNames[toElement(branch)];

const verbs: Record<Relation, (own: string, other: string) => string> = {
  same: (own) => `同属${own}`,
  iFeed: (own, other) => `${own}生${other}`,
  iHold: (own, other) => `${own}克${other}`,
  holdsMe: (own, other) => `${other}克${own}`,
  feedsMe: (own, other) => `${other}生${own}`,
};

/** 土克水, said of two elements whichever way it runs. */
export const toElementRelation = (own: Element, other: Element): string => verbs[toRelation(own, other)](elementNames[own], elementNames[other]);

export const themeNames: Record<Theme, string> = { love: "感情", work: "工作", money: "钱", inner: "自己" };

export const relativeMeanings: Record<Relative, string> = {
  父母: "文书、房子和护着你的长辈",
  兄弟: "同辈、同行和分你一份的人",
  子孙: "让人松快的东西，也是晚辈",
  妻财: "钱和东西",
  官鬼: "管着你的人、位子和规矩",
};

/** How whoever sits in a line's seat stands to the asker. */
export const relativePersons: Record<Relative, string> = {
  父母: "像长辈那样护着你",
  兄弟: "跟你平起平坐",
  子孙: "待在一处让人松快",
  妻财: "跟你有钱物上的来往",
  官鬼: "对你说话管用",
};

export const generationNames: Record<Generation, string> = {
  pure: "本宫",
  first: "一世",
  second: "二世",
  third: "三世",
  fourth: "四世",
  fifth: "五世",
  wandering: "游魂",
  returning: "归魂",
};

/** 说卦's family of eight, for who stands behind the answering line. */
export const persons: Record<TrigramName, string> = {
  乾: "年长、惯于拍板的人",
  兑: "年轻、会说话的人",
  离: "利落、走到哪儿都看得见的人",
  震: "急性子、总冲在前面的人",
  巽: "心细、说话绕着弯的人",
  坎: "心思深、话不说满的人",
  艮: "话少、站得住的人",
  坤: "厚道、管里里外外的人",
};

export const monthSpans: Record<Branch, string> = {
  子: "12月上旬到1月上旬",
  丑: "1月上旬到2月初",
  寅: "2月初到3月初",
  卯: "3月上旬到4月初",
  辰: "4月上旬到5月初",
  巳: "5月上旬到6月初",
  午: "6月上旬到7月初",
  未: "7月上旬到8月初",
  申: "8月上旬到9月初",
  酉: "9月上旬到10月初",
  戌: "10月上旬到11月初",
  亥: "11月上旬到12月初",
};

const digits = ["零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];
/** 两, 三 … 十二, as a count before a measure word. */
export const toCount = (count: number): string => digits[count] ?? String(count);
