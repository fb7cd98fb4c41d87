import type { Level } from "../../bone-level.ts";
import type { Field } from "../../telling/parts.ts";

/** Whom one comes from, in a phrase, by the year’s bone. */
export const familyHeads: Readonly<Record<Level, string>> = {
  light: "家里给得少、管得也少",
  middle: "家里是条退路，本钱还得自己挣",
  heavy: "家里分量重，帮你也拴你",
};

/** Why, by field and its bone: finishes 因为……. */
export const reasons: Readonly<Record<Field, Readonly<Record<Level, string>>>> = {
  work: { light: "身边肯替你说话的人少，事都压在你一双手上", middle: "帮手和对手一半一半，谁也没使全力", heavy: "人情太重，该推的没推，该走的没走" },
  love: { light: "心动得快，也放得快，没给它留个日子", middle: "不冷不热，两个人都在等对方先起头", heavy: "你认得太死，对方慢半拍，你就当成了不愿意" },
  money: { light: "收尾那一头漏，进来多少出去多少", middle: "够用就停手了，多的没安排去处", heavy: "你的钱放在后头，眼前看着自然少" },
  inner: { light: "旁人一句话在你这里分量太大", middle: "事情没坏，是你歇得不够", heavy: "心里那个主意不肯动，外面的事就都硌着你" },
  family: { light: "家里搭不上手，话也就说不到一处", middle: "谁都觉得自己让了一步，没人说出口", heavy: "家里的盼望压在你身上，连好意也带着分量" },
};
