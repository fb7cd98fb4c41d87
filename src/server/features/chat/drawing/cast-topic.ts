import { chanceOf, hexToBytes } from "../../../../shared/chance.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { getCastTopic } from "../../../../topics/registry.ts";

export interface CastRequest {
  topic: string;
  /** As the topic's `parse` gave it. */
  input: unknown;
  /** What the person drew of this topic before, newest first, with their own days (YYYY-MM-DD); empty where the topic does not look back. */
  earlier: { cast: unknown; date: string }[];
  /** Hex. */
  seed: string;
  castId: string;
  nonce: string;
  /** The instant of the cast, ISO 8601 UTC. */
  moment: string;
  locale: Locale;
}

export interface MadeCast {
  cast: unknown;
  /** With what earlier casts gave it: the cast can be made again from it. */
  input: unknown;
  engineVersion: number;
  /** What the cast is called in a list. */
  summary: string;
  /** The person brought what else is drawn: nothing was sealed. */
  isOwn: boolean;
}

/** One cast with the chance of its seal. @throws AppError topicNotOpen */
export const castTopic = async ({ topic: id, earlier, seed, castId, nonce, moment, locale, ...given }: CastRequest): Promise<MadeCast> => {
  const topic = await getCastTopic(id);
  const { recall, engineVersion } = topic;
  const recalled = recall && earlier.length > 0 ? { [recall.field]: earlier.map(({ cast, date }) => recall.from(cast, date)) } : null;
  const input = recalled ? { ...(given.input as object), ...recalled } : given.input;
  const cast = topic.cast(input, { chance: chanceOf(hexToBytes(seed), castId, nonce), moment });
  return { cast, input, engineVersion, summary: topic.summarise(cast, locale), isOwn: topic.bringsDraw(input) };
};
