import type { Locale } from "../../../shared/i18n/locale.ts";
import type { SeenCard, View } from "./view.ts";

const illness: Record<Locale, RegExp> = {
  zh: /住院|医院|生病|病了|得病|重病|病情|手术|癌|化疗|去世|过世|病危|怀孕|流产/,
  en: /\b(?:hospital|hospice|ill|illness|sick|surgery|operation|cancer|chemo\w*|dying|died|passed away|pregnan\w+|miscarr\w+)\b/i,
};
const grave = new Set(["death", "tower", "devil", "swords-3", "swords-9", "swords-10"]);

/** The card a headline names: where someone is ill, never one that would frighten, but the brightest of the spread. */
export const toGentle = ({ cards, question }: View, card: SeenCard): SeenCard => {
  if (!grave.has(card.slug) || !illness[question.locale].test(question.text)) return card;
  const others = cards.filter(({ slug }) => !grave.has(slug)).sort((a, b) => b.lean - a.lean);
  return others[0] ?? card;
};
