import type { TieKind } from "../../../kit/almanac/day-person.ts";

interface Tied {
  own: string;
  day: string;
  of: string;
}

/** What a tie is and how it came about here. */
export const tieReasons: Record<TieKind, (tied: Tied) => string> = {
  fullClash: ({ own, day }) => `${own}与${day}，天干相克、地支相冲，是冲里最重的一种，这天划去。`,
  yearClash: ({ own, day }) => `年柱${own}的地支与${day}日的地支正对，是俗话说的“冲属相”，这天划去。`,
  dayClash: ({ own, day }) => `日柱${own}的地支与${day}日的地支正对，自己容易坐不住，减 2 分，不划去。`,
  punishment: ({ own, day }) => `${own}与${day}的地支相刑，事情办得成，话里带刺，减 1 分。`,
  harm: ({ own, day }) => `${own}与${day}的地支相害，各让一步就过去，减 1 分。`,
  sixHarmony: ({ own, day }) => `${own}与${day}的地支六合，像两扇门对上，加 1 分。`,
  threeHarmony: ({ own, day }) => `${own}与${day}的地支同在一个三合局里，有帮手，加 1 分。`,
  noble: ({ of, day }) => `日干${of}的天乙贵人正是${day}日的地支，卡住时有人搭手，加 1 分。`,
  useful: ({ of, day }) => `命里最该添的一行是${of}，${day}日的天干正属${of}，加 1 分。`,
};
