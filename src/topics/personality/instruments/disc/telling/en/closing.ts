import type { LivedPart } from "../../../../profile/parts.ts";
import type { Ways } from "../../../../profile/profile-texts.ts";
import type { Style } from "../../items.ts";

export const againstEn: Readonly<Record<Style, Ways>> = {
  D: [
    "D breaks in: you’re made out so mild, and the time it counted, whom did you ask?",
    "D, in second place, won’t sign: all you ever gave up was what didn’t matter.",
  ],
  I: [
    "I shakes its head and laughs: you’ve been told too dull; who had that table in stitches?",
    "I waves from behind: you want it done, yes, and you want somebody to clap.",
  ],
  S: [
    "S says slowly: you’re not in such a hurry; that plant’s been on the same sill for seven years.",
    "S is second and would mention that, charge as you may, you’re home by dark.",
  ],
  C: [
    "C straightens its glasses: you said anything would do, and rewrote that message four times.",
    "C, in second place, has a reservation: for all the noise, you checked the sum.",
  ],
};

export const doingEn: Readonly<Record<Style, Readonly<Record<LivedPart, string>>>> = {
  D: {
    self: "ask two people about one thing today before you move.",
    love: "let them choose where you go tonight, and pass no remark.",
    work: "hand a whole job over and don’t look in for three days.",
    quarrel: "say their words back first, and go on when they nod.",
    tired: "the first time the body says tired, stop for twenty minutes.",
    growth: "have someone outspoken name one fault, and only listen.",
  },
  I: {
    self: "list what you’ve said yes to, and hand one back.",
    love: "say one true thing that isn’t pretty, gently.",
    work: "put what you told them into three lines and send it today.",
    quarrel: "keep the joke till the matter’s settled.",
    tired: "answer no calls after ten.",
    growth: "stay seated for one day past the fourth.",
  },
  S: {
    self: "say first today what you’d like.",
    love: "take out one saved-up grievance, the smallest.",
    work: "when you’re asked to fill a gap, ask until what date.",
    quarrel: "before you yield, say “I don’t agree” once.",
    tired: "tell one person you’re tired and have them take a turn.",
    growth: "try the change for ten minutes on the day it comes.",
  },
  C: {
    self: "stop at near enough with one thing.",
    love: "give a hug with no reason.",
    work: "hand it in at eighty percent and note the two gaps.",
    quarrel: "put the evidence down and begin with “that hurt to hear”.",
    tired: "see one mistake tonight and leave it.",
    growth: "try something unbreakable without reading the leaflet.",
  },
};

export const watchingEn: Readonly<Record<Style, Ways>> = {
  D: ["standing up before they’ve finished.", "“that’s settled” said faster than you meant it."],
  I: ["another “no problem” slipping out.", "reaching for the phone when the room goes quiet."],
  S: ["the sigh you didn’t let out after “either’s fine”.", "the third time you catch the same person."],
  C: ["a third revision of what’s already in use.", "looking for the hole while they’re telling you it hurts."],
};
