import type { InputField } from "../../../../shared/contract/input-field.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { CastId } from "../../../../shared/ids.ts";
import { toMendField } from "../../../../topics/kit/birth/lacking.ts";
import { isAsking } from "../../../../topics/kit/birth/speech/gate.ts";
import type { Question } from "../../../../topics/kit/question/question.ts";
import { understandQuestion } from "../../../../topics/kit/question/understand.ts";
import type { CastTopic } from "../../../../topics/kit/topic.ts";
import { getCastTopic, getTopic } from "../../../../topics/registry.ts";
import { isTopicId, type TopicId } from "../../../../topics/topic-ids.ts";
import { isBlank } from "../../../kernel/is-blank.ts";
import type { FlowState } from "../tables.ts";
import { completeBirths, isBirth, listKept, pickKept } from "./births.ts";
import { isDespair } from "./care.ts";
import { type Courtesy, findCourtesy } from "./courtesy.ts";
import { understandIntent } from "./intent.ts";
import { hasTest, isAnswers, picksOnlyTest, pickTest, toTestTopic, understandWords } from "./sit.ts";

/** What a message leads to, as plain data. */
export type Plan =
  | { kind: "care"; flow: FlowState }
  /** A greeting or thanks: answered in kind, nothing is cast. */
  | { kind: "greet"; topic: TopicId; courtesy: Courtesy; flow: FlowState }
  /** Something is still missing: asked in words and as a small form. `isForTest`: of a topic that asks its questions in a sitting. */
  | { kind: "ask"; topic: TopicId; isForTest: boolean; fields: InputField[]; flow: FlowState }
  /** Only a test's answers are missing: its questions are put one by one. `isAsked`: words came along that its report can answer. */
  | { kind: "sit"; test: string; version: unknown; isFresh: boolean; isAsked: boolean; flow: FlowState }
  /** A cast. `recalls`: the topic wants to know of earlier ones. */
  | { kind: "tell"; topic: TopicId; input: unknown; recalls: boolean; question: string; because: string | null; flow: FlowState }
  /** A follow-up, told from the cast that stands. */
  | { kind: "answer"; castId: CastId; asked: string; flow: FlowState };

export interface PlanRequest {
  topic: TopicId;
  /** The flow after the message this one answers; null at a chat's start. */
  flow: FlowState | null;
  text: string;
  inputs: Record<string, unknown>;
  locale: Locale;
}

/** What the cast topic `topic` stands for now, and the input its router gives it. */
const resolve = async (topic: TopicId, question: Question): Promise<{ topic: CastTopic; input: Record<string, unknown>; because: string | null }> => {
  const found = await getTopic(topic);
  if (found.kind === "cast") return { topic: found, input: {}, because: null };
  const route = found.route(question);
  return { topic: await getCastTopic(route.topic), input: route.input, because: route.because };
};

/**
 * The input when it is whole, else the fields to ask for. What a form or a program sent wrong is an error; what words gave in part, or gave of a
 * birth that no clock showed, is asked.
 * @throws AppError invalidParameters
 */
const gather = (
  topic: CastTopic,
  known: Record<string, unknown>,
  inputs: Record<string, unknown>,
): { input: unknown } | { fields: InputField[] } | { isToSit: true } => {
  const missing = topic.missing(known);
  const fields = missing.filter((field) => !isAnswers(field));
  if (fields.length > 0) return { fields };
  if (missing.length > 0) return { isToSit: true };
  try {
    return { input: topic.parse(known) };
  } catch (error) {
    if (!(error instanceof AppError) || !error.details || !("fields" in error.details)) throw error;
    const wrong = Object.entries(error.details.fields).map(([path, code]) => ({ path: path.split("."), code }));
    const fields = topic.fields.flatMap((field) => {
      const found = wrong.find(({ path }) => path[0] === field.name);
      if (!found) return [];
      return [isBirth(field) ? toMendField(field, found.path.at(-1)!, found.code) : field];
    });
    if (fields.length === 0 || wrong.some(({ path }) => path[0]! in inputs)) throw error;
    return { fields };
  }
};

/** What goes with any message: the question itself, the picture that came with it, and which sitting's test. */
const anywhere = ["question", "picture", "test", "version"];

/** @throws AppError invalidParameters: inputs.<name> → unrecognized_keys for what none of the topics takes */
const refuseUnknown = (inputs: Record<string, unknown>, takers: readonly CastTopic[]): void => {
  const unknown = Object.keys(inputs).filter((name) => !anywhere.includes(name) && !takers.some(({ takes }) => takes.has(name)));
  if (unknown.length === 0) return;
  throw new AppError("invalidParameters", {
    fields: Object.fromEntries(unknown.slice(0, 10).map((name) => [`inputs.${name.slice(0, 64)}`, "unrecognized_keys"])),
  });
};

