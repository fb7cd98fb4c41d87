import { findPartOf, guessPartOf } from "../../kit/hearing/part-of.ts";
import type { Question } from "../../kit/hearing/question.ts";
import { partOf } from "./part-of.ts";
import type { Part } from "./view.ts";

/** How pillars are laid, and what stands in them, by their names: who names one asks about it. In the order they are tried. */
const named: readonly [Part, RegExp][] = [
  [
    "school",
    /别处|别的(?:软件|网站|应用|app)|排(?:得|出来)不一样|真太阳时|换日|早晚子时|另一种排法|流派|\bother apps?\b|\banother (?:app|school)\b|\bschools?\b(?= (?:say|differ))|\bdifferent(?:ly)? (?:chart|pillars)|\bwhy does .* show\b/i,
  ],
];
/** Where no matter was heard. */
const hints: readonly [Part, RegExp][] = [
  ["health", /养生|作息|锻炼|运动|饮食|吃什么|休息|累|精神头|体力|\b(?:rest|body|tired|exercise|diet|eat|food|habits?|exhausted|burnt? ?out)\b/i],
  ["money", /财|破财|\b(?:wealth|rich)\b/i],
  ["love", /(?:我|跟|和)(?:他|她)|什么样的(?:人|男|女)|\b(?:compatible|meet someone|(?:kind|sort|type) of (?:person|man|woman))\b/i],
  ["work", /学什么|哪一?行|\b(?:field|trades?)\b/i],
];
const lateHints: readonly [Part, RegExp][] = [
  [
    "year",
    /大运|流年|运势|运气|今年|明年|后年|这几年|哪一?年|哪几年|将来|未来|以后|起运|转运|(?:19|20)\d\d年|\b(?:luck|this year|next year|years?|future|cycle|decade|ahead|coming|(?:19|20|21)\d\d)\b/i,
  ],
  [
    "character",
    /性格|脾气|优点|缺点|天赋|特点|我是(?:个)?(?:什么|怎样)|自己|日主|用神|喜用|忌神|五行|旺|弱|\b(?:character|personality|nature|temper\w*|strengths?|weakness\w*|talents?|who am i|myself|element\w*|day master|useful)\b/i,
  ],
];

const byTheme = { love: "love", work: "work", money: "money", inner: "character" } as const;

/** The part of a reading that a question in either language asks about; null for a question about everything. */
export const findPart = (question: Question): Part | null => {
  const { text, theme } = question;
  const find = (list: typeof hints): Part | undefined => list.find(([, pattern]) => pattern.test(text))?.[0];
  const outer = theme === null || theme === "inner" ? null : byTheme[theme];
  return find(named) ?? findPartOf(partOf, question) ?? find(hints) ?? outer ?? find(lateHints) ?? (theme ? byTheme[theme] : guessPartOf(partOf, question));
};

/** 我适合做什么 asks what is so, not what to do. */
export const asksOfState = ({ text }: Question): boolean => /适合|什么样|是什么|怎么样|^how (?:am|is|are|do i stand|will)\b/i.test(text);

const offspring =
  /(?:要|生|有|怀)(?:上)?(?:个)?(?:孩子|宝宝|小孩|二胎)|(?:孩子|宝宝)(?:什么时候|几时|何时)|\b(?:have (?:a )?(?:baby|child|children|kids)|baby)\b/i;
const wedding = /(?:嫁给?|娶|跟|和)(?:他|她).{0,2}(?:结婚|领证)?(?:吗|好不好)|(?:嫁|娶)(?:给)?(?:他|她)|合婚|\bmarry (?:him|her)\b|\bare we\b/i;
/** Whether and when a child comes is a doctor’s. */
export const asksOfOffspring = ({ text }: Question): boolean => offspring.test(text);
/** Whether two should marry takes both charts. */
export const asksOfWedding = ({ text }: Question): boolean => wedding.test(text);
