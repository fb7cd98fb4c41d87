import type { Locale } from "../shared/i18n/locale.ts";
import type { OpenTopicId } from "../shared/topic-ids.ts";
import { words as ask } from "./ask/words.ts";
import type { TopicWords } from "./kit/topic.ts";
import { words as tarot } from "./tarot/words.ts";
import { words as zhouYi } from "./zhou-yi/words.ts";

type Words = Record<Locale, TopicWords>;

/** What a new chat of these topics opens with comes with the page: most first visits go there. */
const near = { ask, zhouYi, tarot };

/** Browser only: what every other topic opens with, fetched when it is opened. */
const openingWords: Record<Exclude<OpenTopicId, keyof typeof near>, () => Promise<{ words: Words }>> = {
  TaoTeChing: () => import("./tao-te-ching/words.ts"),
  auspicious: () => import("./auspicious/words.ts"),
  business: () => import("./business/words.ts"),
  birthday: () => import("./birthday/words.ts"),
  dream: () => import("./dream/words.ts"),
  fengshui: () => import("./fengshui/words.ts"),
  fortune: () => import("./fortune/words.ts"),
  marriage: () => import("./marriage/words.ts"),
  name: () => import("./name/words.ts"),
  number: () => import("./number/words.ts"),
  astro: () => import("./astro/words.ts"),
  numerology: () => import("./numerology/words.ts"),
  personality: () => import("./personality/words.ts"),
  purpleStar: () => import("./purple-star/words.ts"),
  palmistry: () => import("./palmistry/words.ts"),
  huangdi: () => import("./huangdi/words.ts"),
  mbti: () => import("./mbti/words.ts"),
};

const isNear = (topic: OpenTopicId): topic is keyof typeof near => Object.hasOwn(near, topic);
const loading = new Map<OpenTopicId, Promise<Words>>();

const load = (topic: Exclude<OpenTopicId, keyof typeof near>): Promise<Words> => {
  const known = loading.get(topic);
  if (known) return known;
  const coming = openingWords[topic]().then(({ words }) => words);
  loading.set(topic, coming);
  coming.catch(() => loading.delete(topic));
  return coming;
};

/** What a new chat of a topic opens with: at hand, or on its way (always the same promise for a topic). */
export const findOpeningWords = (topic: OpenTopicId): Words | Promise<Words> => (isNear(topic) ? near[topic] : load(topic));
