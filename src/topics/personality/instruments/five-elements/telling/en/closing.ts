import type { LivedPart } from "../../../../profile/parts.ts";
import type { Ways } from "../../../../profile/profile-texts.ts";
import type { Element } from "../../items.ts";

export const againstEn: Readonly<Record<Element, Ways>> = {
  wood: [
    "Wood objects: you’re made out so steady, and who was it squeezed out through the first crack?",
    "Wood, in second place, stretches: you say you’d like peace, and your toes point at the door.",
  ],
  fire: [
    "Fire jumps up: you’re not that cool; last month somebody banged the table laughing, and it was you.",
    "Fire crackles at the side: the half of you that’s banked needs one gust.",
  ],
  earth: [
    "Earth takes its time and says: run as you like, at dusk you make for the lit window.",
    "Second-highest earth won’t have it: when they’d all gone, it was you at the sink.",
  ],
  metal: [
    "Metal puts in: you call everything fine, and nobody’s ever been over that line of yours.",
    "Metal says coldly: when it had to be cut, you cut straightest of all; they just didn’t see the knife.",
  ],
  water: [
    "Water objects without a sound: the noise on top is waves, and nobody’s been told which way it runs below.",
    "Water, in second place: that was a long speech, and the one thing that matters is still at the bottom.",
  ],
};

export const doingEn: Readonly<Record<Element, Readonly<Record<LivedPart, string>>>> = {
  wood: {
    self: "cut one of your branches and write down which.",
    love: "praise them as they are, in one sentence, with no “even” or “more” in it.",
    work: "take one thing you started to its end before you look at new ground.",
    quarrel: "when you hear “no”, ask which part.",
    tired: "put down the stuck thing and walk a road you’ve never walked, for forty minutes.",
    growth: "fix a tip for the next three months and pin it behind the door.",
  },
  fire: {
    self: "say nothing for one hour today and see what light is left in the room.",
    love: "choose a plain evening and do a kindness nobody hears about.",
    work: "put what you told them into three lines and send it the same day.",
    quarrel: "when it flares, drink half a glass of cold water before you speak.",
    tired: "book nothing for the day after a big one, and sleep till you wake.",
    growth: "ten minutes a day of the subject you don’t love, for ten days.",
  },
  earth: {
    self: "fill your own plate first, all week.",
    love: "let them look after you once, and stay in your chair.",
    work: "give one heap of odds and ends back to its owner as it is.",
    quarrel: "get up from the middle chair and let the two of them talk.",
    tired: "before bed, list what’s on your mind and put beside it whose it is.",
    growth: "move one thing that hasn’t been moved for three years.",
  },
  metal: {
    self: "leave one rough edge on and hand it over.",
    love: "say one soft thing with no terms attached.",
    work: "show it at eighty percent and ask whether it’ll do.",
    quarrel: "turn the sharpest sentence over three times in your mouth.",
    tired: "let one room be a mess till Sunday.",
    growth: "do something you’re bound to do badly the first three times.",
  },
  water: {
    self: "say one thing you really think to one person, today.",
    love: "tell them what you noticed long ago, and that you noticed.",
    work: "send a version that isn’t thought through, and call it a draft.",
    quarrel: "step back if you must, but say what time you’ll return.",
    tired: "when you’ve had quiet enough, sit twenty minutes where there are people.",
    growth: "explain the thing you’ve got to the bottom of to someone outside it.",
  },
};

export const watchingEn: Readonly<Record<Element, Ways>> = {
  wood: ["your chin coming up at the word “wait”.", "another beginning, with the last one still out to dry."],
  fire: ["the ten minutes after a party when you look for the next.", "the sentence that’s out before the thought is."],
  earth: ["saying yes to the third errand that isn’t yours.", "ringing round for somebody while your food goes cold."],
  metal: ["seeing one thing crooked and nothing else.", "“I’ll do it myself” on the tip of your tongue."],
  water: ["answering “nothing” when they ask what’s wrong.", "your third lap round the same matter."],
};
