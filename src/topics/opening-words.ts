import type { Locale } from "../shared/i18n/locale.ts";
import type { TopicWords } from "./kit/topic.ts";
import { manifest } from "./manifest.ts";
import type { TopicId } from "./topic-ids.ts";

type Words = Record<Locale, TopicWords>;

const loading = new Map<TopicId, Promise<Words>>();

/** What a new chat of a topic opens with: at hand, or on its way (always the same promise for a topic, until one fails). */
export const findOpeningWords = (topic: TopicId): Words | Promise<Words> => {
  const { words } = manifest[topic];
  if (typeof words !== "function") return words;
  const known = loading.get(topic);
  if (known) return known;
  const coming = words().then((module) => module.words);
  loading.set(topic, coming);
  coming.catch(() => loading.delete(topic));
  return coming;
};
