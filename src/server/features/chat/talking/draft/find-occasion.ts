import type { Frame, Risk } from "../../../../../topics/kit/hearing/heard.ts";
import { byMatter, byParty, byRisk, type Occasion } from "./occasions.ts";
import { signs } from "./signs.ts";

const findSign = (text: string): Occasion | undefined => signs.find(([, sign]) => sign.test(text))?.[0];

const asking =
  /我|该|要|想|怎么|如何|什么|跟|和|对|向|他|她|它|人家|说|讲|写|发|回|开口|帮|给|一段|一句|话|呢|吗|好|的|请|\b(?:you|what|how|should|can|do|could|i|to|say|tell|text|write|message|him|her|them|it|this|that|the|a|me|help|for|please|something|put)\b/gi;
/** Words that only ask for words: 我该怎么跟他说. They are for the question that stands. */
const isBare = (text: string): boolean => (text.replace(asking, "").match(/\p{L}/gu)?.length ?? 0) < 2;

type About = Pick<Frame, "matter" | "who">;
const fromFrame = ({ matter, who }: About): Occasion | undefined => (matter && byMatter[matter]) || (who && byParty[who]) || undefined;

/** What the words are wanted for: what they name, then what was heard, then the question that stands. */
export const findOccasion = (asked: { text: string; frame: About }, standing: { text: string; frame: About }, risk: Risk | null): Occasion => {
  if (risk !== null) return byRisk[risk];
  const heard = fromFrame(asked.frame);
  const before = fromFrame(standing.frame) ?? findSign(standing.text);
  return findSign(asked.text) ?? (isBare(asked.text) ? (before ?? heard) : (heard ?? before)) ?? "general";
};
