import type { Field } from "../../telling/parts.ts";
import type { Manner } from "../../telling/rules-closing.ts";
import type { MajorStar } from "../../telling/view.ts";
import type { PalaceName } from "../palaces.ts";
import type { MinorStar } from "../stars.ts";

/** What each side of a part wants, by the manner of its star. */
export const wants: Readonly<Record<Field, readonly [Readonly<Record<Manner, string>>, Readonly<Record<Manner, string>>]>> = {
  character: [
    { hold: "wants to stand firm and decide", move: "wants to charge", help: "wants to take care and take heed", speak: "wants to shine and explain" },
    { hold: "asks for peace", move: "can’t sit still", help: "would like to lie soft", speak: "asks for a listener" },
  ],
  love: [
    { hold: "is used to deciding", move: "moves first and talks later", help: "thinks for others", speak: "says it all aloud" },
    { hold: "brings someone who decides too", move: "brings someone who can’t stay put", help: "brings someone who wants you near", speak: "brings someone who wants your ear" },
  ],
  work: [
    { hold: "wants to sit firm", move: "wants to venture", help: "likes to assist", speak: "wants an audience" },
    { hold: "earns by keeping", move: "earns by fighting", help: "earns by detail", speak: "earns by talk" },
  ],
  money: [
    { hold: "puts money in drawers", move: "earns in bursts", help: "saves by drops", speak: "earns behind a name" },
    { hold: "spends on safety", move: "spends on novelty", help: "spends on comfort", speak: "spends on company" },
  ],
  people: [
    { hold: "means elders who want rules kept", move: "means elders who push you out", help: "means elders who shelter you", speak: "means elders who argue" },
    { hold: "means friends with their dignity", move: "means friends who drag you off", help: "means friends who need you", speak: "means friends who talk" },
  ],
  health: [
    { hold: "holds on", move: "overdoes it", help: "thinks too long", speak: "gives itself away" },
    { hold: "asks for loosening", move: "asks for a stop", help: "asks for a walk", speak: "asks for silence" },
  ],
};
/** A bright star with a hard one beside it, by the hard one. */
export const edgeTexts: Readonly<Partial<Record<MinorStar, string>>> = {
  地空: "The skill is real, and so is the hole in the plan",
  地劫: "Much is won and much is taken, so divide it early",
  火星: "The good cards are played too soon; keep one for the second round",
  铃星: "The better it goes the less you say, and it builds up",
  擎羊: "The stronger the arm, the easier someone near gets cut",
  陀罗: "The opening is handsome and the last tenth drags",
};
export const doings: Readonly<Record<Exclude<Field, "people" | "health">, Readonly<Record<MajorStar, string>>>> = {
  character: {
    紫微: "ask somebody who dares for one fault of yours",
    天机: "drop two plans of three; do one for five days",
    太阳: "turn down one favour and sleep that hour",
    武曲: "tell someone close one thing without a figure",
    天同: "argue one small matter through to the end",
    廉贞: "write a recent anger down in three bare lines",
    天府: "take one thing you’re saving and use it",
    太阴: "send the half-sentence you’ve kept back",
    贪狼: "finish one of the three things you have open",
    巨门: "ask one “why” less and one “can I help” more",
    天相: "say “I don’t agree” once and add nothing",
    天梁: "listen to a complaint and give no advice",
    七杀: "tell one person before you start",
    破军: "draw how it goes back before you take it apart",
  },
  love: {
    紫微: "let them plan the weekend, and change nothing",
    天机: "ask yourself the same question three days apart",
    太阳: "keep for them the evening you’d give to others",
    武曲: "give something that’s of no use",
    天同: "name a day and an hour yourself",
    廉贞: "write down one line and stop checking the rest",
    天府: "cook something slow together",
    太阴: "ask first what’s the matter",
    贪狼: "sign up for a class together",
    巨门: "ask the same day, and leave it there",
    天相: "say one impolite true thing",
    天梁: "let them look after you for a day",
    七杀: "spend one day apart by agreement",
    破军: "change one small thing before you end it",
  },
  work: {
    紫微: "list three things you may decide; ask for more",
    天机: "shorten one routine by a step",
    太阳: "put last month’s results on a page and sign it",
    武曲: "report with three figures only",
    天同: "set one date that can’t be moved",
    廉贞: "put one unclear rule in writing",
    天府: "file your papers so that others could find them",
    太阴: "write up one thing only you know",
    贪狼: "practise one skill seven days running",
    巨门: "send the proof missing in your last row",
    天相: "ask the boss you respect for twenty minutes",
    天梁: "walk a newcomer through it",
    七杀: "claim one hard task nobody wants",
    破军: "write one page on a new way and try it small",
  },
  money: {
    紫微: "have someone say “too dear” before you buy",
    天机: "open an account you won’t touch for three years",
    太阳: "set a monthly cap on treating others",
    武曲: "spend a tenth of your income on somebody else",
    天同: "go through your subscriptions and drop two",
    廉贞: "go over the accounts with your partner once",
    天府: "look up the sum that lies there earning nothing",
    太阴: "turn one stray income into a standing transfer",
    贪狼: "move three tenths away on the next payday",
    巨门: "write your next price before you say it",
    天相: "keep the money you hold for others apart",
    天梁: "ask back one thing you’ve paid for others",
    七杀: "lay aside three months’ keep",
    破军: "put rent and food in an account of their own",
  },
};
export const mannerDoings: Readonly<Record<"people" | "health", Readonly<Record<Manner, string>>>> = {
  people: {
    hold: "ask an old colleague to lunch, only to catch up",
    move: "go for a walk with someone long unseen",
    help: "write down three people you could ask for help",
    speak: "say a good word behind a friend’s back",
  },
  health: {
    hold: "get up thrice a day to loosen your shoulders",
    move: "leave one day quite empty",
    help: "go to bed an hour early five nights running",
    speak: "keep one hour a day without talking",
  },
};
export const watchHard: Readonly<Partial<Record<MinorStar, string>>> = {
  地空: "who says “should be fine” twice; don’t count on that one",
  地劫: "the extra that turns up on the day of closing",
  火星: "the message you want to answer in the first minute",
  铃星: "your third “it’s nothing”",
  擎羊: "the moment your sentences get short",
  陀罗: "a second change of date",
};
export const watchManner: Readonly<Record<Field, Readonly<Record<Manner, string>>>> = {
  character: { hold: "how often you interrupt", move: "the wish to leave before your chair is warm", help: "the sigh after a yes", speak: "the sentence that’s too sure" },
  love: { hold: "who decides for whom", move: "how often a date is moved", help: "a disappointment unsaid", speak: "a quarrel over one word" },
  work: { hold: "a meeting where nobody objects", move: "the day you want a change at eight tenths", help: "other people’s work in your tray", speak: "second-hand talk" },
  money: { hold: "the account you never open", move: "the extra you add when pleased", help: "small automatic payments", speak: "a bill paid for show" },
  people: { hold: "the one who waits for you to speak", move: "the closest and busiest of them", help: "the one who always pours out troubles", speak: "the one who carries words both ways" },
  health: { hold: "the hour your neck goes stiff", move: "three late nights in a row", help: "the thought still turning in bed", speak: "talking on with a dry throat" },
};
export const watchSnag: Readonly<Record<PalaceName, string>> = {
  命宫: "replaying the day’s sentence at night",
  兄弟: "a small “I’ll pay you later” between equals",
  夫妻: "the wish to ask a third time",
  子女: "finishing someone else’s job for them",
  财帛: "a small sum that spoils your day",
  疾厄: "taking tiredness for laziness",
  迁移: "a change of route at the door",
  仆役: "the words “a small favour”",
  官禄: "polishing the last tenth again",
  田宅: "a call from home in the middle of work",
  福德: "reckoning old accounts while you rest",
  父母: "a paper unsigned for a week",
};
/** For the year: where its 化禄 and its 化忌 fall. */
export const yearDoings: Readonly<Record<PalaceName, string>> = {
  命宫: "write down one thing you want for yourself, with its month",
  兄弟: "propose something small to an equal",
  夫妻: "choose a good evening and say the thing put off",
  子女: "show your work to an outsider",
  财帛: "bargain once, or raise a price once",
  疾厄: "move bedtime half an hour forward",
  迁移: "accept an invitation from elsewhere",
  仆役: "go to the gathering you meant to skip",
  官禄: "ask for a talk about terms and bring one page",
  田宅: "mend what’s been broken longest at home",
  福德: "give a fixed evening to something you like",
  父母: "hand in the paper that needs a signature",
};
export const yearWatchings: Readonly<Record<PalaceName, string>> = {
  命宫: "undoing at bedtime what you settled by day",
  兄弟: "an equal’s first request for a loan",
  夫妻: "two “whatever you like”s running",
  子女: "a partner’s “we’ll work it out later”",
  财帛: "a bargain with a deadline",
  疾厄: "day three of coffee for sleep",
  迁移: "a change on the eve of leaving",
  仆役: "a friend who wants your signature",
  官禄: "a promise that isn’t on paper",
  田宅: "a new line in the contract",
  福德: "an evening on the phone and no sleep",
  父母: "a sentence passed on wrongly",
};
