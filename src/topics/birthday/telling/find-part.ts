import type { Question } from "../../kit/question/question.ts";
import type { Part } from "./view.ts";

/** In the order they are tried. */
const patterns: readonly [Part, RegExp][] = [
  [
    "school",
    /别处|别的(?:软件|网站|应用|app)|排(?:得|出来)不一样|真太阳时|换日|早晚子时|另一种排法|流派|\bother apps?\b|\banother (?:app|school)\b|\bschools?\b(?= (?:say|differ))|\bdifferent(?:ly)? (?:chart|pillars)|\bwhy does .* show\b/i,
  ],
  [
    "health",
    /健康|身体|养生|睡|作息|锻炼|运动|饮食|吃什么|休息|累|精神头|体力|\b(?:health|sleep|rest|body|tired|exercise|diet|eat|food|habits?|exhausted|burnt? ?out)\b/i,
  ],
  [
    "money",
    /钱|财|薪|工资|投资|股票|基金|理财|存款|收入|贷|债|买房|卖房|副业|破财|\b(?:money|wealth|rich|finances?|financial|salary|pay|income|invest\w*|savings?|debts?|loan|mortgage|spend\w*|earn\w*|buy\w*|sell\w*|house|afford|rent)\b/i,
  ],
  [
    "love",
    /感情|爱情|恋|婚|对象|另一半|伴侣|男友|女友|男朋友|女朋友|老公|老婆|丈夫|妻子|桃花|正缘|姻缘|复合|分手|脱单|夫妻|(?:我|跟|和)(?:他|她)|喜欢|什么样的(?:人|男|女)|\b(?:love|marr\w*|relationship|partner|husband|wife|boyfriend|girlfriend|dating|romance|spouse|soulmate|single|ex|crush|compatible|romantic|meet someone|(?:kind|sort|type) of (?:person|man|woman)|wedding|break up)\b/i,
  ],
  [
    "work",
    /工作|事业|职业|行业|上班|跳槽|辞职|离职|转行|创业|老板|领导|同事|升职|面试|学业|考试|考研|考公|学什么|哪一?行|专业|生意|开店|公司|\b(?:work|jobs?|careers?|profession|boss|colleagues?|promot\w*|quit|resign|interview|exams?|study|degree|business|start-?up|company|field|trades?|office|employ\w*)\b/i,
  ],
  [
    "year",
    /大运|流年|运势|运气|今年|明年|后年|这几年|哪一?年|哪几年|将来|未来|以后|起运|转运|(?:19|20|21)\d\d年|\b(?:luck|this year|next year|years?|future|cycle|decade|ahead|coming|(?:19|20|21)\d\d)\b/i,
  ],
  [
    "character",
    /性格|脾气|优点|缺点|天赋|特点|我是(?:个)?(?:什么|怎样)|自己|日主|用神|喜用|忌神|五行|旺|弱|\b(?:character|personality|nature|temper\w*|strengths?|weakness\w*|talents?|who am i|myself|element\w*|day master|useful)\b/i,
  ],
];

const byTheme = { love: "love", work: "work", money: "money", inner: "character" } as const;

/** The part of a reading that a question in either language asks about; null for a question about everything. */
export const findPart = ({ text, theme }: Question): Part | null => patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? (theme ? byTheme[theme] : null);
