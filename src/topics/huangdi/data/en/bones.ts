import type { Branch } from "../../../kit/hexagrams/branches.ts";
import type { Level } from "../../bone-level.ts";
import type { Bone } from "../../cast-types.ts";
import type { Field } from "../../telling/parts.ts";
import type { Side } from "../../telling/view.ts";

/** The month’s bone in work and among peers, the first month first; no full stop. */
export const monthTexts: readonly string[] = [
  "The first month is cold and still paying calls, and you open shop anyway; the one who starts takes the wind and the best stall",
  "In the second month shoots break ground; nobody backed your beginnings, and when they ask you’re already a hand high",
  "The third month is one of the two heaviest of the twelve, and any team you join has one more beam",
  "In the fourth month the wheat heads and no one can judge it yet; you don’t stand out until the day work is handed in",
  "The fifth month is light and dries fast; three years without learning in one place is your sign to look outside",
  "In the sixth month the melons are ripe and the hard work is out in the sun; your record is made of things done and reads that way",
  "In the seventh month the heat goes and work gets easier; you do more beside slow people than beside quick ones",
  "The eighth month settles the half-year’s accounts; you gather loose ends into one, so closings and final payments suit you",
  "The ninth month climbs the hill, with the third the heaviest of the twelve; you stand firm and people turn their backs to you without fear",
  "By the tenth month the store is shut; you count stock before you act, and bold colleagues call you slow until December",
  "The eleventh month has the long nights; you come alive in the second half, and chances come when the rush is over",
  "The twelfth month is light and everyone’s on the road; you leave without regret, and sometimes leave the last tenth to others",
];

/** The day’s bone on oneself, the first day of the moon first; no full stop. */
export const dayTexts: readonly string[] = [
  "On the 1st there’s no moon to see, and you don’t show your thoughts either",
  "On the 2nd there’s a new thread of light, and your curiosity gets there before your nerve",
  "On the 3rd the crescent sets early; you put your head out, make the point and go",
  "From the 4th there’s light enough to walk by; you know yourself and seldom change your word",
  "The 5th sweeps the old year out, and you can throw things away; your cupboards are emptier than most",
  "The 6th is the smooth one; you look steady, and the steadiness was practised",
  "The 7th is mankind’s day; you look for the good in a face first",
  "The half moon of the 8th is lit on one side; you often hear two voices, and one is louder",
  "The 9th is neither low nor high, and your struggles with yourself are small ones, daily",
  "On the 10th it’s more than half round; you see the missing part better than anyone and find it harder to forgive",
  "The 11th is past the half; once you’ve begun you need to see the end",
  "On the 12th the light grows fastest; you get what you want one thing at a time, unhurried",
  "The 13th is two days short of full, and you’re at your best when a thing is nearly done",
  "The 14th is almost round; with ninety-eight in a hundred you think of the two",
  "The 15th is full; you see the whole person and want to be seen whole",
  "The moon of the 16th is rounder than that of the 15th, and your better side is the second one people see",
  "On the 17th it rises late; you’re slow to warm and slow to cool",
  "The 18th still shines and is as heavy as days get; what stands in your middle doesn’t move",
  "The 19th is light and the wind can lift it; your moods come quick and go quick",
  "On the 20th a corner is gone; you know what you don’t have and don’t envy it",
  "On the 21st one waits for the moon, and you’re used to waiting and don’t nag",
  "The 22nd is the half that’s left; you cut a thing in two and do the part that counts",
  "On the 23rd the light comes after midnight, and so do the things you really say",
  "On the 24th little remains; you’re soft on old things and wear a coat ten years",
  "On the 25th a remnant stands in the east; you rise early and that hour belongs to you",
  "On the 26th it’s nearly gone from sight, yet the day is one of the heaviest; people can’t tell how much you’ve decided",
  "The 27th is a thin bent line; noise tires you, and six at table is enough",
  "The 28th is closing; you know how to stop, and never quarrel to the last word",
  "The 29th ends a short month; you finish the day before the deadline, every time",
  "The 30th doesn’t come each month, nor do you; when you come you say it all",
];

/** The hour’s bone on what is kept; follows “money of the …… hour is”. */
export const hourMoney: Readonly<Record<Branch, string>> = {
  子: "made after others shut: night work, interest that grows in your sleep",
  丑: "chewed slowly; compound interest knows you, fast money doesn’t",
  寅: "early money, first come and first paid",
  卯: "paid by the clock, wages and rent and standing orders, and no smaller for that",
  辰: "money with breakfast inside it: with three months’ meals in hand you can bargain",
  巳: "climbing money; where the top is, you must decide",
  午: "money in plain sight, and everyone sees whom to borrow from",
  未: "afternoon money, late to come, and it sits down and stays",
  申: "market money; you read the price, so leave the table before the lamps go out",
  酉: "closing money, balances and refunds, and the small change adds up",
  戌: "gatekeeper’s money, keeping and long contracts, paid because you’re trusted",
  亥: "quiet money; nobody sees it come in, so let nobody see it go",
};

