import type { CastData, FactsData } from "../../../../../shared/contract/stream.ts";
import type { Heard } from "../../../../../topics/kit/hearing/heard.ts";
import type { Plan } from "../../flow/plan.ts";
import type { AnswerKind, TalkTurn } from "../talk.ts";

/** The draw of an answer as its seal opens: what anyone can cast again. */
export interface Opened {
  commitment: string;
  /** The cast made again from the seed; as JSON. */
  again: unknown;
}

/** One turn as it was answered. */
export interface PlayedTurn {
  turn: TalkTurn;
  plan: Plan | null;
  /** As it was heard, before anything was put right. */
  heard: Heard | null;
  text: string;
  cast: CastData | null;
  opened: Opened | null;
  facts: FactsData | null;
  form: { fields: { name: string }[] } | null;
  chips: string[];
  hasLines: boolean;
}

export const kindOf = ({ plan }: PlayedTurn): AnswerKind | null => (plan === null ? null : plan.kind === "talk" ? plan.say : plan.kind);
