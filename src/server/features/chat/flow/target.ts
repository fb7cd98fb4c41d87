import type { Question } from "../../../../topics/kit/hearing/question.ts";
import type { CastTopic } from "../../../../topics/kit/topic.ts";
import { getCastTopic, getTopic } from "../../../../topics/registry.ts";
import type { CastTopicId, TopicId } from "../../../../topics/topic-ids.ts";

/** The craft that is to cast, the input its router gives it, and why it is this one. */
export interface Target {
  topic: CastTopic;
  input: Record<string, unknown>;
  because: string | null;
}

/** What the topic stands for now: itself, the craft that was asked for in its place, or the one its router chooses. */
export const resolveTarget = async (topic: TopicId, question: Question, craft: CastTopicId | undefined): Promise<Target> => {
  if (craft) return { topic: await getCastTopic(craft), input: {}, because: null };
  const found = await getTopic(topic);
  if (found.kind === "cast") return { topic: found, input: {}, because: null };
  const route = found.route(question);
  return { topic: await getCastTopic(route.topic), input: route.input, because: route.because };
};
