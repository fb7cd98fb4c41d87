import type { LivedPart } from "../../../../profile/parts.ts";
import type { Ways } from "../../../../profile/profile-texts.ts";
import type { Factor } from "../../items.ts";

export const againstEn: Readonly<Record<Factor, Ways>> = {
  O: [
    "Openness, in second place, objects: you say you want things steady, yet the most worn books on your shelf teach nothing of the sort.",
    "A word from openness: this has been too sensible about you, and the useless ideas are the ones you’d save from a fire.",
  ],
  C: [
    "Conscientiousness has kept a tally: for all the easy talk, nothing you promised was dropped.",
    "Don’t hear only the first score. On the day it’s due, the one who sits down and finishes is conscientiousness.",
  ],
  E: [
    "Extraversion disagrees: you’ve been made too quiet here, and when that whole table waited, who spoke first?",
    "Extraversion puts its head round the door: you say you’d like to be alone, and your phone is full of plans.",
  ],
  A: [
    "Agreeableness shakes its head: you’re not that hard, and one tear changes half your mind.",
    "The second score, agreeableness, would remind you: each time you won, you sent something round afterwards.",
  ],
  N: [
    "Sensitivity says in a low voice: you look steady, and you’ve told nobody about lying awake.",
    "In second place sensitivity keeps other books: behind each thing you brought off is a bad night.",
  ],
};

export const doingEn: Readonly<Record<Factor, Readonly<Record<LivedPart, string>>>> = {
  O: {
    self: "of three half-read books, finish one and put two away.",
    love: "ask them something you don’t know the answer to, and listen for ten minutes.",
    work: "do it once exactly the old way, and only then suggest a single change.",
    quarrel: "leave the principle out and say the thing itself in three sentences.",
    tired: "switch off the screens and look at something that needs no thought, for twenty minutes.",
    growth: "keep one of your new ventures and write down how it should look in three months.",
  },
  C: {
    self: "leave Saturday morning empty and put nothing in it.",
    love: "tonight don’t ask whether it’s done; ask whether the day was any fun.",
    work: "show somebody a piece of work at eighty percent.",
    quarrel: "shut the old ledger and take up one item only.",
    tired: "tidy nothing after nine; the cups will be there in the morning.",
    growth: "sign up for one thing you might fail at, and pay the deposit.",
  },
  E: {
    self: "eat one meal alone, without the phone, to the last bite.",
    love: "count to three after they stop before you start.",
    work: "at the next meeting speak third.",
    quarrel: "say that sentence over again at half the volume.",
    tired: "call off one evening and give it to the pillow.",
    growth: "choose the job that needs a shut door, forty minutes a day.",
  },
  A: {
    self: "write down three things you want, none of them for anyone’s sake.",
    love: "mention one small grievance on the day it happens.",
    work: "when somebody asks a favour, say “let me look and come back to you”.",
    quarrel: "before you give way, say your own side to the end.",
    tired: "answer one request with “not this time”, and give no reason.",
    growth: "tell one person an unsanded truth, face to face.",
  },
  N: {
    self: "list today’s worries, one a line, and at night strike out what didn’t happen.",
    love: "before you test them, ask straight out for the words you’d like to hear.",
    work: "begin the day with the job you dread, for fifteen minutes, then stop.",
    quarrel: "when it flares, go to the window and stand two minutes before you answer.",
    tired: "put what you think at night on paper and read it after breakfast.",
    growth: "go somewhere you might look foolish, stay ten minutes, and leave.",
  },
};

export const watchingEn: Readonly<Record<Factor, Ways>> = {
  O: ["the third new idea arriving before the first has moved.", "the time you say “interesting” and your hands stay still."],
  C: ["what your face does when someone’s five minutes late.", "reaching for the list on a day off."],
  E: ["your sentence starting halfway through theirs.", "the minutes after a party when you scroll for the next one."],
  A: ["saying “it’s fine” while your stomach drops.", "finding somebody a second excuse."],
  N: ["reading an ordinary message for the third time.", "any “what if” that turns up after eleven at night."],
};
