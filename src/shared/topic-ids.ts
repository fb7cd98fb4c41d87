/** The twenty topics: the spec's key and its module letter. The pairs are public and frozen by a test. */
export const topicModules = {
  ask: "0",
  zhouYi: "l",
  tarot: "m",
  birthday: "b",
  astro: "a",
  purpleStar: "n",
  fortune: "k",
  number: "p",
  dream: "f",
  fengshui: "i",
  palmistry: "q",
  name: "c",
  marriage: "d",
  auspicious: "g",
  business: "e",
  huangdi: "j",
  numerology: "h",
  mbti: "r",
  personality: "o",
  TaoTeChing: "s",
} as const;

export type TopicId = keyof typeof topicModules;

/** In the order of the topic list. */
export const topicIds = Object.keys(topicModules) as TopicId[];

/** The topics one can use; the others are listed as being prepared. A topic moves here with its folder. */
export const openTopicIds = [
  "ask",
  "zhouYi",
  "tarot",
  "astro",
  "TaoTeChing",
  "number",
  "fengshui",
  "purpleStar",
  "fortune",
  "birthday",
  "marriage",
  "auspicious",
  "name",
  "huangdi",
  "business",
  "mbti",
  "personality",
  "numerology",
  "dream",
  "palmistry",
] as const satisfies TopicId[];
export type OpenTopicId = (typeof openTopicIds)[number];

/** The topics whose cast is a draw, sealed before and opened after; the others are computed from what was given. */
export const drawTopicIds: readonly TopicId[] = ["ask", "zhouYi", "tarot", "fortune", "number", "TaoTeChing"];

/** The topics that look at a picture. */
export const imageTopicIds: readonly TopicId[] = ["fengshui", "palmistry"];

export const isOpenTopic = (id: string): id is OpenTopicId => (openTopicIds as readonly string[]).includes(id);

const idsByModule = new Map(Object.entries(topicModules).map(([id, letter]) => [letter as string, id as TopicId]));

/** A topic by its wire letter or its key; undefined for anything else. */
export const findTopicId = (letterOrId: string): TopicId | undefined =>
  idsByModule.get(letterOrId) ?? (Object.hasOwn(topicModules, letterOrId) ? (letterOrId as TopicId) : undefined);

/** The one place that turns a topic id into its folder: `purpleStar` → `purple-star`. */
export const toTopicFolder = (id: TopicId): string => id.replace(/[A-Z]/g, (letter, at: number) => `${at > 0 ? "-" : ""}${letter.toLowerCase()}`);
