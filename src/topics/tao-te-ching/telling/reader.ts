import type { FactWording } from "../../kit/fact.ts";
import type { Reader } from "../../kit/reading.ts";
import type { TaoTeChingCast } from "../engine.ts";
import type { TaoTeChingFacts } from "../facts.ts";
import { answerTaoTeChing } from "./answer.ts";
import type { Language } from "./language.ts";
import { tellTaoTeChing } from "./tell.ts";

export const toReader = (language: Language, words: FactWording<TaoTeChingFacts>): Reader<TaoTeChingCast, TaoTeChingFacts> => ({
  words,
  tell: (request) => tellTaoTeChing(request, language),
  answer: (request) => answerTaoTeChing(request, language),
  summarise: ({ chapter }) => {
    const { title } = language.texts[chapter]!;
    return language.locale === "zh" ? `${language.nameOf(chapter)} ${title}` : `Chapter ${chapter}, ${title}`;
  },
});
