import type { Relation } from "../hexagrams/elements.ts";
import type { Relative } from "../hexagrams/relatives.ts";
import type { Side } from "./leaning.ts";

/** 六亲 and 十神 by what they stand for in both crafts: one's own kind are peers, what one feeds is ease, what one holds is wealth, what holds one is office, what feeds one are papers and learning. */
export const relationSides: Record<Relation, Side> = { same: "people", iFeed: "rest", iHold: "money", holdsMe: "work", feedsMe: "words" };

export const relativeSides: Record<Relative, Side> = { 兄弟: "people", 子孙: "rest", 妻财: "money", 官鬼: "work", 父母: "words" };
