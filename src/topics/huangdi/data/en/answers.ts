import type { Level } from "../../bone-level.ts";
import type { Field } from "../../telling/parts.ts";

/** Whom one comes from, in a clause, by the year’s bone. */
export const familyHeads: Readonly<Record<Level, string>> = {
  light: "Home gave little and asks little",
  middle: "Home is the way back, and the stake you earn yourself",
  heavy: "Home has weight: it helps you and it holds you",
};

/** Why, by field and its bone; a clause after “Because”. */
export const reasons: Readonly<Record<Field, Readonly<Record<Level, string>>>> = {
  work: {
    light: "few people speak for you and it all rests on your own two hands",
    middle: "helpers and rivals are half and half and nobody’s pushing hard",
    heavy: "you owe favours, so what you should refuse stays and what you should leave holds you",
  },
  love: {
    light: "you warm fast and let go fast, and gave it no date",
    middle: "it’s neither hot nor cold and each of you waits for the other to begin",
    heavy: "you’ve decided so firmly that a slow answer looks to you like a no",
  },
  money: {
    light: "it leaks at the closing end, as much out as in",
    middle: "you stop at enough and never gave the rest a place",
    heavy: "your money lies further on, so there’s little to see now",
  },
  inner: {
    light: "other people’s words weigh too much with you",
    middle: "nothing’s broken, you haven’t rested",
    heavy: "the thing you’ve decided won’t move, and the world rubs against it",
  },
  family: {
    light: "home can’t lend a hand, so the talk goes past each other",
    middle: "everyone feels they gave way and nobody has said so",
    heavy: "their hopes rest on you, and even kindness has weight",
  },
};
