/** Ways to fit a counsel, an imperative phrase, into the sentence of an answer. */

export const withColon = (claim: string, counsel: string): string => `${claim}：${counsel}。`;
export const withOnly = (claim: string, counsel: string): string => `${claim}，只要${counsel}。`;
export const withNow = (claim: string, counsel: string): string => `${claim}；眼下${counsel}。`;
/** The answer is about others or the world; the counsel about oneself. */
export const withPart = (claim: string, counsel: string): string => `${claim}；你这边，${counsel}。`;
