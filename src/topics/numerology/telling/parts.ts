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
/** What a question may be about beside its field. */
const toTest =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text);
export const asksAll = toTest(/整个|全部|全都|都(?:讲|说|看)|完整|\beverything\b|\bwhole (?:chart|reading|picture)\b/i);
export const asksOfQuarrel = toTest(/吵|争执|闹矛盾|闹翻|冷战|顶嘴|\b(?:quarrel|argu|row with|fight|fell out|falling out)/i);
export const asksOfStudy = toTest(/考试|考研|考公|高考|考上|上岸|复习|备考|学习|读书|成绩|论文|\b(?:exams?|stud(?:y|ies|ying)|revis|learn|thesis|grades?)\b/i);
export const asksOfTiredness = toTest(/累|疲惫|没劲|撑不住|\b(?:tired|exhausted|worn out|burn(?:t|ed)? out|weary)\b/i);
/** Whether another person will do or feel something: no sum of one’s own holds that. */
export const asksOfAnother = toTest(
  /(?:他|她|前任|对方)(?:还|会|是不是|有没有|心里|喜不喜欢|爱不爱|想不想|在想|怎么想)|\b(?:will|does|is|did) (?:he|she|they|my ex)\b(?!.*\b(?:right|good|match|suit))/i,
);
/** He or she, where nothing else is named. */
const couple =
  /[和跟对][他她]|[他她](?:是|会|还|对|喜欢|爱)|我们两|两个人|对的人|另一半|脱单|桃花|\b(?:he|she|him|her|us|right person|the one|soulmate|meet someone)\b/i;

/** Asks who one is oneself, and not whom to look for. */
export const isOfSelf = (text: string): boolean => /我(?:到底|究竟)?(?:是|算)(?:个|一个)?(?:什么|怎样|怎么样|哪)|\b(?:am i|do i seem)\b/i.test(text);

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
