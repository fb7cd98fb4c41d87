import type { FactWording } from "../../kit/fact.ts";
import type { Reader } from "../../kit/reading.ts";
import type { NumberCast } from "../engine.ts";
import type { NumberFacts } from "../facts.ts";
import { answerNumber } from "./answer.ts";
import type { Language } from "./language.ts";
import { tellNumber } from "./tell.ts";

export const toReader = (language: Language, words: FactWording<NumberFacts>): Reader<NumberCast, NumberFacts> => ({
  words,
  tell: (request) => tellNumber(request, language),
  answer: (request) => answerNumber(request, language),
  summarise: ({ digits, primary, changed }) =>
    `${digits.join(" ")} · ${language.nameOf(primary)}${language.locale === "zh" ? "之" : " to "}${language.nameOf(changed ?? primary)}`,
});
