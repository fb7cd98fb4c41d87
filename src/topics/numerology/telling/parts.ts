import type { Question, Theme } from "../../kit/question/question.ts";
import { themes } from "../../kit/question/question.ts";

export const parts = ["path", "name", "work", "love", "money", "inner", "times", "school"] as const;
export type Part = (typeof parts)[number];

export const isTheme = (part: Part | null): part is Theme => (themes as readonly (Part | null)[]).includes(part);

/** The first that matches wins; what the kit calls a theme comes after the first list. */
const hints: readonly (readonly [RegExp, Part])[] = [
  [
    /别的(?:软件|网站|app|地方)|算得不一样|查出来(?:不一样|是)|另一种算法|迦勒底|毕达哥拉斯|\banother (?:app|site|rule|method|system)\b|\b(?:chaldean|pythagorean)\b|\bother (?:rules?|systems?|sites?)\b/i,
    "school",
  ],
  [/适合做|适合什么(?:工作|行业|样的)|领导|同事|\bkind of work\b|\bboss\b/i, "work"],
  [/健康|身体|睡|作息|\b(?:health|sleep|body|rest)\b/i, "inner"],
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
/** He or she, where nothing else is named. */
const couple = /[和跟对][他她]|[他她](?:是|会|还|对|喜欢|爱)|我们两|两个人|\b(?:he|she|him|her|us)\b/i;

/** The part a question asks about, or null. 今年感情怎么样 → love; 高峰数 → times. Of oneself a number’s own part tells more. */
export const findPart = ({ text, theme }: Question): Part | null => {
  if (text === "") return null;
  const match = (list: typeof hints): Part | undefined => list.find(([pattern]) => pattern.test(text))?.[1];
  const hinted = match(hints);
  if (hinted) return hinted;
  const late = match(lateHints);
  if ((late === "name" || late === "path") && (theme === null || theme === "inner")) return late;
  return theme ?? late ?? (couple.test(text) ? "love" : null);
};
