import type { FactWording } from "../../kit/fact.ts";
import type { Reader } from "../../kit/reading.ts";
import { getDeckCard } from "../deck-card.ts";
import type { TarotCast } from "../engine.ts";
import type { TarotFacts } from "../facts.ts";
import { answerTarot } from "./answer.ts";
import type { Language } from "./language.ts";
import { tellTarot } from "./tell.ts";

export const toReader = (language: Language, words: FactWording<TarotFacts>): Reader<TarotCast, TarotFacts> => ({
  words,
  tell: (request) => tellTarot(request, language),
  answer: (request) => answerTarot(request, language),
  summarise: ({ cards }) => language.listed(cards.map(({ id }) => (language.locale === "zh" ? getDeckCard(id).nameZh : getDeckCard(id).nameEn))),
});
