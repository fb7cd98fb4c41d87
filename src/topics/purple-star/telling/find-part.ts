import type { Question } from "../../kit/question/question.ts";
import { type Field, fields, type Part, parts } from "./parts.ts";
import type { PlateView } from "./view.ts";

/** The first that matches wins; what the kit calls a theme comes after these. */
const hints: readonly (readonly [RegExp, Part])[] = [
  [/别的(?:软件|网站|app)|排得不一样|真太阳时|子时|闰月|哪一派|另一种排法|\banother (?:app|plate|site)\b|\bleap month\b|\btrue solar\b/i, "school"],
  [
    /健康|身体|睡|作息|熬夜|疾厄|病|药|手术|体检|饮食|运动|减肥|\b(?:health|sleep|body(?! palace)|diet|exercise|ill|illness|sick|doctor|surgery|rest|weight)\b/i,
    "health",
  ],
  [/夫妻宫|桃花|\bspouse palace\b/i, "love"],
  [
    /官禄|事业|迁移|搬家|出国|移民|换城市|外地|适合做|适合什么(?:工作|行业|样的)|\bcareer palace\b|\bmove (?:to|abroad|away|city|house)\b|\babroad\b|\bemigrat\w+|\bkind of work\b/i,
    "work",
  ],
  [/财帛|田宅|买房|\bwealth palace\b/i, "money"],
  [
    /父母|爸|妈|兄弟|姐妹|朋友(?!圈)|同事|贵人|谁能帮|帮我的人|人际|交友|领导|上司|合伙|小人|(?<!男|女)孩子|\b(?:parents?|mother|father|mum|mom|dad|brothers?|sisters?|siblings?|friends?|colleagues?|boss|who can help|people around)\b/i,
    "people",
  ],
  [/大限|十年|流年|小限|运势|运气|最近|近来|近况|\b(?:decade|ten years|how are things|lately|these days)\b/i, "year"],
  [/性格|个性|我是(?:什么|怎样)|命宫|身宫|福德|天赋|\b(?:character|personality|who am i|rarest|temperament|gifts?|strengths?)\b/i, "character"],
];
/** He or she, where nothing else is named. */
const couple = /[和跟对][他她]|[他她](?:是|会|还|对|喜欢|爱)|我们两|两个人|\b(?:he|she|him|her|us)\b/i;
const themeParts = { love: "love", work: "work", money: "money", inner: "character" } as const;

/** The part a question asks about; a year alone asks about the year. */
export const findPart = ({ text, theme }: Question): Part | null => {
  if (text === "") return null;
  const hinted = hints.find(([pattern]) => pattern.test(text))?.[1];
  const themed = theme ? themeParts[theme] : null;
  // “今年感情怎么样” and “十年里的事业” are about love and work; the year comes right after.
  if (hinted && hinted !== "year" && !(hinted === "people" && (themed === "work" || themed === "money"))) return hinted;
  if (themed) return themed;
  if (hinted) return hinted;
  if (couple.test(text)) return "love";
  return /今年|明年|后年|去年|(?:19|20)\d\d|\b(?:this|next|last) year\b/i.test(text) ? "year" : null;
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

/** Matters that a plate must not decide. */
type Care = "doctor" | "law" | null;
export const findCare = ({ text }: Question): Care => {
  if (/病|药|手术|怀孕|流产|癌|肿瘤|检查结果|\b(?:ill|illness|disease|surgery|operation|pregnan\w+|cancer|medicine|diagnos\w+|depress\w+)\b/i.test(text))
    return "doctor";
  return /官司|起诉|打赢|判刑|坐牢|仲裁|\b(?:lawsuit|court|sue|trial|prison|custody)\b/i.test(text) ? "law" : null;
};
