import type { InputField } from "../../../../shared/contract/input-field.ts";
import type { Schools } from "../../../../shared/contract/people.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { type PartialBirth, toPending } from "../../../../topics/kit/birth/partial-birth.ts";
import { getCastTopic } from "../../../../topics/registry.ts";
import type { CastTopicId } from "../../../../topics/topic-ids.ts";
import { settlePlaces } from "../flow/births.ts";
import { pickTaken } from "../flow/gather.ts";
import { hasTest, understandWords } from "../flow/sit.ts";

export interface PreviewRequest {
  topic: CastTopicId;
  text: string;
  inputs: Record<string, unknown>;
  locale: Locale;
  /** The instant it is computed for, ISO 8601 UTC. */
  moment: string;
  /** What the topic draws is not drawn ahead. */
  isDraw: boolean;
  schools: Schools;
}

export interface Preview {
  known: Record<string, unknown>;
  missing: InputField[];
  problems: Record<string, string>;
  cast: unknown;
}

const noChance = {
  below(): never {
    throw new Error("a preview draws nothing");
  },
};
const listProblems = (error: unknown): Record<string, string> => {
  if (error instanceof AppError && error.error === "invalidParameters" && error.details && "fields" in error.details) return error.details.fields;
  throw error;
};

/** A birth of which only the date is there is computed without its hour meanwhile, as one whose hour nobody knows. */
const withoutHours = (known: Record<string, unknown>, births: readonly InputField[]): Record<string, unknown> | null => {
  const begun = births.map(({ name, kind }) => ({ name, kind, birth: known[name] as PartialBirth | undefined }));
  if (begun.some(({ kind, birth }) => kind !== "birth" || birth?.date === undefined || toPending(birth))) return null;
  return { ...known, ...Object.fromEntries(begun.map(({ name, birth }) => [name, { time: null, ...birth }])) };
};

/** What words and fields give a topic so far, and what is computed from them where that is enough. */
export const previewCast = async ({ topic: id, text, inputs, locale, moment, isDraw, schools }: PreviewRequest): Promise<Preview> => {
  const topic = await getCastTopic(id);
  const understood = await understandWords(topic, text, { known: inputs, castId: null }, locale);
  const known = settlePlaces({ ...inputs, ...understood });
  const missing = topic.missing(known);
  const whole = missing.length === 0 ? known : withoutHours(known, missing);
  if (!whole) return { known, missing, problems: {}, cast: null };
  try {
    const input = topic.parse({ ...pickTaken(schools, topic), ...whole });
    const cast = isDraw || hasTest(topic) ? null : topic.cast(input, { chance: noChance, moment });
    return { known, missing, problems: {}, cast };
  } catch (error) {
    return { known, missing, problems: listProblems(error), cast: null };
  }
};
