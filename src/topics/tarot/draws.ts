import { defineDraws } from "../kit/drawn.ts";
import { deck } from "./data/deck.ts";
import { getDeckCard } from "./deck-card.ts";
import type { TarotCast } from "./engine.ts";

/** Cards of one deck; which way they lie is not counted. */
export const draws = defineDraws<TarotCast>({
  toDrawn: ({ cards }) => ({ set: "deck", size: deck.length, items: cards.map(({ id }) => id) }),
  toItemName: (_set, item, locale) => getDeckCard(item)[locale === "zh" ? "nameZh" : "nameEn"],
  thing: { zh: "张牌", en: ["card", "cards"] },
});
