import { findPartOf, guessPartOf } from "../../kit/hearing/part-of.ts";
import type { Question } from "../../kit/hearing/question.ts";
import type { Bone } from "../cast-types.ts";
import { partOf } from "./part-of.ts";

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

/** How the bones are counted, by its names. */
const school =
  /别的(?:软件|网站|app|地方)|算得不一样|查出来不一样|节气|立春|农历月|真太阳时|子时|闰月|哪一派|另一种(?:算|排|分)法|\banother (?:app|site|table)\b|\bleap month\b|\btrue solar\b|\bsolar terms?\b|\bseason rule\b/i;
/** Where no matter was heard. The first that matches wins; what the kit calls a theme comes after these. */
const hints: readonly (readonly [RegExp, Part])[] = [
  [/家里|祖业|祖上|长辈|老家|\b(?:famil(?:y|ies)|grandparents?|forebears?|home town)\b/i, "family"],
  [/适合做|适合什么(?:工作|行业|样的)|\bkind of work\b/i, "work"],
  [/作息|\b(?:body|rest)\b/i, "inner"],
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
export const findPart = (question: Question): Part | null => {
  const { text, theme } = question;
  if (text === "") return null;
  if (school.test(text)) return "school";
  const match = (list: typeof hints): Part | undefined => list.find(([pattern]) => pattern.test(text))?.[1];
  const late = match(lateHints);
  // A bone named by its name is asked about.
  const told = late === undefined || late === "ages" || late === "place" ? findPartOf(partOf, question) : null;
  if (told) return told;
  const hinted = match(hints);
  if (hinted && !(hinted === "family" && theme !== null && theme !== "love" && theme !== "inner")) return hinted;
  if (late === "bone" || late === "place") return late;
  return theme ?? late ?? (couple.test(text) ? "love" : guessPartOf(partOf, question));
};

/** What stretch of life is meant. */
export const asksOfStretch = ({ text }: Question): boolean => /什么年纪|哪一段|哪几年|几岁|\bwhich (?:stretch|years|age)|\bwhat age/i.test(text);
