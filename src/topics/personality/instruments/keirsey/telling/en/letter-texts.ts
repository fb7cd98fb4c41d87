import type { Letter } from "../../../../../kit/sixteen-types/axes.ts";
import type { LivedPart } from "../../../../profile/parts.ts";

/** What each letter adds to a part; its share goes before. */
export const letterTextsEn: Readonly<Partial<Record<Letter, Readonly<Record<LivedPart, string>>>>> = {
  S: {
    self: "you trust what can be touched and use more nouns than adjectives",
    love: "you remember what they wore better than what they likened it to",
    work: "give you a sample and spare you the vision",
    quarrel: "you want the day, the hour and the words",
    tired: "a hot meal and a bath do more for you than talk",
    growth: "look up now and then to see where the road goes",
  },
  N: {
    self: "you hear one sentence and think of three behind it",
    love: "you’re fond of “what if”, and they have to catch it",
    work: "give you the direction and the details will grow",
    quarrel: "you keep seeing the quarrel behind this one",
    tired: "thinking wears you out, doing doesn’t",
    growth: "draw what you see far off so that someone else can read it",
  },
  T: {
    self: "whether it’s right comes before whether it’s nice to hear",
    love: "your care looks a good deal like advice",
    work: "you measure people and things with the same rule",
    quarrel: "you hear the hole in it first and the hurt second",
    tired: "you rest by getting things straight",
    growth: "ask if it hurts before you ask if it’s so",
  },
  F: {
    self: "before you decide you’ve thought who’ll mind",
    love: "one change in their tone and you know",
    work: "you see to the people, and the thing gets done after all",
    quarrel: "you’d sooner be in the wrong than leave someone cold",
    tired: "favours owed are what drain you",
    growth: "say one true thing that’ll make someone frown",
  },
  J: {
    self: "you breathe evenly once it’s settled",
    love: "you’d like a word on it, either it is or it isn’t",
    work: "a full diary calms you",
    quarrel: "you want it decided tonight",
    tired: "nothing keeps you awake like the word unfinished",
    growth: "leave a weekend blank",
  },
  P: {
    self: "you sit easy when the door’s ajar",
    love: "you love with a loose hand, and they’d like something firm",
    work: "a change of plan is your home ground, the ending is away",
    quarrel: "you’re in no hurry for a verdict, and they are",
    tired: "being pressed tires you, the work doesn’t",
    growth: "pick a door and shut it",
  },
};

/** The letter that the group leaves open: what shade it takes. */
export const shadesEn: Readonly<Record<string, readonly [string, string]>> = {
  "SJ.T": ["Steady with a T: the rules stand plain, and kindness is entered separately.", "There’s a T in your Steady, and what you keep is the system."],
  "SJ.F": [
    "Steady with an F: rules are there so people fare well, and for someone in trouble you undo a button.",
    "There’s an F in your Steady, and what you keep is the family.",
  ],
  "SP.T": [
    "Nimble with a T: the hand’s quick, and it did its sums beforehand.",
    "There’s a T in your Nimble; you’re one who can take it apart and put it back.",
  ],
  "SP.F": ["Nimble with an F: you go where it’s lively so that everyone should be glad.", "There’s an F in your Nimble, and you improvise for an audience."],
  "NT.J": ["Probing with a J: once it’s clear it has to be built, with a date.", "There’s a J in your Probing; the drawing’s done and you’re on site."],
  "NT.P": [
    "Probing with a P: questions are better fun than answers, and you reopen closed cases.",
    "There’s a P in your Probing, and you’d rather redraw than build.",
  ],
  "NF.J": ["Kindling with a J: you’ve found the way for them and set the day.", "There’s a J in your Kindling; your goodwill keeps a calendar."],
  "NF.P": [
    "Kindling with a P: there’s a chair for whoever comes, and no door shut on whoever goes.",
    "There’s a P in your Kindling, and your heart has windows on all sides.",
  ],
};
