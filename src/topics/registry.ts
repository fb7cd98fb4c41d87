import type { InputField } from "../shared/contract/input-field.ts";
import { AppError } from "../shared/errors.ts";
import type { Asked, Craft } from "./kit/asked.ts";
import type { Draws } from "./kit/drawn.ts";
import type { ToLeaning } from "./kit/leaning/leaning.ts";
import type { TopicPrompt } from "./kit/prompt.ts";
import type { Sharing } from "./kit/sharing/sharing.ts";
import { joinTerms } from "./kit/terms/join-terms.ts";
import type { Term } from "./kit/terms/term.ts";
import type { CastTopic, RouteTopic, Topic } from "./kit/topic.ts";
import { type CastTopicId, isTopicId } from "./topic-ids.ts";

interface Row<Kind extends Topic> {
  /** The topic whole: engine, readings, lexicon. */
  topic(): Promise<Kind>;
  /** All it could ask for, without the topic. */
  fields(): Promise<InputField[]>;
}
interface CastRow extends Row<CastTopic> {
  /** How it is asked for in the open topic. */
  asked(): Promise<Asked>;
  /** Never travels to the browser. */
  prompt(): Promise<TopicPrompt>;
  /** Every term its readings and chips can print, explained. Never travels to the browser. */
  terms(): Promise<readonly Term[]>;
  /** What of its casts strangers may see. */
  sharing(): Promise<Sharing>;
  /** How its fair draws are counted; left out: it draws nothing. */
  draws?(): Promise<Draws>;
  /** What a cast of it says of a question, to be laid beside another craft's. Only of `comparedTopics`. */
  leaning?(): Promise<ToLeaning>;
}
type Registry = Record<CastTopicId, CastRow> & { ask: Row<RouteTopic> };

