import type { InputField } from "../../../../shared/contract/chat.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { isOpenTopic, type OpenTopicId } from "../../../../shared/topic-ids.ts";
import type { Question } from "../../../../topics/kit/question/question.ts";
import { understandQuestion } from "../../../../topics/kit/question/understand.ts";
import type { CastTopic } from "../../../../topics/kit/topic.ts";
import { getCastTopic, topics } from "../../../../topics/registry.ts";
import type { FlowState } from "../tables.ts";
import { isDespair } from "./care.ts";
import { understandIntent } from "./intent.ts";

export type Plan =
  | { kind: "care"; flow: FlowState }
  /** Something is still missing: asked in words and as a small form. */
  | { kind: "ask"; topic: OpenTopicId; fields: InputField[]; flow: FlowState }
  | { kind: "tell"; topic: CastTopic; input: unknown; question: Question; because: string | null; flow: FlowState }
  /** A follow-up, told from the cast that stands. */
  | { kind: "answer"; castId: string; asked: Question; flow: FlowState };

export interface PlanRequest {
  topic: OpenTopicId;
  /** The flow after the message this one answers; null at a chat's start. */
  flow: FlowState | null;
  text: string;
  inputs: Record<string, unknown>;
  locale: Locale;
}

/** What the cast topic `topic` stands for now, and the input its router gives it. */
const resolve = (topic: OpenTopicId, question: Question): { topic: CastTopic; input: Record<string, unknown>; because: string | null } => {
  const found = topics[topic];
  if (found.kind === "cast") return { topic: found, input: {}, because: null };
  const route = found.route(question);
  return { topic: getCastTopic(route.topic), input: route.input, because: route.because };
};

/**
 * Decides by rule what a message leads to: care, a question back, a cast, or an answer from the cast that stands.
 * @throws AppError invalidParameters for an empty message, or inputs the topic does not take
 */
export const planNext = ({ topic, flow: given, text, inputs, locale }: PlanRequest): Plan => {
  if (!isOpenTopic(topic)) throw new AppError("topicNotOpen");
  const flow: FlowState = given?.topic === topic ? given : { topic, known: {}, question: "", castId: null, turn: 0 };
  const hasInputs = Object.keys(inputs).length > 0;
  if (text.trim() === "" && !hasInputs) throw new AppError("invalidParameters", { fields: { question: "required" } });
  if (isDespair(text)) return { kind: "care", flow };

  const intent = understandIntent(text);
  const asked = intent.isFresh || intent.isStart ? intent.rest : text.trim();
  const question = understandQuestion(asked || flow.question, locale);
  const target = resolve(topic, question);
  const understood = target.topic.understand(text, flow.known, locale);
  const isFresh = flow.castId === null || intent.isFresh || hasInputs || Object.keys(understood).length > 0;
  if (!isFresh && flow.castId !== null)
    return { kind: "answer", castId: flow.castId, asked: understandQuestion(text.trim(), locale), flow: { ...flow, turn: flow.turn + 1 } };

  // A cast that has been told leaves nothing behind but its question; what is gathered for the next one starts anew.
  const kept = flow.castId === null ? flow.known : {};
  const known = { ...kept, ...target.input, ...understood, ...inputs, question: question.text };
  const fields = target.topic.missing(known);
  const next: FlowState = { topic, known, question: question.text, castId: null, turn: 0 };
  if (fields.length > 0) return { kind: "ask", topic: target.topic.id, fields, flow: next };
  return { kind: "tell", topic: target.topic, input: target.topic.parse(known), question, because: target.because, flow: next };
};
