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
    light: "few speak for you, so it rests on your two hands",
    middle: "helpers and rivals are half and half",
    heavy: "you owe favours, so what you’d refuse stays",
  },
  love: {
    light: "you warm fast and let go fast",
    middle: "each of you waits for the other to begin",
    heavy: "a slow answer looks to you like a no",
  },
  money: {
    light: "it leaks at the closing end, as much out as in",
    middle: "you stop at enough and leave the rest no place",
    heavy: "your money lies further on, with little now",
  },
  inner: {
    light: "other people’s words weigh too much with you",
    middle: "nothing’s broken, you haven’t rested",
    heavy: "what you’ve decided won’t move, and it rubs",
  },
  family: {
    light: "home can’t help, so you talk past each other",
    middle: "all feel they gave way and nobody says so",
    heavy: "their hopes rest on you, and kindness weighs",
  },
};
