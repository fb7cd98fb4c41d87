import type { Style } from "../../items.ts";

export const blendsEn: Readonly<Record<string, readonly [string, string]>> = {
  DI: ["D with I: you’re out in front and shouting back, and they’re glad to run.", "D has borrowed a tongue from I, and your orders sound like invitations."],
  DS: [
    "D with S, a rare pair: the charge is yours and so is the guard, and nobody knows which day it is.",
    "You decide fast and carry long, a fast car that’ll take freight.",
  ],
  DC: [
    "D with C: it’s got to be quick and it’s got to be right, and those beside you sweat at both ends.",
    "You did work it out before you ruled; you’re so quick that no one saw.",
  ],
  ID: [
    "I with D: you warm them up and nail it down, and there’s a contract before the drinks get flat.",
    "I in front and D behind, so your smile has a date in it.",
  ],
  IS: ["I with S: you make it merry, and stay to wash up.", "People take to you and then they stay, and few have both."],
  IC: [
    "I with C: banter on stage and a script in the wings; you’ve rehearsed what you improvise.",
    "I and C often fight, one to tell it, one to check it, with you between, changing the words.",
  ],
  SD: [
    "S with D: not a sound most days, and at the last line your feet stop moving.",
    "S at the bottom and D in the trunk; they know at home not to make you say it thrice.",
  ],
  SI: ["S with I: few words and all of them warm; people come to yours and don’t want to go.", "You sit with them and tell jokes, and they mend faster."],
  SC: [
    "S with C: steady and fine; what’s left with you is the same in ten years.",
    "You make no mistakes and no noise, and it takes them long to find they can’t do without you.",
  ],
  CD: ["C with D: first it’s turned inside out, then it’s one cut, with no way back.", "Your hardness has grounds, which makes it harder to argue with."],
  CI: [
    "C with I: you’ve the figures right and can tell them so that people listen, and such bookkeepers are few.",
    "C in front, I behind: you make a table into a tale, and the table’s still right.",
  ],
  CS: [
    "C with S: by the rule, slowly, till there’s nothing wrong with it.",
    "You don’t hurry and you don’t miss, and those who hurried you come and say thanks.",
  ],
};
export const puresEn: Readonly<Record<Style, string>> = {
  D: "None of the other three was picked as most more than as least. You’re D and nothing else: one wheel, and an empty seat beside it.",
  I: "The rest lie under the middle line, so you’re I alone: the flame’s high, and somebody else must lift the pan.",
  S: "S only got over the line: you’ve taken all the steadiness, so let somebody else bring the change.",
  C: "Nothing crossed the middle but C: you guard the gate by yourself, and someone has to go on through it.",
};
export const mostTailEn: Readonly<Record<Style, string>> = {
  D: "the people you work with feel the draught before they see you.",
  I: "they hear the laugh first.",
  S: "you’re the old wall they walk along.",
  C: "they look their draft over once more when you come in.",
};
export const leastTailEn: Readonly<Record<Style, string>> = {
  D: "anything that has you grab or overrule runs your battery down.",
  I: "having to warm a room or praise yourself runs your battery down.",
  S: "having to wait or keep things as they are runs your battery down.",
  C: "checking and small print run your battery down.",
};
export const lastTailEn: Readonly<Record<Style, string>> = {
  D: "leading the charge is a job you can give away.",
  I: "drumming people up is a job you can give away.",
  S: "minding the shop is a job you can give away.",
  C: "checking the books is a job you can give away.",
};
export const bothEndsEn: Readonly<Record<Style, string>> = {
  D: "here you must decide, there you won’t stir a foot; it depends who’s opposite.",
  I: "with friends you’re a loudspeaker, with strangers the same one unplugged.",
  S: "for some you can wait for ever, for others not a minute.",
  C: "where you care it’s to a hair, and where you don’t the floor’s not swept.",
};
export const unseenEn: Readonly<Record<Style, string>> = {
  D: "with those close to you, who’s in charge isn’t a subject.",
  I: "your own people don’t measure you by your talk, and nor do you.",
  S: "whether to wait, whether to stay, isn’t a thing you’ve turned over.",
  C: "manners and limits you neither boast of nor fret about.",
};
