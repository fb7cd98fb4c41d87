import { manifest, type TopicId } from "./manifest.ts";

export type { TopicId } from "./manifest.ts";
/** `ask` hands its questions to one of these. */
export type CastTopicId = Exclude<TopicId, "ask">;

/** In the order of the topic list. */
export const topicIds = Object.keys(manifest) as TopicId[];

/** True for a key that is a topic's; ids come from addresses, programs and stored rows. */
export const isTopicId = (id: string): id is TopicId => Object.hasOwn(manifest, id);

const idsByLetter = new Map(topicIds.map((id) => [manifest[id].letter, id]));

/** A topic by its wire letter or its key; undefined for anything else. */
export const findTopicId = (letterOrId: string): TopicId | undefined => idsByLetter.get(letterOrId) ?? (isTopicId(letterOrId) ? letterOrId : undefined);

/** The one place that turns a topic id into its folder: `purpleStar` → `purple-star`. */
export const toTopicFolder = (id: string): string => id.replace(/[A-Z]/g, (letter, at: number) => `${at > 0 ? "-" : ""}${letter.toLowerCase()}`);
