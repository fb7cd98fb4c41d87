import { findPartOf, guessPartOf } from "../../kit/hearing/part-of.ts";
import type { Question, Theme } from "../../kit/hearing/question.ts";
import { themes } from "../../kit/hearing/question.ts";
import { partOf } from "./part-of.ts";

export const parts = ["path", "name", "work", "love", "money", "inner", "times", "school"] as const;
export type Part = (typeof parts)[number];

export const isTheme = (part: Part | null): part is Theme => (themes as readonly (Part | null)[]).includes(part);

/** How the sums are made, by its names. */
const school =
  /别的(?:软件|网站|app|地方)|算得不一样|查出来(?:不一样|是)|另一种算法|迦勒底|毕达哥拉斯|\banother (?:app|site|rule|method|system)\b|\b(?:chaldean|pythagorean)\b|\bother (?:rules?|systems?|sites?)\b/i;
/** Where no matter was heard. The first that matches wins; what the kit calls a theme comes after the first list. */
const hints: readonly (readonly [RegExp, Part])[] = [
  [/适合做|适合什么(?:工作|行业|样的)|领导|\bkind of work\b/i, "work"],
  [/作息|\b(?:body|rest)\b/i, "inner"],
];
const lateHints: readonly (readonly [RegExp, Part])[] = [
  [
    /名字|姓名|表达数|心愿数|人格数|字母|缺(?:了)?(?:什么|哪个|几)|缺数|\b(?:names?|letters?|expression|soul urge|personality number|missing number|lesson)\b/i,
    "name",
  ],
  [
    /生命数|生命灵数|生日数|业债|主数|性格|个性|我是(?:什么|怎样)|\b(?:life path|birthday number|karmic|debt number|master number|character|personality|who am i|what am i like)\b/i,
    "path",
  ],
  [
    /流年|流月|流日|高峰|挑战数|几岁|年纪|哪一段|哪几年|晚年|中年|运势|运气|最近|近来|近况|今年|明年|后年|去年|这个月|本月|(?:19|20|21)\d\d|\b(?:personal (?:year|month|day)|pinnacles?|challenges?|ages?|stretch|later life|how are things|lately|these days|this (?:year|month)|next year|last year|(?:19|20|21)\d\d)\b/i,
    "times",
  ],
];
/** What a question asks of the numbers themselves. */
const toTest =
  (pattern: RegExp) =>
  ({ text }: Question): boolean =>
    pattern.test(text);
export const asksOfPinnacle = toTest(/高峰|\bpinnacles?\b/i);
export const asksOfTrip = toTest(/绊|弱点|毛病|短处|\btrips?\b|\bstumbles?\b|\bweak/i);
export const asksOfPath = toTest(/生命(?:灵)?数|\blife path\b/i);
export const asksToMakeUp = toTest(/补|\bmake up\b/i);
export const asksOfLack = toTest(/缺|没有|\b(?:missing|lacks?|has no|lesson)\b/i);
export const asksOfSchool = toTest(/迦勒底|毕达哥拉斯|名字|chaldean|pythagorean|system/i);
export const asksOfThisYear = toTest(/今年|\bthis year\b/i);
/** What suits one, and not how to begin. */
export const asksWhatSuits = toTest(/适合/);
export const asksWhatToMind = toTest(/注意|留意|\bmind in love\b/i);
/** He or she, where nothing else is named. */
const couple =
  /[和跟对][他她]|[他她](?:是|会|还|对|喜欢|爱)|我们两|两个人|对的人|另一半|脱单|桃花|\b(?:he|she|him|her|us|right person|the one|soulmate|meet someone)\b/i;

/** The part a question asks about, or null. 今年感情怎么样 → love; 高峰数 → times. Of oneself a number’s own part tells more. */
export const findPart = (question: Question): Part | null => {
  const { text, theme } = question;
  if (text === "") return null;
  if (school.test(text)) return "school";
  const match = (list: typeof hints): Part | undefined => list.find(([pattern]) => pattern.test(text))?.[1];
  const late = match(lateHints);
  // A number named by its name is asked about, unless the question is of a field that has its own.
  const told = (late === undefined || late === "times" ? findPartOf(partOf, question) : null) ?? match(hints);
  if (told) return told;
  if ((late === "name" || late === "path") && (theme === null || theme === "inner")) return late;
  return theme ?? late ?? (couple.test(text) ? "love" : guessPartOf(partOf, question));
};