/** The year’s bone on the house one comes from, by its weight; no full stop. */
export const yearTexts: Readonly<Record<number, string>> = {
  5: "the lightest of the sixty years: home gave you a pair of legs, and the house and the doors you find yourself",
  6: "a thin start and a clean one, with no old debts to pay and no old name to live up to",
  7: "they gave enough to begin with, and every coin after that is yours",
  8: "home kept you short of nothing and added nothing, and taught you all its table manners",
  9: "a middling stock that lasts a lifetime and never turns it round in a day",
  10: "one tael exactly: parents who kept measure, and you who watched the books being kept",
  12: "your family’s name walks in before you, and strangers trust you three parts in ten",
  13: "there’s always someone back home who can put in a word, and you don’t much like to ask",
  14: "somebody in your family did something, and you grew up on the story and beside its yardstick",
  15: "home can give a good deal, and wants to hear your plan first",
  16: "your elders think much of you, which weighs; big family matters come to you first",
  17: "one of the weightiest of the sixty: roots so deep that each move costs something",
  19: "the heaviest of the sixty: hopes lie on the scale, and you have to tell hope from help",
};

/** A field by how heavy its bone is; no full stop. */
export const levelTexts: Readonly<Record<Field, Readonly<Record<Level, string>>>> = {
  work: {
    light: "few colleagues lift you, so you take your own seat, and nobody can take it back",
    middle: "peers lend a hand and you decide, half and half",
    heavy: "people are willing to bring you on, and the favours weigh when you want to leave",
  },
  love: {
    light: "you love and part with a light touch, so give it a date or a thing to hold it down",
    middle: "neither hot nor cold, good for daily life, and someone has to make the first move",
    heavy: "once you’ve chosen you don’t shift; if they’re slow, don’t push",
  },
  money: {
    light: "the far end is light, so save early and let it leave your account by itself",
    middle: "enough later on, and what’s over needs a place you choose",
    heavy: "it gets heavier as you go; if you see none now, it’s lying further on",
  },
  inner: {
    light: "one word can make your day or flatten half of it",
    middle: "you go up and down within bounds, and a night’s sleep brings you back",
    heavy: "whatever goes on outside, something in you doesn’t move",
  },
  family: {
    light: "much is left to you, and little is asked of you",
    middle: "home is the way back, not the capital",
    heavy: "home has weight; it helps and it holds",
  },
};

/** Own against what stands beside: the day’s bone against the month’s; no full stop. */
export const loveSides: Readonly<Record<Side, string>> = {
  farAbove: "your own feeling decides nearly all of it and no one gets a word in; meet their family early, so they aren’t the last to know",
  above: "you listen more to yourself than to friends, so hear one friend out",
  even: "your feeling and other people’s words weigh the same, so you stall; give yourself a day to answer by",
  below: "other people’s words weigh more than your feeling, and love comes by introduction; ask whether you like them before you ask who approves",
  farBelow: "one remark can change your mind, and many a start was somebody else’s push; next time do the asking",
};
/** What one was given against what one is: the year’s bone against the day’s; no full stop. */
export const familySides: Readonly<Record<Side, string>> = {
  farAbove: "home is far heavier than you feel, and people ask whose child you are; do one thing well that nobody there understands",
  above: "home has given more than you reckon, and they’re waiting to be asked",
  even: "you and home weigh alike and neither wins, so put it on the table",
  below: "you weigh more than what you were given, and one day you’ll hold them up; get your own footing first",
  farBelow: "you’re far heavier than where you come from, and nobody there has walked your road; stop asking the way, and tell them afterwards",
};

/** The bone that weighs most, and least; no full stop. */
export const heaviestTexts: Readonly<Record<Bone, string>> = {
  year: "your strength is where you come from: elders, home town, a skill learned small, and old is no fault in it",
  month: "your strength is beside you: schoolmates, colleagues, the trade; before a big thing, think with whom",
  day: "your strength is yourself: decided alone and done alone, it comes off fastest",
  hour: "your strength lies ahead: pupils, juniors, works, whatever stays behind adds to you",
};
export const lightestTexts: Readonly<Record<Bone, string>> = {
  year: "home won’t back the first stake, so save it yourself and leave it out of the plan",
  month: "peers carry little, so write the contract and who does what",
  day: "you’re the first to let your own air out; tell one person the plan and have them ask after it",
  hour: "the closing end is thinnest, so mend it before forty, a little each month",
};
/** Who can help, by the heaviest bone. */
export const helpers: Readonly<Record<Bone, string>> = {
  year: "someone a generation older",
  month: "a peer or a colleague in your trade",
  day: "yourself, and whoever shares your pillow",
  hour: "someone younger, a pupil or a junior",
};
