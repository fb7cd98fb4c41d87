/** The crafts that name years of a life by rules of their own. Whoever offers the check knows only these names. */
export const pastTopics = ["birthday", "astro"] as const;
export type PastTopic = (typeof pastTopics)[number];

export const isPastTopic = (topic: string): topic is PastTopic => (pastTopics as readonly string[]).includes(topic);
