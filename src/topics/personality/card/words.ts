import type { Locale } from "../../../shared/i18n/locale.ts";

export interface CardWords {
  scores: string;
  method: string;
  consistency: string;
  tooFew: string;
  lead: string;
  /** The margin of error, half of it to either side. */
  margin(points: number): string;
  comma: string;
}

export const cardWords: Record<Locale, CardWords> = {
  zh: {
    scores: "各项得分",
    method: "怎么算的",
    consistency: "前后一致",
    tooFew: "题数不够",
    lead: "第一项领先",
    margin: (points) => `误差约 ±${points}`,
    comma: "、",
  },
  en: {
    scores: "All scores",
    method: "How it is scored",
    consistency: "Consistency",
    tooFew: "too few items",
    lead: "Lead of the first",
    margin: (points) => `error about ±${points}`,
    comma: ", ",
  },
};
