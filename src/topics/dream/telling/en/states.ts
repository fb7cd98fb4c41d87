import type { State } from "../../lexicon/symbol.ts";

/** What an image does, where its own words have no turn for that. */
export const statesEn: Readonly<Record<State, string>> = {
  attacking: "Teeth or hands were used, so a worry became a touch. Look where it got you, and what you use that part for on a working day.",
  chasing: "A pursuer only gains on somebody who runs. Turn round once and the distance is a different one.",
  dead: "Where one lies still, the rest falls to whoever is left to tidy. I’d guess you already have the order of it in your head.",
  hurt: "Something hurt and not yet healed wants looking at daily. Are you looking at the same spot each time?",
  broken: "A broken thing is honest: the crack shows how it was used. Before you replace it, find the knock that did it.",
  lost: "One counts a thing’s merits once it’s gone. How far down the list you got tells you how hard to search.",
  found: "At the moment of finding, your hand either opened or shut. That tells more than what was in it.",
  speaking: "Words spoken in there needn’t be taken on trust; keep the tone, for you’ve heard that tone by day.",
  huge: "To be out of all size is mostly a matter of standing close. Go three paces back and measure again.",
  tiny: "At that size you have to stoop to see it, and few things have made you stoop lately.",
  many: "One turned into a crowd past counting. When you can’t count them, take the nearest.",
  dirty: "Dirt isn’t damage. It means nobody wanted to be first with a cloth, and the cloth is by your hand.",
  burning: "There’s no bargaining with a thing on fire; you get one or two out. Which did your hand go for?",
  falling: "Nobody can help with the stretch in mid-air, and the hurting comes later, on the ground. You’re still in the air.",
  flying: "Off the ground the rules lapse. It’s good up there, and it’s as well to know where you’d land.",
  locked: "A lock says there’s an inside and that somebody minds. Find out on which side the key is.",
  empty: "Empty places echo, and most of what you hear is you. What stood there, and when was it moved out?",
  eaten: "What’s swallowed is yours for good. Things that go down fast mostly haven’t been tasted.",
  given: "Somebody put it into your hands, and a gift wants something back, if only thanks.",
  leaving: "There was no waiting for you, and a back is what one remembers longest. Did you open your mouth to call?",
  killed: "The hand was yours. No court sat on it afterwards except the one you carry, and its sentences run long.",
};
