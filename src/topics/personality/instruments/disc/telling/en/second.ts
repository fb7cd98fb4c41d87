import type { LivedPart } from "../../../../profile/parts.ts";
import type { Style } from "../../items.ts";

type Table = Readonly<Record<Style, Readonly<Record<LivedPart, string>>>>;

export const secondEn: Table = {
  D: {
    self: "D comes second: it doesn’t show till something has to be decided, and then you stand up.",
    love: "With D next, let anyone touch your own and your face changes.",
    work: "D follows on, so you can push the last yard.",
    quarrel: "You yield twice; the third time D comes out.",
    tired: "D’s behind you saying hurry, and you rest badly.",
    growth: "D gives you a kick, and you’re over it.",
  },
  I: {
    self: "I comes second: there’s a hook in your talk, and people listen on.",
    love: "With I next, you can say the nice thing out loud.",
    work: "I follows on, and you can tell even dull work so they come and look.",
    quarrel: "When it sticks, I hands you a joke.",
    tired: "One phone call, and I is up a bar.",
    growth: "I gets you met by those who’ll teach you.",
  },
  S: {
    self: "S comes second: in a high wind you’ve a brick to stand on.",
    love: "With S next, you can do the keeping company.",
    work: "S follows on, so what you start has an end.",
    quarrel: "It’s on your tongue, and S pours you some water first.",
    tired: "The usual bowl of noodles, and S has caught you.",
    growth: "S makes what you learn stay learned.",
  },
  C: {
    self: "C comes second: however urgent, you run the figures once.",
    love: "With C next, you won’t get what they can’t eat wrong.",
    work: "C follows on, and little of yours comes back.",
    quarrel: "Loud as you are, there’s a date in your hand.",
    tired: "Straighten the list, and C lets you sleep.",
    growth: "C makes you ask it clearly before you go.",
  },
};

export const lowEn: Table = {
  D: {
    self: "D is lowest: you don’t snatch, and the back row’s a good row.",
    love: "Who decides isn’t a fight with you, which saves the other one strength.",
    work: "When something has to be cut, you look at the rest.",
    quarrel: "You don’t push back, so they never find the edge.",
    tired: "You let yourself off first, and that’s cleverer than shoving on.",
    growth: "Pick one small matter a week and settle it without asking.",
  },
  I: {
    self: "I is lowest: you’ve no patter, and nobody near you has to pretend.",
    love: "Your fondness isn’t advertised; they must come in and look.",
    work: "You can’t tell your own credit, and so it isn’t known.",
    quarrel: "You can’t change the subject, so it sits there.",
    tired: "Voices are a debt to you, and quiet pays it.",
    growth: "Learn three sentences that say who you are.",
  },
  S: {
    self: "S is lowest: no chair gets warm under you.",
    love: "The same each day and you’re uneasy; calm feels like traffic.",
    work: "Halfway down a long job your heart’s on the next.",
    quarrel: "You won’t yield first, so it’s whose neck is stiffer.",
    tired: "A regular life lasts you under three days.",
    growth: "One thing, the same hour daily, for two weeks.",
  },
  C: {
    self: "C is lowest: you look at the whole, and someone else can find the misprints.",
    love: "You don’t measure distance; it’s close on good days and a bump on bad.",
    work: "A detail’s gone and you don’t mind; the one who does is next door.",
    quarrel: "You argue from feeling, and when they ask for proof you change the subject.",
    tired: "You can sleep in a mess.",
    growth: "Before you send it, one more look, only one.",
  },
};
