import { findPartOf, guessPartOf } from "../../kit/hearing/part-of.ts";
import type { Question } from "../../kit/hearing/question.ts";
import { partOf } from "./part-of.ts";
import { type Field, fields, type Part, parts } from "./parts.ts";
import type { PlateView } from "./view.ts";

/** Palaces and spans by their names, and how a plate is laid: who names one asks about it. The first that matches wins. */
const named: readonly (readonly [RegExp, Part])[] = [
  [/别的(?:软件|网站|app)|排得不一样|真太阳时|子时|闰月|哪一派|另一种排法|\banother (?:app|plate|site)\b|\bleap month\b|\btrue solar\b/i, "school"],
  [/疾厄/, "health"],
  [/夫妻宫|桃花|\bspouse palace\b/i, "love"],
  [/官禄|迁移|\bcareer palace\b/i, "work"],
  [/财帛|田宅|\bwealth palace\b/i, "money"],
  [/命宫|身宫|福德/, "character"],
];
/** Where no matter was heard; what the kit calls a theme comes after these. */
const hints: readonly (readonly [RegExp, Part])[] = [
  [/作息|熬夜|饮食|运动|减肥|\b(?:body(?! palace)|diet|exercise|rest|weight)\b/i, "health"],
  [/换城市|外地|适合做|适合什么(?:工作|行业|样的)|\bkind of work\b/i, "work"],
  [/贵人|谁能帮|帮我的人|人际|交友|小人|\b(?:who can help|people around)\b/i, "people"],
  [/大限|十年|流年|小限|运势|运气|最近|近来|近况|\b(?:decade|ten years|how are things|lately|these days)\b/i, "year"],
  [/性格|个性|我是(?:什么|怎样)|天赋|\b(?:character|personality|who am i|rarest|temperament|gifts?|strengths?)\b/i, "character"],
];
/** He or she, where nothing else is named. */
const couple = /[和跟对][他她]|[他她](?:是|会|还|对|喜欢|爱)|我们两|两个人|\b(?:he|she|him|her|us)\b/i;
const themeParts = { love: "love", work: "work", money: "money", inner: "character" } as const;

/** The part a question asks about; a year alone asks about the year. */
export const findPart = (question: Question): Part | null => {
  const { text, theme } = question;
  if (text === "") return null;
  const told = named.find(([pattern]) => pattern.test(text))?.[1] ?? findPartOf(partOf, question);
  if (told) return told;
  const hinted = hints.find(([pattern]) => pattern.test(text))?.[1];
  const themed = theme ? themeParts[theme] : null;
  // “今年感情怎么样” and “十年里的事业” are about love and work; the year comes right after.
  if (hinted && hinted !== "year" && !(hinted === "people" && (themed === "work" || themed === "money"))) return hinted;
  if (themed) return themed;
  if (hinted) return hinted;
  if (couple.test(text)) return "love";
  return /今年|明年|后年|去年|(?:19|20)\d\d|\b(?:this|next|last) year\b/i.test(text) ? "year" : guessPartOf(partOf, question);
};

export const isField = (part: Part | null): part is Field => (fields as readonly (Part | null)[]).includes(part);

/** A child is told of love, work and money only where somebody asks; 虚岁. */
const grownAge = 16;
export const isChild = ({ cast: { annual } }: PlateView): boolean => (annual?.age ?? grownAge) < grownAge;
const grownParts: readonly Part[] = ["love", "work", "money"];

/** The asked part, then the year where one was named, then the others. */
export const listParts = (view: PlateView, question: Question): Part[] => {
  const asked = findPart(question);
  const first: Part[] = [...(asked ? [asked] : []), ...(view.isYearAsked ? ["year" as const] : [])];
  const rest = isChild(view) ? parts.filter((part) => !grownParts.includes(part)) : parts;
  return [...new Set([...first, ...rest])];
};

/** 大限, ten years at once. */
export const isOfDecade = ({ text }: Question): boolean => /大限|十年|\b(?:decade|ten years)\b/i.test(text);
