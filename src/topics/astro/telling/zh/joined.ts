/** 文字自己带冒号，前头就用逗号。 */
export const toJoined = (text: string): string => `${text.includes("：") ? "，" : "："}${text}`;
