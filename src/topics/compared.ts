import type { CastTopicId } from "./topic-ids.ts";

/** The crafts that can be asked the same question side by side: those whose casts lean. Draws first, then those of a birth. */
export const comparedTopics = ["tarot", "zhouYi", "fortune", "number", "TaoTeChing", "birthday", "astro", "purpleStar"] as const satisfies CastTopicId[];
export type ComparedTopicId = (typeof comparedTopics)[number];

export const isComparedTopic = (id: string): id is ComparedTopicId => (comparedTopics as readonly string[]).includes(id);
