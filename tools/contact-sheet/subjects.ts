import { type Said, saidToSpread } from "../../e2e/steps/said.ts";
import { spreadIds } from "../../src/topics/tarot/spreads.ts";
import { type TopicId, topicIds } from "../../src/topics/topic-ids.ts";

export interface Subject {
  /** A topic's id, or one way it is laid: `tarot.cross`. */
  name: string;
  topic: TopicId;
  /** What it is asked, where not with the sentence of its topic. */
  sentence?: Said;
}

/** Every topic, the tarot in each of its spreads. */
export const listSubjects = (): Subject[] =>
  topicIds.flatMap((topic): Subject[] =>
    topic === "tarot" ? spreadIds.map((spread) => ({ name: `tarot.${spread}`, topic, sentence: saidToSpread[spread] })) : [{ name: topic, topic }],
  );
