import { isOfQuarrel } from "../../kit/hearing/about.ts";
import { findPartOf } from "../../kit/hearing/part-of.ts";
import type { Question } from "../../kit/hearing/question.ts";
import { partOf } from "./part-of.ts";
import type { MarriageView, Part } from "./view.ts";

/** What a pair’s chart has parts for, in the order they are tried. */
const patterns: readonly [Part, RegExp][] = [
  ["quarrel", /架|矛盾|生气|发火|脾气|冲突|磨合|和好|道歉|沟通|\b(?:row|conflict|angry|temper|make up|apologi\w*|communicat\w*|friction|clash\w*)\b/i],
  [
    "money",
    /钱|财|工资|存款|理财|债|贷|彩礼|嫁妆|买房|房贷|开销|花销|管账|AA|\b(?:money|finances?|savings?|budget|debts?|mortgage|spend\w*|bills?|salary|dowry|house deposit)\b/i,
  ],
  [
    "family",
    /父母|爸妈|公婆|婆婆|岳父|岳母|丈母娘|双方家|家里人|家庭|两家|亲戚|孩子|要娃|生小孩|过年回|\b(?:famil\w+|parents?|in-laws?|mother|father|children|kids?|relatives?)\b/i,
  ],
  ["year", /哪一?年|哪几年|几时|什么时候|何时|今年|明年|后年|年份|(?:20|21)\d\d年(?!\d*月)|\b(?:when|which year|this year|next year|years?|timing)\b/i],
  [
    "daily",
    /同居|住(?:到|在)?一起|日子|日常|相处|家务|作息|一起生活|床位|\b(?:live together|living together|mov(?:e|ing) in|daily|everyday|chores|housework|routine|get on day)\b/i,
  ],
  ["bond", /吸引|缘分|喜欢|爱我|感情基础|来电|为什么(?:会)?在一起|正缘|\b(?:attract\w*|chemistry|draws?|love|spark|soulmates?|bond)\b/i],
];

/** The part of a reading that a question in either language asks about; null for a question about the whole match. */
export const findPart = (question: Question): Part | null => {
  if (isOfQuarrel(question)) return "quarrel";
  return findPartOf(partOf, question) ?? patterns.find(([, pattern]) => pattern.test(question.text))?.[0] ?? null;
};

/** Two years are weighed, or two ways. */
export const asksToWeigh = ({ text }: Question): boolean => /还是|或者|哪|\b(?:or|which)\b/i.test(text);
/** Of two ways the one that keeps a couple together. */
export const isOfStaying = (option: string): boolean => /不分|不离|留|继续|在一起|结|\b(?:stay|keep|marry|together|on)\b/i.test(option);

const whole: readonly Part[] = ["bond", "daily", "quarrel", "money", "family", "year"];
const young: readonly Part[] = ["daily", "quarrel"];

/** The parts of a reading, the asked one first; the year second where a year was named. Of the young only how they get on. */
export const listParts = (view: MarriageView, question: Question): Part[] => {
  if (view.isMinor) return [...young];
  const asked = findPart(question);
  return [...new Set([...(asked ? [asked] : []), ...(view.isYearAsked ? (["year"] as const) : []), ...whole])];
};
