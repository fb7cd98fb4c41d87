/** Ways to fit a counsel, an imperative phrase, into the sentence of an answer. */

export const withColon = (claim: string, counsel: string): string => `${claim}：${counsel}。`;
/** A counsel with a 就 of its own would be torn apart by 只要. */
export const withOnly = (claim: string, counsel: string): string => `${claim}，${counsel.includes("就") ? "前提是" : "只要"}${counsel}。`;
export const withThen = (claim: string, counsel: string): string => `${claim}，${counsel.includes("就") ? "得" : "就"}${counsel}。`;
export const withNow = (claim: string, counsel: string): string => `${claim}；眼下${counsel}。`;
/** The answer is about others or the world; the counsel about oneself. */
export const withPart = (claim: string, counsel: string): string => `${claim}；你这边，${counsel}。`;
