import { nameMatter } from "../../../../../topics/kit/hearing/matter-names.ts";
import { hearQuestion } from "../../../../../topics/kit/hearing/to-question.ts";
import { chipsAtMost, findOffer } from "../offer/find-offer.ts";
import { listOffers } from "../offer/list-offers.ts";
import type { TalkRequest } from "../talk.ts";
import { toTold } from "../told.ts";
import { holdsSentenceOf } from "../wording/holds-sentence.ts";
import { toInnerQuotes } from "../wording/inner-quotes.ts";
import { findWording, pickWording, type Slots } from "../wording/pick-wording.ts";
import { joinSentences, type Say } from "../wording/say.ts";
import { words as en } from "./words.en.ts";
import { words as zh } from "./words.zh.ts";

/** It is owned in one sentence; then the question is said back as it was heard, once in a chat, and after that what was wrong is asked. */
export interface ComplainWords {
  own: readonly string[];
  heard: readonly string[];
  ask: readonly string[];
}

const words: Record<TalkRequest["locale"], ComplainWords> = { zh, en };

/** A story is not said back. */
const quotedLength: Record<TalkRequest["locale"], number> = { zh: 40, en: 90 };

/** A birth is not read out again: behind one, the last clause is the question. */
const toAsked = (words: string): string => (/\d{3}/.test(words) ? words.split(/[，,。；;]/).at(-1)! : words).trim();

const toHeardBack = ({ heard, standing, question, locale, risk }: TalkRequest): Slots => {
  const asked = (question || standing?.question || "").trim();
  const matter = heard.frame.matter ?? (asked === "" ? null : hearQuestion(asked, locale).matter);
  const words = toAsked(asked);
  const isShort = words !== "" && words.length <= quotedLength[locale] && !words.includes("\n");
  return {
    matter: matter && matter !== "other" && risk === null ? nameMatter(matter, locale) : null,
    question: isShort ? toInnerQuotes(words.replace(/[。.]$/, "")) : null,
  };
};

export const sayComplained: Say = async (request) => {
  const { own, heard, ask } = words[request.locale];
  const isSaidBack = request.said.some((earlier) => heard.some((wording) => holdsSentenceOf(earlier, wording)));
  const back = isSaidBack ? null : findWording([heard], { ...request, slots: toHeardBack(request) });
  const admitted = pickWording([own], request);
  if (back) return toTold(joinSentences(request.locale, admitted, back), (await listOffers(request)).slice(0, chipsAtMost));
  const { line, chips } = await findOffer(request);
  return toTold(joinSentences(request.locale, admitted, pickWording([ask], request), line), chips);
};
