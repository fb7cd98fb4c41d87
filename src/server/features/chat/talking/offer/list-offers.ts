import { hearQuestion } from "../../../../../topics/kit/hearing/to-question.ts";
import { findOpeningWords } from "../../../../../topics/opening-words.ts";
import { getCastTopic } from "../../../../../topics/registry.ts";
import { withoutBirths } from "../../telling/without-births.ts";
import type { TalkRequest } from "../talk.ts";
import { toInnerQuotes } from "../wording/inner-quotes.ts";

/** How many further answers are asked what they would lead to. */
const looksAhead = 3;

const listOfCast = async ({ topic: id, cast, input, question }: NonNullable<TalkRequest["standing"]>, { locale, tier }: TalkRequest): Promise<string[]> => {
  const topic = await getCastTopic(id);
  const asked = hearQuestion(withoutBirths(question, input), locale);
  const next = Array.from({ length: looksAhead }, (_, turn) => topic.answer(cast, asked, { tier, variant: 0, asked, turn }).followUps);
  return [...topic.tell(cast, asked, { tier, variant: 0 }).followUps, ...next.flat()];
};

/** Questions that the cast that stands can answer, else the topic's own beginnings; none that was named in this chat. Where danger was heard, none. */
export const listOffers = async (request: TalkRequest): Promise<string[]> => {
  const { standing, risk, heard, said, topic, locale, text } = request;
  if (risk !== null || heard.risk !== null) return [];
  const all = standing ? await listOfCast(standing, request) : (await findOpeningWords(topic))[locale].starters;
  const isNamed = (offer: string) => said.some((earlier) => earlier.includes(toInnerQuotes(offer).replace(/[?？]$/, "")));
  return [...new Set(all)].filter((offer) => offer !== text && !isNamed(offer));
};
