import { isOfHealth, isOfQuarrel, isOfStudy } from "../../kit/hearing/about.ts";
import { findPartOf, guessPartOf } from "../../kit/hearing/part-of.ts";
import type { Question } from "../../kit/hearing/question.ts";
import { partOf } from "./part-of.ts";

/** The parts of a reading in the order of a whole one. */
export const parts = ["hand", "love", "mind", "work", "vigour", "money", "sides"] as const;
export type Part = (typeof parts)[number];

/** Lines, shapes and hands by their names: who names one asks about it. The first that matches wins. */
const named: readonly (readonly [Part, RegExp])[] = [
  [
    "sides",
    /左手|右手|哪只手|男左女右|两只手|准不准|准吗|怎么量|怎么看手相|流派|照片|标(?:得|点|线)|\b(?:left|right) hand\b|\bwhich hand\b|\bboth hands\b|\baccurate\b|\breliable\b|\bmeasure[ds]?\b|\bphoto\b|\bschools?\b(?! (?:exam|work|run))/i,
  ],
  ["hand", /[土气火水]型手|\b(?:earth|air|fire|water) hand\b/i],
  ["love", /感情线|婚姻线|心线|\b(?:heart line|marriage lines?)\b/i],
  ["work", /事业线|命运线|\bfate line\b/i],
  ["money", /太阳线|成功线|\b(?:sun line|apollo)\b/i],
  ["mind", /智慧线|头脑线|脑线|\bhead line\b/i],
  ["vigour", /生命线|寿命|长寿|活多久|\b(?:life ?line|lifespan|live long)\b/i],
];
/** Where no matter was heard. */
const hints: readonly (readonly [Part, RegExp])[] = [
  ["love", /对的人|\b(?:right person|the one)\b/i],
  ["work", /干活|的活|换行/],
  ["money", /报价|价钱|\b(?:price|quote)\b/i],
  ["mind", /专心|聪明|\b(?:learn|learning|concentrat\w+|clever|mind)\b/i],
  ["vigour", /精力|体力|休息|累|疲|睡|\b(?:tired|stamina|rests?|resting|worn out|vigou?r)\b/i],
  [
    "hand",
    /手型|手形|手掌|这只手|性格|脾气|什么样的人|我这个人|卡住|卡在|绊|\b(?:hand shape|shape of my hand|character|temper|(?:about )?my (?:hand|palm)|personality|what (?:kind|sort|type) of person|who (?:i am|am i)|gets? stuck|trips? me|stumbles?)\b/i,
  ],
];

const byTheme = { love: "love", work: "work", money: "money", inner: "vigour" } as const;

/** How long one lives, and what the body has, is never read from a hand. */
const lifespan = /寿命|长寿|活多久|活到|短命|早死|会死|几岁死|\b(?:lifespan|live long|how long (?:will|do) i live|die (?:young|early)|die|death)\b/i;
export const asksOfLifespan = ({ text, risk }: Question): boolean => risk === "death" || lifespan.test(text);
export const asksOfSnag = ({ text }: Question): boolean => /卡住|卡在|绊|\b(?:stuck|trips?|stumbles?)\b/i.test(text);

/** The part a question is about, or null. 感情线分叉是什么意思 → love; 考试能过吗 → mind. */
export const findPart = (question: Question): Part | null => {
  const { text, theme } = question;
  if (asksOfLifespan(question)) return "vigour";
  const find = (list: typeof named): Part | undefined => list.find(([, words]) => words.test(text))?.[0];
  return (
    find(named) ??
    findPartOf(partOf, question) ??
    (isOfQuarrel(question) ? "love" : isOfStudy(question) ? "mind" : isOfHealth(question) ? "vigour" : find(hints)) ??
    (theme ? byTheme[theme] : guessPartOf(partOf, question))
  );
};

/** Two fingers, lines or hands that stand in a question are no two ways to choose between. */
export const isOfHand = ({ options }: Question): boolean => options?.every((option) => /指|线|手|\b(?:fingers?|lines?|hands?)\b/i.test(option)) ?? false;
