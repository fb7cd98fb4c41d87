import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /\bMBTI\b|十六型|16\s*型|\b(?:16|sixteen)[- ]types?\b|(?<![a-z])[EI][NS][FT][JP](?![a-z])/i,
  because: { zh: "这是十六型的事，要答一套题，长短由你挑。", en: "This is about the sixteen types, so there are questions to answer; you choose how many." },
  test: /mbti|十六型|16\s*型|(?:sixteen|16)[- ](?:personality )?types?/i,
};
