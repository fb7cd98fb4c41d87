import type { InputField } from "../../../../shared/contract/input-field.ts";
import type { HeardData } from "../../../../shared/contract/stream.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { CastId } from "../../../../shared/ids.ts";
import type { Heard } from "../../../../topics/kit/hearing/heard.ts";
import { getCastTopic } from "../../../../topics/registry.ts";
import { type CastTopicId, isTopicId, type TopicId } from "../../../../topics/topic-ids.ts";
import type { FlowState } from "../tables.ts";
import { toChosenChips } from "./chosen.ts";
import { toHeardChips } from "./heard-chips.ts";
import { rules } from "./rules.ts";
import { type PlanRequest, type Turn, toTurn } from "./turn.ts";

/** What is answered in words of our own: nothing is cast, and no passage of a reading is told. */
export type Saying =
  | Exclude<Heard["act"], "ask" | "draw" | "craft" | "give" | "correct">
  /** What a cast cannot say here, and who can. */
  | "limits"
  /** No help to hurt, to follow or to touch a child. */
  | "refuse"
  /** The same question again within the day. */
  | "sameAgain"
  /** The years of the chart that stands, to be answered. */
  | "past"
  /** A chart is computed: there is nothing to draw anew. */
  | "notDrawn"
  /** A craft was asked for that we have not, or none that is known by that name. */
  | "noCraft"
  /** Whose data was that? */
  | "whose"
  /** What was asked for twice is not asked a third time: another way is offered. */
  | "without"
  /** The present matter is put away; what is the new one? */
  | "newQuestion";

/** What a message leads to, as plain data. */
export type Plan =
  /** Care comes before every cast. */
  | { kind: "care"; risk: "self" | "harmed"; text: string; flow: FlowState }
  /** `castId`: the cast it speaks from, null where none stands. */
  | { kind: "talk"; say: Saying; topic: TopicId; castId: CastId | null; text: string; heard: Heard; flow: FlowState }
  /** Something is still missing: asked in words and as a small form. `isForTest`: of a topic that asks its questions in a sitting. */
  | { kind: "ask"; topic: TopicId; isForTest: boolean; fields: InputField[]; heard: Heard; shown?: HeardData; flow: FlowState }
  /** Only a test's answers are missing: its questions are put one by one. `isAsked`: words came along that its report can answer. */
  | { kind: "sit"; test: string; version: unknown; isFresh: boolean; isAsked: boolean; flow: FlowState }
  /** A cast. `recalls`: the topic wants to know of earlier ones. `after`: the cast it is laid beside, or puts right. */
  | {
      kind: "tell";
      topic: TopicId;
      input: unknown;
      recalls: boolean;
      question: string;
      because: string | null;
      after: { castId: CastId; how: "beside" | "corrected" | "added" } | null;
      heard: Heard;
      shown?: HeardData;
      flow: FlowState;
    }
  /** A follow-up, told from the cast that stands. */
  | { kind: "answer"; castId: CastId; asked: string; heard: Heard; shown?: HeardData; flow: FlowState };

/** The plan with what was understood, for the kinds that show it. */
const withShown = async (plan: Plan, turn: Turn, { flow: given, recent, chosen = [] }: PlanRequest): Promise<Plan> => {
  if (plan.kind !== "ask" && plan.kind !== "tell" && plan.kind !== "answer") return plan;
  const { text, locale, heard, data, inputs } = turn;
  const shown = toHeardChips({
    ...{ text, locale, heard, flow: plan.flow },
    topic: plan.kind === "answer" ? data.target.topic : await getCastTopic(plan.topic as CastTopicId),
    before: given?.frame,
    given: [...Object.keys({ ...data.understood, ...inputs }), ...(data.chosen ?? [])],
    chosen: toChosenChips(chosen, locale),
    isFresh: plan.kind !== "answer",
    said: recent.flatMap((message) => (message.role === "assistant" ? [message.text] : [])),
  });
  return shown ? { ...plan, shown } : plan;
};

/**
 * Decides by rule what a message leads to: care, words of our own, a question back, a test, a cast, or an answer from the cast that stands.
 * The first rule that has an answer gives it.
 * @throws AppError invalidParameters for an empty message, or inputs the topic does not take
 */
export const planNext = async (request: PlanRequest): Promise<Plan> => {
  if (!isTopicId(request.topic)) throw new AppError("topicNotOpen");
  const turn = await toTurn(request);
  for (const { plan } of rules) {
    const found = await plan(turn);
    if (found) return withShown(found, turn, request);
  }
  throw new AppError("unexpected");
};
