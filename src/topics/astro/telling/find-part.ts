import { isAmongKin } from "../../kit/hearing/among-kin.ts";
import { findPartOf, guessPartOf } from "../../kit/hearing/part-of.ts";
import type { Question } from "../../kit/hearing/question.ts";
import { partOf } from "./part-of.ts";
import { type Part, parts } from "./parts.ts";

/** Points of a chart by their names: who names one asks about it. The first that matches wins. */
const named: readonly (readonly [RegExp, Part])[] = [
  [/土星回归|日返|哪几个日子|\b(?:saturn return|solar return|the year ahead|which dates|transits?)\b/i, "year"],
  [
    /合盘|合不合|我们(?:俩|两个?)?(?:合适|合吗|配|般配)|[和跟][他她](?:到底|真的)?(?:合适|合得来|合吗|配吗)|配不配|般配|\b(?:synastry|compatib\w*|right for each other|good match|do we (?:fit|match|suit)|the two of us|suit each other)\b/i,
    "two",
  ],
  [/上升|第一印象|第一眼|怎么看我|别人(?:怎么|眼里)|外表|\b(?:rising|ascendant|first impression|come across|(?:do )?people see|see in me)\b/i, "rising"],
  [/月亮|\bmoon\b/i, "moon"],
  [/土星|木星|北交|\b(?:saturn|jupiter|north node)\b/i, "growth"],
  [/太阳|最少见|\b(?:sun|rarest)\b/i, "sun"],
  [/天顶|\bmidheaven\b/i, "work"],
];
/** Where no matter was heard; what the kit calls a theme comes after these. */
const hints: readonly (readonly [RegExp, Part])[] = [
  [/作息|熬夜|养生|怎么歇|累|\b(?:body|diet|exercise|tired|rest)\b/i, "health"],
  [/情绪|安全感|\b(?:emotions?|feelings?|mood|feel safe)\b/i, "moon"],
  [/学什么|成长|课题|信仰|\b(?:grow(?:th)?|lesson|learn)\b/i, "growth"],
  [/性格|个性|我是(?:什么|怎样)|天赋|\b(?:character|personality|who am i|temperament|gifts?|strengths?)\b/i, "sun"],
  [/子女|儿女|孩子(?!气)|\b(?:child(?:ren)?|kids?|parenthood|motherhood|fatherhood)\b/i, "children"],
  [/家里|原生家庭|老家|\b(?:family|home)\b/i, "family"],
  [/谁能帮|贵人|人际|沟通|\b(?:who can help|communicat\w+|get on with)\b/i, "people"],
  [/适合(?:做|什么)|\b(?:vocation|calling)\b/i, "work"],
];
const yearly =
  /今年|这一年|行运|明天|昨天|今晚|明年|后年|去年|(?:19|20)\d\d|今天|今日|这周|本周|这个?月|下个?月|运势|运气|流年|行运|最近|近来|土星回归|日返|\b(?:this|next|last) (?:year|month|week)\b|\b(?:today|tonight|tomorrow|these days|lately|transits?|solar return|saturn return|the year ahead|how are things)\b/i;
const couple = /[和跟对][他她]|[他她](?:是|会|还|对|喜欢|爱)|我们两|两个人|\b(?:he|she|him|her|us)\b/i;
const themeParts = { love: "love", work: "work", money: "money", inner: "sun" } as const;

/** Asks for the chart as a whole. */
const entire =
  /盘.{0,6}最少见|(?:看看|解读|讲讲|说说)我?的?(?:星|本命)?盘|\b(?:rarest|special|unusual) (?:thing )?in my chart\b|\b(?:read|tell me about|explain) my (?:birth )?chart\b/i;

/** The part a question asks about; a year alone asks about the year. */
export const findPart = (question: Question): Part | null => {
  const { text, theme } = question;
  if (text === "" || entire.test(text)) return null;
  const told = named.find(([pattern]) => pattern.test(text))?.[1] ?? findPartOf(partOf, question);
  if (told) return told;
  const hinted = hints.find(([pattern]) => pattern.test(text))?.[1];
  if (hinted && !(theme === "love" && (hinted === "sun" || hinted === "people") && !isAmongKin(question))) return hinted;
  if (theme && theme !== "inner") return themeParts[theme];
  if (yearly.test(text)) return "year";
  if (theme) return themeParts[theme];
  return couple.test(text) ? "love" : guessPartOf(partOf, question);
};

/** A question of this day, which the quick bodies answer. */
export const isOfDay = ({ text }: Question): boolean => /今天|今日|今晚|明天|眼下|此刻|\b(?:today|tonight|tomorrow|right now)\b/i.test(text);
/** Asks how one is, and not what to do. */
export const isOfManner = ({ text }: Question): boolean =>
  /适合(?:做|什么)|什么样|怎么(?:看|样|爱)|\bhow (?:do|am|are|is|was|does|did) (?:i|my|things|we) (?:love|come across|earn|get on|seem|think|going|doing|feel)\b/i.test(
    text,
  );
export const isOfSiblings = ({ matter, who }: Question): boolean => matter === "sibling" || who === "sibling";
export const isOfSaturnReturn = ({ text }: Question): boolean => /土星回归|\bsaturn return\b/i.test(text);
export const isOfYear = ({ text }: Question): boolean => yearly.test(text);

const whole: readonly Part[] = ["sun", "moon", "rising", "love", "work", "growth", "year", "money"];
const beside: Readonly<Record<Part, readonly Part[]>> = {
  sun: ["rising", "moon", "growth", "work", "year"],
  moon: ["family", "sun", "love", "people", "year"],
  rising: ["sun", "people", "moon", "work", "year"],
  love: ["moon", "sun", "year", "people", "rising"],
  work: ["sun", "money", "year", "growth", "rising"],
  money: ["work", "sun", "year", "love", "growth"],
  family: ["moon", "people", "sun", "year", "love"],
  children: ["moon", "family", "love", "year", "sun"],
  growth: ["sun", "work", "people", "year", "moon"],
  people: ["rising", "sun", "love", "moon", "year"],
  health: ["moon", "sun", "year", "work", "family"],
  year: ["sun", "work", "love", "moon", "growth"],
  two: ["love", "moon", "sun", "year", "people"],
};

/** The asked part, the year right after it where a time was named, then what lies nearest; a birth without an hour has less to say of each. */
export const listParts = (question: Question, { hasTwo, isTimed }: { hasTwo: boolean; isTimed: boolean }): Part[] => {
  const asked = findPart(question);
  if (!asked) return hasTwo ? ["two", ...whole] : [...whole];
  const second: Part[] = [...(hasTwo && (asked === "love" || asked === "two") ? ["two" as const] : []), ...(isOfYear(question) ? ["year" as const] : [])];
  return [...new Set([asked, ...second, ...beside[asked], ...(isTimed ? [] : whole)])].filter((part) => parts.includes(part));
};