/**
 * Decides by rule what a message leads to: care, a question back, a test, a cast, or an answer from the cast that stands.
 * @throws AppError invalidParameters for an empty message, or inputs the topic does not take
 */
export const planNext = async ({ topic, inputs, locale, ...given }: PlanRequest): Promise<Plan> => {
  if (!isTopicId(topic)) throw new AppError("topicNotOpen");
  const start: FlowState = { topic, known: {}, question: "", castId: null, turn: 0 };
  const flow = given.flow?.topic === topic ? given.flow : start;
  // A form may carry the question as one of its fields.
  const text = isBlank(given.text) && typeof inputs.question === "string" ? inputs.question : given.text;
  const hasInputs = Object.keys(inputs).length > 0;
  if (isBlank(given.text) && !hasInputs) throw new AppError("invalidParameters", { fields: { question: "required" } });
  if ([text, ...Object.values(inputs)].some((words) => typeof words === "string" && isDespair(words))) return { kind: "care", flow };
  const courtesy = hasInputs ? null : findCourtesy(text);
  if (courtesy) return { kind: "greet", topic, courtesy, flow };

  const intent = understandIntent(text);
  if (intent.isOther && intent.rest === "" && !hasInputs) {
    const left = (await resolve(topic, understandQuestion(flow.question, locale))).topic;
    return { kind: "greet", topic, courtesy: "greeting", flow: { ...start, known: pickKept(flow.known, left) } };
  }
  const asked = intent.isFresh || intent.isStart ? intent.rest : text.trim();
  // What is still asked for goes to the topic the question was for, wherever these words alone would lead.
  const asking = flow.castId === null && flow.question !== "" ? await resolve(topic, understandQuestion(flow.question, locale)) : null;
  const isForAsking = asking !== null && Object.keys(await understandWords(asking.topic, text, flow, locale)).length > 0;
  const named = isForAsking ? asking : await resolve(topic, understandQuestion(asked || flow.question, locale));
  const understood = await understandWords(named.topic, text, flow, locale);
  const hearsKept = listKept(named.topic).some((name) => name in understood);
  const isCorrection = flow.castId !== null && hearsKept && !intent.isFresh;
  // What was asked for is an answer to us, not a question of theirs; unless it brings the question that was still to come.
  const bringsQuestion = hearsKept && isAsking(text) && (flow.castId !== null || !isAsking(flow.question));
  const isReply = (flow.castId === null || isCorrection) && flow.question !== "" && Object.keys(understood).length > 0 && !bringsQuestion;
  const question = understandQuestion(isReply || picksOnlyTest(named.topic, text, understood) ? flow.question : asked || flow.question, locale);
  const target = isReply ? await resolve(topic, question) : named;
  const isFresh = flow.castId === null || intent.isFresh || intent.isStart || hasInputs || Object.keys(understood).length > 0;
  if (!isFresh && flow.castId !== null) return { kind: "answer", castId: flow.castId, asked: text.trim(), flow: { ...flow, turn: flow.turn + 1 } };

  // A cast that has been told leaves its question and what its topic keeps behind, and all of it where only that was put right.
  const kept = flow.castId === null || isCorrection ? flow.known : { ...pickKept(flow.known, target.topic), ...pickTest(flow.known, target.topic) };
  const sent = completeBirths(inputs, kept, target.topic.fields);
  const known: Record<string, unknown> = { ...kept, ...target.input, ...understood, ...sent, question: question.text };
  const next: FlowState = { topic, known, question: question.text, castId: null, turn: 0 };
  const caster = await toTestTopic(target.topic, known);
  refuseUnknown(inputs, [target.topic, caster]);
  const gathered = gather(caster, known, inputs);
  if ("fields" in gathered) return { kind: "ask", topic: caster.id, isForTest: hasTest(caster), fields: gathered.fields, flow: next };
  if ("input" in gathered) {
    const { id, recall } = caster;
    return { kind: "tell", topic: id, input: gathered.input, recalls: recall !== null, question: question.text, because: target.because, flow: next };
  }
  const test = typeof known.test === "string" ? known.test : caster.id;
  const isAsked = question.text !== "" && question.text !== flow.question;
  return { kind: "sit", test, version: known.version, isFresh: intent.isFresh, isAsked, flow: next };
};
