import { isAsking } from "../../../../topics/kit/birth/speech/gate.ts";

const most = 120;
const least = 4;
const edges = /^[\s，,、:：;；]+|(?<![\s，,、:：;；。.])[\s，,、:：;；。.]+$/g;

/** What a question may hang on. */
const condition = /^(?:如果|要是|假如|万一|若|if|when|given|since)/i;

/** Asks for a look and says of what only after it: “看看我的盘，财运怎么样”. */
const looks = /^(?:请|再|麻烦)?(?:[帮给替].{0,6})?(?:看看|看下|看一下|算算|算一下)(?:我|他|她)?(?:自己)?的?(?:盘|八字|命盘|星盘|四柱|紫微|命)?$/;

/** Of “我女朋友叫小雨，我们会结婚吗” what asks, and what it hangs on; a date stands in a birth: “1990-05-01 13:45 上海 男 我的事业怎么样”. */
const pickAsking = (clauses: readonly string[]): string[] => {
  const asks = clauses.map((one) => !looks.test(one.trim()) && (/[?？]/.test(one) || isAsking(one)));
  const [first, last] = [asks.indexOf(true), asks.lastIndexOf(true)];
  return clauses.filter((one, at) => !/\d{4}-|\d{4}[/.年]\d|\d[:：]\d/.test(one) && (first < 0 || (at >= first && at <= last) || condition.test(one.trim())));
};

/** A question cut to the words that ask, as they were said; null where too few are left, or too many. */
export const toSentence = (text: string): string | null => {
  const sentences = text.split(/(?<=[。!！?？\n])|(?<=\.)\s+/).filter((one) => one.trim() !== "");
  const asking = sentences.findLast((one) => /[?？]/.test(one)) ?? sentences.findLast(isAsking) ?? sentences.at(-1) ?? "";
  const isHan = /\p{Script=Han}/u.test(asking);
  const whole = pickAsking(asking.split(isHan ? /[，,；;]/ : /[,;:](?=\s)/))
    .map((one) => one.trim())
    .join(isHan ? "，" : ", ")
    .replace(edges, "")
    .trim();
  if (whole.replace(/[^\p{L}\p{N}]/gu, "").length < least || whole.length > most) return null;
  return whole;
};