/** What the server and the command line need of a topic, each part loaded when it is first wanted. In the order in which an open question is tested for them. */
export const registry: Registry = {
  ask: {
    topic: async () => (await import("./ask/topic.ts")).toAsk(await listCrafts()),
    fields: async () => (await import("./ask/input.ts")).askFields,
  },
  tarot: {
    topic: async () => (await import("./tarot/topic.ts")).tarot,
    prompt: async () => (await import("./tarot/prompt.ts")).tarotPrompt,
    fields: async () => (await import("./tarot/input.ts")).tarotFields,
    asked: async () => (await import("./tarot/asked.ts")).asked,
    terms: async () => (await import("./tarot/terms.ts")).terms,
    sharing: async () => (await import("./tarot/sharing.ts")).sharing,
    draws: async () => (await import("./tarot/draws.ts")).draws,
    leaning: async () => (await import("./tarot/leaning.ts")).leaning,
  },
  zhouYi: {
    topic: async () => (await import("./zhou-yi/topic.ts")).zhouYi,
    prompt: async () => (await import("./zhou-yi/prompt.ts")).zhouYiPrompt,
    fields: async () => (await import("./zhou-yi/input.ts")).zhouYiFields,
    asked: async () => (await import("./zhou-yi/asked.ts")).asked,
    terms: async () => (await import("./zhou-yi/terms.ts")).terms,
    sharing: async () => (await import("./zhou-yi/sharing.ts")).sharing,
    draws: async () => (await import("./zhou-yi/draws.ts")).draws,
    leaning: async () => (await import("./zhou-yi/leaning.ts")).leaning,
  },
  dream: {
    topic: async () => (await import("./dream/topic.ts")).dream,
    prompt: async () => (await import("./dream/prompt.ts")).dreamPrompt,
    fields: async () => (await import("./dream/input.ts")).dreamFields,
    asked: async () => (await import("./dream/asked.ts")).asked,
    terms: async () => (await import("./dream/terms.ts")).terms,
    sharing: async () => (await import("./dream/sharing.ts")).sharing,
  },
  palmistry: {
    topic: async () => (await import("./palmistry/topic.ts")).palmistry,
    prompt: async () => (await import("./palmistry/prompt.ts")).palmistryPrompt,
    fields: async () => (await import("./palmistry/input.ts")).palmistryFields,
    asked: async () => (await import("./palmistry/asked.ts")).asked,
    terms: async () => (await import("./palmistry/terms.ts")).terms,
    sharing: async () => (await import("./palmistry/sharing.ts")).sharing,
  },
  mbti: {
    topic: async () => (await import("./mbti/topic.ts")).mbti,
    prompt: async () => (await import("./mbti/prompt.ts")).mbtiPrompt,
    fields: async () => (await import("./mbti/input.ts")).mbtiFields,
    asked: async () => (await import("./mbti/asked.ts")).asked,
    terms: async () => (await import("./mbti/terms.ts")).terms,
    sharing: async () => (await import("./mbti/sharing.ts")).sharing,
  },
  personality: {
    topic: async () => (await import("./personality/topic.ts")).personality,
    prompt: async () => (await import("./personality/prompt.ts")).personalityPrompt,
    fields: async () => (await import("./personality/input.ts")).personalityFields,
    asked: async () => (await import("./personality/asked.ts")).asked,
    terms: async () => (await import("./personality/terms.ts")).terms,
    sharing: async () => (await import("./personality/sharing.ts")).sharing,
  },
  fortune: {
    topic: async () => (await import("./fortune/topic.ts")).fortune,
    prompt: async () => (await import("./fortune/prompt.ts")).fortunePrompt,
    fields: async () => (await import("./fortune/input.ts")).fortuneFields,
    asked: async () => (await import("./fortune/asked.ts")).asked,
    terms: async () => (await import("./fortune/terms.ts")).terms,
    sharing: async () => (await import("./fortune/sharing.ts")).sharing,
    draws: async () => (await import("./fortune/draws.ts")).draws,
    leaning: async () => (await import("./fortune/leaning.ts")).leaning,
  },
  business: {
    topic: async () => (await import("./business/topic.ts")).business,
    prompt: async () => (await import("./business/prompt.ts")).businessPrompt,
    fields: async () => (await import("./business/input.ts")).businessFields,
    asked: async () => (await import("./business/asked.ts")).asked,
    terms: async () => (await import("./business/terms.ts")).terms,
    sharing: async () => (await import("./business/sharing.ts")).sharing,
  },
  name: {
    topic: async () => (await import("./name/topic.ts")).name,
    prompt: async () => (await import("./name/prompt.ts")).namePrompt,
    fields: async () => (await import("./name/input.ts")).nameFields,
    asked: async () => (await import("./name/asked.ts")).asked,
    terms: async () => (await import("./name/terms.ts")).terms,
    sharing: async () => (await import("./name/sharing.ts")).sharing,
  },
  auspicious: {
    topic: async () => (await import("./auspicious/topic.ts")).auspicious,
    prompt: async () => (await import("./auspicious/prompt.ts")).auspiciousPrompt,
    fields: async () => (await import("./auspicious/input.ts")).auspiciousFields,
    asked: async () => (await import("./auspicious/asked.ts")).asked,
    terms: async () => (await import("./auspicious/terms.ts")).terms,
    sharing: async () => (await import("./auspicious/sharing.ts")).sharing,
  },
  fengshui: {
    topic: async () => (await import("./fengshui/topic.ts")).fengshui,
    prompt: async () => (await import("./fengshui/prompt.ts")).fengshuiPrompt,
    fields: async () => (await import("./fengshui/input.ts")).fengshuiFields,
    asked: async () => (await import("./fengshui/asked.ts")).asked,
    terms: async () => (await import("./fengshui/terms.ts")).terms,
    sharing: async () => (await import("./fengshui/sharing.ts")).sharing,
  },
  marriage: {
    topic: async () => (await import("./marriage/topic.ts")).marriage,
    prompt: async () => (await import("./marriage/prompt.ts")).marriagePrompt,
    fields: async () => (await import("./marriage/input.ts")).marriageFields,
    asked: async () => (await import("./marriage/asked.ts")).asked,
    terms: async () => (await import("./marriage/terms.ts")).terms,
    sharing: async () => (await import("./marriage/sharing.ts")).sharing,
  },
  numerology: {
    topic: async () => (await import("./numerology/topic.ts")).numerology,
    prompt: async () => (await import("./numerology/prompt.ts")).numerologyPrompt,
    fields: async () => (await import("./numerology/input.ts")).numerologyFields,
    asked: async () => (await import("./numerology/asked.ts")).asked,
    terms: async () => (await import("./numerology/terms.ts")).terms,
    sharing: async () => (await import("./numerology/sharing.ts")).sharing,
  },
  astro: {
    topic: async () => (await import("./astro/topic.ts")).astro,
    prompt: async () => (await import("./astro/prompt.ts")).astroPrompt,
    fields: async () => (await import("./astro/input.ts")).astroFields,
    asked: async () => (await import("./astro/asked.ts")).asked,
    terms: async () => (await import("./astro/terms.ts")).terms,
    sharing: async () => (await import("./astro/sharing.ts")).sharing,
    leaning: async () => (await import("./astro/leaning.ts")).leaning,
  },
  purpleStar: {
    topic: async () => (await import("./purple-star/topic.ts")).purpleStar,
    prompt: async () => (await import("./purple-star/prompt.ts")).purpleStarPrompt,
    fields: async () => (await import("./purple-star/input.ts")).purpleStarFields,
    asked: async () => (await import("./purple-star/asked.ts")).asked,
    terms: async () => (await import("./purple-star/terms.ts")).terms,
    sharing: async () => (await import("./purple-star/sharing.ts")).sharing,
    leaning: async () => (await import("./purple-star/leaning.ts")).leaning,
  },
  huangdi: {
    topic: async () => (await import("./huangdi/topic.ts")).huangdi,
    prompt: async () => (await import("./huangdi/prompt.ts")).huangdiPrompt,
    fields: async () => (await import("./huangdi/input.ts")).huangdiFields,
    asked: async () => (await import("./huangdi/asked.ts")).asked,
    terms: async () => (await import("./huangdi/terms.ts")).terms,
    sharing: async () => (await import("./huangdi/sharing.ts")).sharing,
  },
  birthday: {
    topic: async () => (await import("./birthday/topic.ts")).birthday,
    prompt: async () => (await import("./birthday/prompt.ts")).birthdayPrompt,
    fields: async () => (await import("./birthday/input.ts")).birthdayFields,
    asked: async () => (await import("./birthday/asked.ts")).asked,
    terms: async () => (await import("./birthday/terms.ts")).terms,
    sharing: async () => (await import("./birthday/sharing.ts")).sharing,
    leaning: async () => (await import("./birthday/leaning.ts")).leaning,
  },
  TaoTeChing: {
    topic: async () => (await import("./tao-te-ching/topic.ts")).taoTeChing,
    prompt: async () => (await import("./tao-te-ching/prompt.ts")).taoTeChingPrompt,
    fields: async () => (await import("./tao-te-ching/input.ts")).taoTeChingFields,
    asked: async () => (await import("./tao-te-ching/asked.ts")).asked,
    terms: async () => (await import("./tao-te-ching/terms.ts")).terms,
    sharing: async () => (await import("./tao-te-ching/sharing.ts")).sharing,
    draws: async () => (await import("./tao-te-ching/draws.ts")).draws,
    leaning: async () => (await import("./tao-te-ching/leaning.ts")).leaning,
  },
  number: {
    topic: async () => (await import("./number/topic.ts")).number,
    prompt: async () => (await import("./number/prompt.ts")).numberPrompt,
    fields: async () => (await import("./number/input.ts")).numberFields,
    asked: async () => (await import("./number/asked.ts")).asked,
    terms: async () => (await import("./number/terms.ts")).terms,
    sharing: async () => (await import("./number/sharing.ts")).sharing,
    draws: async () => (await import("./number/draws.ts")).draws,
    leaning: async () => (await import("./number/leaning.ts")).leaning,
  },
};

