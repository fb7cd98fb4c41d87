import type { FactsData } from "../../../../shared/contract/stream.ts";
import { getCastTopic, getPrompt } from "../../../../topics/registry.ts";
import { checkFacts } from "./check-facts.ts";
import { checkReading, type Problem } from "./check-reading.ts";
import { toRisk } from "./model-answer.ts";
import { type TellRequest, tellCast } from "./tell-cast.ts";

export interface CheckedTelling {
  data: FactsData;
  followUps: string[];
}

/** Each sentence the validator found fault with is marked in the paragraph it stands in. */
const withDoubts = (data: FactsData, text: string, wrong: readonly Problem[]): FactsData => ({
  ...data,
  paragraphs: data.paragraphs.map((paragraph, place) => {
    const own = text.slice(paragraph.at, data.paragraphs[place + 1]?.at);
    const doubts = new Set([...(paragraph.doubts ?? []), ...wrong.flatMap(({ sentence }) => (own.includes(sentence) ? [sentence] : []))]);
    return doubts.size > 0 ? { ...paragraph, doubts: [...doubts] } : paragraph;
  }),
});

/** What a model's words rest on, and what the built-in reader would have one ask further. @throws AppError topicNotOpen */
export const checkTelling = async ({ telling, text }: { telling: TellRequest; text: string }): Promise<CheckedTelling> => {
  const { topic, cast, locale } = telling;
  const chips = (await getCastTopic(topic)).chips(cast, locale);
  const facts = checkFacts({ text, locale, chips, prompt: await getPrompt(topic), cast });
  const wrong = checkReading({ text, locale, chips, risk: toRisk(telling), said: telling.said, today: telling.today });
  const data = wrong.length === 0 ? facts : withDoubts(facts, text, wrong);
  return { data, followUps: (await tellCast(telling)).followUps };
};
