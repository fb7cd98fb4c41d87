import type { Tier } from "../../../../shared/constants.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Heard } from "../../../../topics/kit/hearing/heard.ts";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import type { Saying } from "../flow/plan.ts";
import type { FlowState } from "../tables.ts";
import { findCrossings } from "../telling/red-lines.ts";
import type { Told } from "../telling/tell-cast.ts";
import { isVerdictRisk, toLimit } from "./limits/limits.ts";
import { sayings } from "./sayings.ts";

/** What an answer in our own words knows. */
export interface TalkRequest {
  say: Saying;
  heard: Heard;
  text: string;
  locale: Locale;
  /** The chat's. */
  topic: TopicId;
  /** The cast that stands: what it is, what it was made from and for. */
  standing: { topic: string; cast: unknown; input: unknown; question: string } | null;
  /** The question that stands; empty where none does. */
  question: string;
  risk: FlowState["risk"] | null;
  tier: Tier;
  /** How often this answer was told before: another wording is wanted. */
  variant: number;
  /** Our earlier answers in this chat, oldest first: no sentence of theirs comes again. */
  said: readonly string[];
}

/** An answer that is no reading, whole. */
export const talk = async (request: TalkRequest): Promise<Told> => {
  const told = await sayings[request.say](request);
  const { heard, risk, locale } = request;
  const danger = heard.risk ?? risk?.kind ?? null;
  const crosses = isVerdictRisk(danger) && findCrossings(told.text, danger, locale).length > 0;
  return crosses ? toLimit({ ...request, risk: danger }) : told;
};
