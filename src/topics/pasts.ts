import type { PastCraft } from "./kit/past/past.ts";
import type { PastTopic } from "./kit/past/past-topics.ts";

/** How each craft reads a past, fetched when it is first asked for. */
const pasts: Record<PastTopic, () => Promise<PastCraft>> = {
  birthday: async () => (await import("./birthday/past/past.ts")).birthdayPast,
  astro: async () => (await import("./astro/past/past.ts")).astroPast,
};

export const getPastCraft = (topic: PastTopic): Promise<PastCraft> => pasts[topic]();
