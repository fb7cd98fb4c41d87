import type { Question } from "../../kit/question/question.ts";
import { type Part, parts } from "./parts.ts";

/** The first that matches wins; what the kit calls a theme comes after. */
const hints: readonly (readonly [RegExp, Part])[] = [
  [
    /准不准|准吗|可信|信得过|误差|余量|分不(?:出|清)|哪一型|哪个(?:型|类型)|隔壁|差在哪|重(?:新)?(?:做|测)|一致性|\b(?:accurate|reliable|trust (?:this|the)|margin|which type|differ(?:s|ence)?|tie[ds]?|consisten\w+|retake)\b/i,
    "certainty",
  ],
  [/吵|争执|冲突|冷战|闹别扭|和好|生气|发火|\b(?:quarrel\w*|argu(?:e|es|ing|ment\w*)|fight\w*|row|conflict|angry|anger|make (?:it )?up)\b/i, "quarrel"],
  [
    /学(?:习|东西|得|什么|法)|考试|考研|考公|高考|上岸|论文|备考|复习|读书|上课|自学|\b(?:stud(?:y|ies|ying)|learn\w*|exams?|revis(?:e|ion)|course|class)\b/i,
    "study",
  ],
  [/累|疲|压力|休息|缓过来|倦|撑不住|睡|焦虑|\b(?:tired|tiring|exhaust\w*|rest|stress\w*|burn(?:t|ed)?[- ]?out|recover\w*|drain\w*|worn)\b/i, "tired"],
  [/怎么(?:看事|想事|做决定|定事)|决定|拿主意|判断力|想事情|\b(?:decide|deciding|decisions?|make up my mind|think things|see things)\b/i, "mind"],
  [
    /错看|怎么看我|印象|误会|误解|盲点|短处|缺点|毛病|长进|成长|改进|提升|\b(?:misread|misjudge\w*|see me|think of me|misunderst\w+|blind spots?|weak\w*|flaws?|grow(?:th)?|improve)\b/i,
    "growth",
  ],
  [/工作|职业|上班|岗位|做事|活(?!动)|行业|创业|老板|同事|\b(?:work|job|career|office|boss|colleagues?|profession)\b/i, "work"],
  [
    /感情|恋|爱|对象|伴侣|对的人|另一半|脱单|桃花|婚|朋友|家人|爸|妈|孩子|相处|待人|人际|合得来|亲近|\b(?:love|partner|right person|the one|soulmate|marriage|friends?|family|mother|father|children|dating|close to|get on with|relationships?)\b/i,
    "others",
  ],
];
/** He or she, where nothing else is named. */
const couple = /[和跟对][他她]|我们(?:俩|两)|两个人|[他她](?:是|会|还|爱|喜欢)|\b(?:he|she|him|her|us)\b/i;
/** Asks how things go, which no questionnaire measures. */
export const asksOfNow = ({ text }: Question): boolean => /最近|近来|近况|\b(?:lately|these days|how are things)\b/i.test(text);
export const asksOfMoney = ({ text, theme }: Question): boolean => theme === "money" && !hints.some(([pattern]) => pattern.test(text));
const themeParts = { love: "others", work: "work", money: "work", inner: "growth" } as const;

/** Asks who one is oneself, and not whom to look for. */
export const isOfSelf = (text: string): boolean => /我(?:到底|究竟)?(?:是|算)(?:个|一个)?(?:什么|怎样|怎么样|哪)|\b(?:am i|do i seem)\b/i.test(text);

/** The part a question asks about, or null. */
export const findPart = ({ text, theme }: Question): Part | null => {
  if (text === "") return null;
  return hints.find(([pattern]) => pattern.test(text))?.[1] ?? (theme ? themeParts[theme] : couple.test(text) ? "others" : null);
};

/** The asked part, then the round; what is learnt and how is told only where somebody asks. */
export const listParts = (question: Question): Part[] => {
  const asked = findPart(question);
  return [...new Set([...(asked ? [asked] : []), ...parts.filter((part) => part !== "study")])];
};
