import type { LivedPart } from "../../../../profile/parts.ts";
import type { Ways } from "../../../../profile/profile-texts.ts";
import type { Pole } from "../../items.ts";

export const againstEn: Readonly<Record<Pole, Ways>> = {
  tell: [
    "Telling won’t have it: you’re so patient here, yet when the menu came, who spoke?",
    "Telling raps the table from second place: the times it mattered, you asked nobody.",
  ],
  ask: [
    "Asking says quietly: you’re less of a charger than that; you’d looked at every face first.",
    "Asking, in second place: under each thing you settled lies a ring of things you’d found out.",
  ],
  show: ["Showing protests: calm, are you? Who got up last when that film ended?", "Showing, in second place: the words were reason, the voice was shaking."],
  hold: [
    "Holding back would remind you: you seem an open book, and the thing that counts you’ve told no one.",
    "Holding back, in second place: the night you laughed loudest, you said nothing true.",
  ],
};

export const doingEn: Readonly<Record<Pole, Readonly<Record<LivedPart, string>>>> = {
  tell: {
    self: "put three of today’s statements as questions.",
    love: "before “I want”, ask “what would you like?”",
    work: "at the next meeting, speak last.",
    quarrel: "lower your voice and say the last sentence over, slowly.",
    tired: "say “I’m tired” first, and then hand out the jobs.",
    growth: "when you’ve spoken, count to five and add nothing.",
  },
  ask: {
    self: "settle one small thing first today, and let it stand.",
    love: "say one thing you want, without “if you like” on the end.",
    work: "put one idea forward in the first ten minutes.",
    quarrel: "say your own side first, and listen after.",
    tired: "of one arrangement say “I won’t come to that”.",
    growth: "put your hand up once while you’re unsure.",
  },
  show: {
    self: "keep one piece of good news until after supper.",
    love: "before you cry, say which thing it’s about.",
    work: "do the job you least fancy first thing in the morning.",
    quarrel: "write three lines of fact before you open your mouth.",
    tired: "ask whether it’s a good time, and then pour it out.",
    growth: "twenty minutes of dull practice with nobody watching.",
  },
  hold: {
    self: "tell one person one feeling today, in one word.",
    love: "a hug at the door, three seconds.",
    work: "before you start, ask how their week’s been.",
    quarrel: "after the reasons add “and it made me sad”.",
    tired: "send somebody the words “a bit tired today”.",
    growth: "tell one silly thing you did, a small one.",
  },
};

export const watchingEn: Readonly<Record<Pole, Ways>> = {
  tell: ["somebody drawing breath and letting it go again.", "the words “anyway, the point is”."],
  ask: ["saying “you choose” for the third time.", "the sentence that occurs to you on the stairs."],
  show: ["your face arriving before your words.", "the room going quiet because you have."],
  hold: ["someone asking “are you cross?”", "“it’s nothing” slipping out."],
};
