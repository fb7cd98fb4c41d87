import { getCastTopic, getPrompt } from "../../../../topics/registry.ts";
import { isVerdictRisk } from "../talking/limits/limits.ts";
import { isLeaning } from "./bound-reading.ts";
import { type GroundingRequest, toGrounding } from "./grounding.ts";
import { describeTurn, toRisk } from "./model-answer.ts";
import type { TellRequest } from "./tell-cast.ts";

export interface GroundRequest extends Pick<GroundingRequest, "history" | "begun"> {
  telling: TellRequest;
}

/** A model's messages for a cast. @throws AppError topicNotOpen */
export const groundCast = async ({ telling, history, begun }: GroundRequest): Promise<ReturnType<typeof toGrounding>> => {
  const { topic, cast, question, locale, tier, variant, further } = telling;
  const isBounded = isVerdictRisk(toRisk(telling));
  const chips = (await getCastTopic(topic)).chips(cast, locale).filter((chip) => !isBounded || !isLeaning(chip));
  const { act, frame } = describeTurn(telling);
  return toGrounding({
    prompt: await getPrompt(topic),
    locale,
    chips,
    tier,
    history,
    variant,
    begun,
    question: (further?.asked ?? question).trim(),
    isBounded,
    turn: { act, frame, dataOf: telling.whose ?? "me" },
    isFollowUp: further !== null,
  });
};
