import type { InputField } from "../../../../shared/contract/input-field.ts";
import { registry } from "../../../../topics/registry.ts";
import { type TopicId, topicIds } from "../../../../topics/topic-ids.ts";

/** All that each topic could ask for. */
export const listFields = async (): Promise<Record<TopicId, InputField[]>> =>
  Object.fromEntries(await Promise.all(topicIds.map(async (id) => [id, await registry[id].fields()]))) as Record<TopicId, InputField[]>;
