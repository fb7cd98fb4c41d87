import { isOfQuarrel, isOfStudy } from "../../kit/hearing/about.ts";
import { findPartOf, guessPartOf } from "../../kit/hearing/part-of.ts";
import type { Question } from "../../kit/hearing/question.ts";
import { partOf } from "./part-of.ts";
import { type Part, parts } from "./parts.ts";

/** How sure the letters are, by its names: who names it asks about it. */
const certainty =
  /准不准|准吗|可信|信得过|误差|余量|分不(?:出|清)|哪一型|哪个(?:型|类型)|隔壁|差在哪|重(?:新)?(?:做|测)|一致性|\b(?:accurate|reliable|trust (?:this|the)|margin|which type|differ(?:s|ence)?|tie[ds]?|consisten\w+|retake)\b/i;
/** Where no matter was heard. The first that matches wins; what the kit calls a theme comes after. */
const hints: readonly (readonly [RegExp, Part])[] = [
  [/和好|生气|发火|\b(?:row|conflict|angry|anger|make (?:it )?up)\b/i, "quarrel"],
  [/学(?:东西|得|什么|法)|上课|自学|\b(?:revision|course|class)\b/i, "study"],
  [/累|疲|压力|休息|缓过来|倦|撑不住|\b(?:tired|tiring|exhaust\w*|rest|stress\w*|burn(?:t|ed)?[- ]?out|recover\w*|drain\w*|worn)\b/i, "tired"],
  [/怎么(?:看事|想事|做决定|定事)|决定|拿主意|判断力|想事情|\b(?:decide|deciding|decisions?|make up my mind|think things|see things)\b/i, "mind"],
  [
    /错看|怎么看我|印象|误会|误解|盲点|短处|缺点|毛病|长进|成长|改进|提升|\b(?:misread|misjudge\w*|see me|think of me|misunderst\w+|blind spots?|weak\w*|flaws?|grow(?:th)?|improve)\b/i,
    "growth",
  ],
  [/岗位|做事|活(?!动)|行业|\b(?:profession)\b/i, "work"],
  [/对的人|相处|待人|人际|合得来|亲近|\b(?:right person|the one|close to|get on with)\b/i, "others"],
];
/** He or she, where nothing else is named. */
const couple = /[和跟对][他她]|我们(?:俩|两)|两个人|[他她](?:是|会|还|爱|喜欢)|\b(?:he|she|him|her|us)\b/i;
const find = (text: string): Part | null => hints.find(([pattern]) => pattern.test(text))?.[1] ?? null;
/** What its own words say it is about. */
const findSaid = (question: Question): Part | null => {
  if (certainty.test(question.text)) return "certainty";
  if (isOfQuarrel(question)) return "quarrel";
  return isOfStudy(question) ? "study" : find(question.text);
};
/** Asks of money, where nothing else is named. */
export const asksOfMoney = (question: Question): boolean => question.theme === "money" && findSaid(question) === null;
const themeParts = { love: "others", work: "work", money: "work", inner: "growth" } as const;

/** The part a question asks about, or null. */
export const findPart = (question: Question): Part | null => {
  const { text, theme } = question;
  if (text === "") return null;
  const told = findSaid(question) ?? findPartOf(partOf, question);
  if (told === null && question.matter === "self") return null;
  return told ?? (theme ? themeParts[theme] : couple.test(text) ? "others" : guessPartOf(partOf, question));
};

/** The asked part, then the round; what is learnt and how is told only where somebody asks. */
export const listParts = (question: Question): Part[] => {
  const asked = findPart(question);
  return [...new Set([...(asked ? [asked] : []), ...parts.filter((part) => part !== "study")])];
};
