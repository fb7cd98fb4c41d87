import { isOfCouple } from "../../kit/hearing/among-kin.ts";
import type { Matter } from "../../kit/hearing/heard.ts";
import type { Question } from "../../kit/hearing/question.ts";

/** What the frame of a question leaves open: it asks after lateness, lies outside oneself, is of two, or of one who has died. */

const late = /太晚|太迟|晚不晚|迟不迟|是不是晚|还晚吗|晚了吗|\btoo (?:late|old)\b/i;

/** Matters that lie outside oneself, where no field of life is named. */
const outward =
  /官司|签证|搬|比赛|旅行|出国|移民|计划|驾照|申请|\b(?:case|court|visa|move|moving|trip|race|match|plans?|licen[cs]e|application|permit|project)\b/i;

const pair = /我[和跟与](?:他|她|TA)|我们(?:俩|两个|之间)|\b(?:for|between|about) us\b|\b(?:him|her) and me\b/i;

/** How to get on with somebody is about the two, whatever else the story names. */
const dealing = /怎么(?:才能)?(?:跟|和)(?:他|她|TA)(?:们)?(?:相处|住|过)|\b(?:live|get on|get along|cope) with (?:him|her|them)\b/i;

/** Someone has died: what is asked is about the one who stays. */
const bereaved =
  /去世|过世|离世|病逝|不在了|(?:妈妈?|爸爸?|母亲|父亲|爷爷|奶奶|外公|外婆|老伴)(?:刚|已经)?走了|\b(?:lost (?:my|our) (?:\w+ ){0,2}?(?:mother|mum|mom|father|dad|husband|wife|son|daughter|child|brother|sister|friend|baby|dog|cat)|died|passed away|is dead|death of)\b/i;

const outwardMatters: ReadonlySet<Matter | null> = new Set<Matter>(["legal", "visa", "move", "travel", "abroad"]);

export const asksOfLateness = ({ text }: Question): boolean => late.test(text);
export const isOutward = ({ text, matter }: Question): boolean => outwardMatters.has(matter) || outward.test(text);
export const isOfDealing = ({ text }: Question): boolean => dealing.test(text);
export const isOfPair = (question: Question): boolean => isOfCouple(question) || pair.test(question.text);
export const isOfLoss = ({ text, matter }: Question): boolean => matter === "grief" || bereaved.test(text);