const { ask: _ask, ...castRows } = registry;
const castRowEntries = Object.entries(castRows) as [CastTopicId, CastRow][];

/** The topics that cast, as open questions ask for them; the first whose sign is there decides. */
export const listCrafts = (): Promise<Craft<CastTopicId>[]> => Promise.all(castRowEntries.map(async ([topic, { asked }]) => ({ topic, ...(await asked()) })));

/** The terms of all crafts, for a question outside the present one: of one name the first topic’s that has it. */
export const listTerms = async (): Promise<readonly Term[]> => joinTerms(...(await Promise.all(castRowEntries.map(([, { terms }]) => terms()))));

/** The terms of one topic. @throws AppError topicNotOpen for a topic that casts nothing itself, and for what is none (any more) */
export const getTerms = (id: string): Promise<readonly Term[]> => {
  if (!Object.hasOwn(castRows, id)) throw new AppError("topicNotOpen");
  return castRows[id as CastTopicId].terms();
};

/** @throws AppError topicNotOpen for a topic that casts nothing itself, and for what is none (any more) */
export const getSharing = (id: string): Promise<Sharing> => {
  if (!Object.hasOwn(castRows, id)) throw new AppError("topicNotOpen");
  return castRows[id as CastTopicId].sharing();
};

/** How the fair draws of a topic are counted; null for what draws nothing, or is no topic (any more). */
export const findDraws = async (id: string): Promise<Draws | null> =>
  Object.hasOwn(castRows, id) ? ((await castRows[id as CastTopicId].draws?.()) ?? null) : null;
/** @throws AppError topicNotOpen for a craft that is not compared */
export const getLeaning = (id: string): Promise<ToLeaning> => {
  const leaning = Object.hasOwn(castRows, id) ? castRows[id as CastTopicId].leaning : undefined;
  if (!leaning) throw new AppError("topicNotOpen");
  return leaning();
};

/** @throws AppError topicNotOpen for what is no topic (any more) */
export const getTopic = (id: string): Promise<Topic> => {
  if (!isTopicId(id)) throw new AppError("topicNotOpen");
  return registry[id].topic();
};

/** @throws AppError topicNotOpen for a topic that casts nothing itself, and for what is none (any more) */
export const getCastTopic = async (id: string): Promise<CastTopic> => {
  const topic = await getTopic(id);
  if (topic.kind !== "cast") throw new AppError("topicNotOpen");
  return topic;
};

/** @throws AppError topicNotOpen for a topic that casts nothing itself, and for what is none (any more) */
export const getPrompt = (id: string): Promise<TopicPrompt> => {
  if (!Object.hasOwn(castRows, id)) throw new AppError("topicNotOpen");
  return castRows[id as CastTopicId].prompt();
};
