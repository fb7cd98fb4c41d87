import type { TieKind } from "../../../kit/almanac/day-person.ts";

interface Tied {
  own: string;
  day: string;
  of: string;
}

/** What a tie is and how it came about here. */
export const tieReasons: Record<TieKind, (tied: Tied) => string> = {
  fullClash: ({ own, day }) => `${own} and ${day} fight by stem and stand opposite by branch, the heaviest clash there is; the day is struck.`,
  yearClash: ({ own, day }) =>
    `the branch of the birth year ${own} stands opposite the day’s, ${day}: the clash people mean by “clashing animals”. The day is struck.`,
  dayClash: ({ own, day }) => `the branch of the birth day ${own} stands opposite ${day}’s, which makes a person restless; 2 points off, not struck.`,
  punishment: ({ own, day }) => `the branches of ${own} and ${day} punish one another: it gets done, with an edge in the voice; 1 point off.`,
  harm: ({ own, day }) => `the branches of ${own} and ${day} harm one another, which a little give on both sides gets past; 1 point off.`,
  sixHarmony: ({ own, day }) => `the branches of ${own} and ${day} are one of the six pairs that fit like two leaves of a door; 1 point.`,
  threeHarmony: ({ own, day }) => `the branches of ${own} and ${day} belong to one triad, so there’s help; 1 point.`,
  noble: ({ of, day }) => `for the day stem ${of} the noble helper (天乙) sits in ${day}’s branch: when something sticks, somebody lends a hand; 1 point.`,
  useful: ({ of, day }) => `the element this chart wants most is ${of}, and the stem of ${day} is just that; 1 point.`,
};
