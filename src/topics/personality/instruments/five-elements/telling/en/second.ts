import type { LivedPart } from "../../../../profile/parts.ts";
import type { Element } from "../../items.ts";

type Table = Readonly<Record<Element, Readonly<Record<LivedPart, string>>>>;

export const secondEn: Table = {
  wood: {
    self: "Wood comes second, and under the quietest roof there’s a shoot of yours lifting a tile.",
    love: "With wood next, you’ll say out of nowhere that the two of you should learn something.",
    work: "Wood’s behind you: where no one will begin, you can.",
    quarrel: "Step on the path you meant to take, and the wood in you stands up.",
    tired: "Walk home another way; it’s the wood that needs the air.",
    growth: "With wood about, you won’t stay in a place long enough for moss.",
  },
  fire: {
    self: "Fire comes second: banked most days, and then the right person walks in and it’s noon.",
    love: "Having fire next, you can say the kind thing while it’s hot.",
    work: "When they need heartening, it jumps up from second place.",
    quarrel: "You swallow it three times; the fourth is fire, and they weren’t ready.",
    tired: "One proper laugh will carry you another half day.",
    growth: "You learn what you’ve fallen for; fire picks the subject.",
  },
  earth: {
    self: "Earth comes second; however far you roam, the house key’s in your pocket.",
    love: "With earth next, you keep their share in mind, down to socks and soup.",
    work: "Earth lies underneath, so most of what you open you also shut.",
    quarrel: "At the height of it, earth has you ask whether they’ve eaten.",
    tired: "You mend fastest in your own old bed.",
    growth: "However high you fly, earth fills the holes one at a time.",
  },
  metal: {
    self: "Metal comes second: easy to look at, and where it counts you cut straight.",
    love: "Having metal next, you don’t cross the line agreed on, and nor may they.",
    work: "The finish is metal’s doing; it takes off the last burr.",
    quarrel: "You seldom open your mouth, and when you do there’s an edge on it.",
    tired: "Turn a drawer out and put it back, and you’ve got your breath again.",
    growth: "Metal teaches you to take away; of three you’ll part with two.",
  },
  water: {
    self: "Water comes second: beneath the bustle there’s a cool layer you show no one.",
    love: "With water next, you hear the half of the sentence they left out.",
    work: "When the hard way won’t go, water takes you past it on the side.",
    quarrel: "At the loudest point you fall silent; that’s water leading you off.",
    tired: "A long bath or a walk by the river; water knows its own.",
    growth: "Water has you ask one layer further, till there’s none left.",
  },
};

export const lowEn: Table = {
  wood: {
    self: "Wood’s the lowest. You don’t lose sleep over five years hence; there’s sun on the step today.",
    love: "You don’t try to improve people, and that’s a rare rest for them.",
    work: "When they ask who’ll start something new, your hand stays down.",
    quarrel: "Block your way and you go past sideways; there’s nothing for the anger to catch on.",
    tired: "Stopping doesn’t frighten you; stopped is stopped.",
    growth: "To know which way to grow, you’ll need to borrow someone’s tip.",
  },
  fire: {
    self: "Fire’s the lowest: you don’t shine on people, they’ve to come near to feel the warmth.",
    love: "Your fondness gives no smoke; they must put out a hand and test.",
    work: "The stage you leave to others; you wrote what they’re saying.",
    quarrel: "Even at your angriest you don’t raise your voice, so they think it’s nothing.",
    tired: "Noise doesn’t wake you up; you come back once it’s gone.",
    growth: "What’s missing is the spark; go halves with a friend who shouts.",
  },
  earth: {
    self: "Earth’s the lowest: you don’t settle, and home looks like a station with the bags half open.",
    love: "Daily bits and pieces slip through; there’s love, and often no dinner.",
    work: "Gathering things in, you’ve scattered them again by Thursday.",
    quarrel: "With nobody in the middle, you two throw words across the table.",
    tired: "You forget to eat, and that’s the first sign.",
    growth: "Fix one thing that’s the same each day, if it’s only a glass of water.",
  },
  metal: {
    self: "Metal’s the lowest: you can’t cut anything, so life piles up in layers.",
    love: "You’ve no fence; on good days it’s cosy, on bad days a tangle.",
    work: "You let go at nine tenths, and they can see the tenth.",
    quarrel: "You’ve said a great deal, none of it a conclusion.",
    tired: "Mess doesn’t trouble you, but the quarter hour hunting for keys is tiredness too.",
    growth: "Throw out one thing a week and refuse one; a knife comes of whetting.",
  },
  water: {
    self: "Water’s the lowest: what’s in you is on you, and a secret given you is soon the news.",
    love: "One can see to the bottom, and being with you takes no guessing.",
    work: "Where it wants sitting still and thinking, you itch.",
    quarrel: "You can’t back off, so the pair of you jam in the doorway.",
    tired: "You can’t go quiet; you even sleep in a hurry.",
    growth: "Keep one thing unsaid for three days and see how far it sinks.",
  },
};
