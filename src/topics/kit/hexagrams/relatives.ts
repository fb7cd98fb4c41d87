import { type Branch, type Stem, stems, toElement } from "./branches.ts";
import { type Element, type Relation, toRelation } from "./elements.ts";

/** 六亲 as the palace's element sees a line's: what feeds it is its parent, what it feeds its child. */
export const relatives = ["父母", "兄弟", "子孙", "妻财", "官鬼"] as const;
export type Relative = (typeof relatives)[number];
const byRelation: Record<Relation, Relative> = { same: "兄弟", iFeed: "子孙", iHold: "妻财", holdsMe: "官鬼", feedsMe: "父母" };

export const toRelative = (palace: Element, branch: Branch): Relative => byRelation[toRelation(palace, toElement(branch))];

/** 六神 from the bottom up; the day's stem says who stands at the first line: 甲乙青龙 丙丁朱雀 戊勾陈 己螣蛇 庚辛白虎 壬癸玄武. */
export const spirits = ["青龙", "朱雀", "勾陈", "螣蛇", "白虎", "玄武"] as const;
export type Spirit = (typeof spirits)[number];
const firstSpirit = [0, 0, 1, 1, 2, 3, 4, 4, 5, 5];

/** @param place 1 … 6 from the bottom */
export const toSpirit = (dayStem: Stem, place: number): Spirit => spirits[(firstSpirit[stems.indexOf(dayStem)]! + place - 1) % 6]!;
