import { asksOfHope as asksOfHopeEn } from "./en/asked.ts";
import type { Outline } from "./outline.ts";
import { asksOfHope as asksOfHopeZh } from "./zh/asked.ts";

/** How far a yes-or-no question is said yes to, −2 … 2: the lean of the texts, turned about where the words for it are. */
export const toAnsweredLean = ({ lean, polarity, isDreaded, isLate, isHolding, question }: Outline): number => {
  if (isLate) return -lean || 0;
  // It goes well for whoever holds back, and so it is no yes to going ahead.
  if (polarity === "should" && isHolding && lean > 0) return -1;
  const asksOfHope = question.locale === "zh" ? asksOfHopeZh : asksOfHopeEn;
  if (lean < 1 && polarity !== "should" && asksOfHope(question.text)) return 0;
  return (isDreaded ? -lean : lean) || 0;
};
