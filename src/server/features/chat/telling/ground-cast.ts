import { understandQuestion } from "../../../../topics/kit/question/understand.ts";
import { getCastTopic, getPrompt } from "../../../../topics/registry.ts";
import { type GroundingRequest, toGrounding } from "./grounding.ts";
import type { TellRequest } from "./tell-cast.ts";

export interface GroundRequest extends Pick<GroundingRequest, "history" | "begun"> {
  telling: TellRequest;
}

/** A model's messages for a cast. @throws AppError topicNotOpen */
export const groundCast = async ({ telling, history, begun }: GroundRequest): Promise<ReturnType<typeof toGrounding>> => {
  const { topic, cast, question, locale, tier, variant, further } = telling;
  const chips = (await getCastTopic(topic)).chips(cast, locale);
  return toGrounding({
    prompt: await getPrompt(topic),
    locale,
    chips,
    tier,
    history,
    variant,
    begun,
    question: understandQuestion(further?.asked ?? question, locale).text,
    isFollowUp: further !== null,
  });
};
