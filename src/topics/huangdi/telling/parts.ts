import type { Question } from "../../kit/question/question.ts";
import type { Bone } from "../cast-types.ts";

export const parts = ["place", "bone", "work", "love", "money", "inner", "family", "ages", "school"] as const;
export type Part = (typeof parts)[number];
/** The parts that are about a field of life. */
export const fields = ["work", "love", "money", "inner", "family"] as const;
export type Field = (typeof fields)[number];

/** 年骨 forebears and home, 月骨 peers and work, 日骨 oneself and who is beside one, 时骨 what is kept in the end: our use of the four pillars’ seats. */
export const boneOf: Readonly<Record<Field, Bone>> = { work: "month", love: "day", money: "hour", inner: "day", family: "year" };

/** The field that stands for a bone. */
export const fieldOf: Readonly<Record<Bone, Field>> = { year: "family", month: "work", day: "inner", hour: "money" };

export const isField = (part: Part | null): part is Field => (fields as readonly (Part | null)[]).includes(part);

/** The first that matches wins; what the kit calls a theme comes after these. */
const hints: readonly (readonly [RegExp, Part])[] = [
  [
    /别的(?:软件|网站|app|地方)|算得不一样|查出来不一样|节气|立春|农历月|真太阳时|子时|闰月|哪一派|另一种(?:算|排|分)法|\banother (?:app|site|table)\b|\bleap month\b|\btrue solar\b|\bsolar terms?\b|\bseason rule\b/i,
    "school",
  ],
  [
    /父母|爸|妈|家里|祖业|祖上|长辈|老家|孩子|兄弟|姐妹|\b(?:parents?|mother|father|mum|mom|dad|famil(?:y|ies)|grandparents?|forebears?|home town|children|kids?|brothers?|sisters?)\b/i,
    "family",
  ],
  [/适合做|适合什么(?:工作|行业|样的)|领导|同事|\bkind of work\b|\bboss\b/i, "work"],
  [/健康|身体|睡|作息|\b(?:health|sleep|body|rest)\b/i, "inner"],
];
const lateHints: readonly (readonly [RegExp, Part])[] = [
  [/称骨|骨重|几两|几钱|多重|重不重|轻不轻|最重|最轻|\b(?:weigh|weight|heav(?:y|iest|ier)|lightest|how many taels)\b/i, "bone"],
  [/年骨|\byear bone\b/i, "family"],
  [/月骨|\bmonth bone\b/i, "work"],
  [/日骨|\bday bone\b/i, "inner"],
  [/时骨|\bhour bone\b/i, "money"],
  [/骨头|\bbones?\b/i, "bone"],
  [
    /黄帝|四季诗|生在.{0,4}(?:头|肩|手|腹|腰|膝|足)|部位|性格|个性|我是(?:什么|怎样)|\b(?:yellow emperor|character|personality|who am i|what am i like|place)\b/i,
    "place",
  ],
  [
    /几岁|年纪|哪一段|哪几年|晚年|中年|晚景|年轻|这一段|这几年|运势|运气|最近|近来|近况|今年|明年|后年|去年|(?:19|20)\d\d|\b(?:ages?|stretch|decades?|middle age|later life|old age|how are things|lately|these days|this year|next year|last year|(?:19|20)\d\d)\b/i,
    "ages",
  ],
];
/** He or she, where nothing else is named. */
const couple = /[和跟对][他她]|[他她](?:是|会|还|对|喜欢|爱)|我们两|两个人|\b(?:he|she|him|her|us)\b/i;

/** The part a question asks about, or null. 今年感情怎么样 → love; 什么年纪最顺 → ages. */
export const findPart = ({ text, theme }: Question): Part | null => {
  if (text === "") return null;
  const match = (list: typeof hints): Part | undefined => list.find(([pattern]) => pattern.test(text))?.[1];
  const hinted = match(hints);
  if (hinted && !(hinted === "family" && theme !== null && theme !== "love" && theme !== "inner")) return hinted;
  const late = match(lateHints);
  if (late === "bone" || late === "place") return late;
  return theme ?? late ?? (couple.test(text) ? "love" : null);
};
