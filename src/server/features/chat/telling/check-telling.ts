import type { FactsData } from "../../../../shared/contract/stream.ts";
import { getCastTopic, getPrompt } from "../../../../topics/registry.ts";
import { checkFacts } from "./check-facts.ts";
import { type TellRequest, tellCast } from "./tell-cast.ts";

export interface CheckedTelling {
  data: FactsData;
  followUps: string[];
}

/** What a model's words rest on, and what the built-in reader would have one ask further. @throws AppError topicNotOpen */
export const checkTelling = async ({ telling, text }: { telling: TellRequest; text: string }): Promise<CheckedTelling> => {
  const { topic, cast, locale } = telling;
  const chips = (await getCastTopic(topic)).chips(cast, locale);
  const data = checkFacts({ text, locale, chips, prompt: await getPrompt(topic), cast });
  return { data, followUps: (await tellCast(telling)).followUps };
};
