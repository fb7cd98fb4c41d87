import type { TopicId } from "../../../topics/topic-ids.ts";

/** The words a topic has of its own, else those for any. */
export const wordsOf = (byTopic: { any: string } & Partial<Record<TopicId, string>>, topic: string): string => byTopic[topic as TopicId] ?? byTopic.any;
