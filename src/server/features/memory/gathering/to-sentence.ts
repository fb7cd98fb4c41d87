import { isAsking } from "../../../../topics/kit/birth/speech/gate.ts";

const most = 120;
const least = 4;
const edges = /^[\s，,、:：;；]+|[\s，,、:：;；。.]+$/g;

/** A question cut to the sentence that asks, without a birth that came with it; null where none is left. */
export const toSentence = (text: string): string | null => {
  const sentences = text.split(/(?<=[。!！?？\n])|(?<=\.)\s+/).filter((one) => one.trim() !== "");
  const asking = sentences.findLast((one) => /[?？]/.test(one)) ?? sentences.findLast(isAsking) ?? sentences.at(-1) ?? "";
  // “1990-05-01 13:45 上海 男 我的事业怎么样”: a clause with a date in it is a birth; what asks comes after.
  const clauses = asking.split(/[，,；;]/);
  const kept = /\d{4}/.test(asking) ? clauses.filter((one) => isAsking(one) && !/\d{4}/.test(one)) : clauses;
  const whole = kept
    .join(/\p{Script=Han}/u.test(asking) ? "，" : ",")
    .replace(edges, "")
    .trim();
  if (whole.replace(/[^\p{L}\p{N}]/gu, "").length < least || whole.length > most) return null;
  return whole;
};
