import type { ModelName } from "../../../../shared/constants.ts";
import { groupContentLength } from "../../../../shared/constants.ts";
import type { RequestOf } from "../../../../shared/contract/call.ts";
import type { sendMessage } from "../../../../shared/contract/chat.ts";
import type { StreamEvent } from "../../../../shared/contract/stream.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { findTopicId, isOpenTopic, type OpenTopicId, topicModules } from "../../../../shared/topic-ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Owner } from "../../../kernel/routes.ts";
import { readDailyAccount, reservePlusUse } from "../../balance/index.ts";
import { draw, getDrawnCast } from "../drawing/service.ts";
import { type Plan, planNext } from "../flow/plan.ts";
import { toTitle } from "../flow/title.ts";
import { findGeneration } from "../generation/queries.ts";
import { toRunKey } from "../generation/run.ts";
import type { Runs } from "../generation/runs.ts";
import {
  findGenerationOfMessage,
  findMessageByClientId,
  findRunningGeneration,
  insertGeneration,
  insertGroup,
  insertMessage,
  listBranch,
  listSiblings,
  type MessageRow,
  updateGroup,
  updateMessage,
} from "../queries.ts";
import type { FlowState } from "../tables.ts";
import { type Composition, composeAnswer, composeAsk, composeCare, composeTell, toCastInHand } from "./compose.ts";
import { findPlace, getAnswered } from "./place.ts";
import { tellAnswer } from "./tell.ts";

export interface SendContext {
  kernel: Kernel;
  runs: Runs;
  owner: Owner;
  locale: Locale;
}
type SendRequest = RequestOf<typeof sendMessage>;

/** How far back a model is shown the talk. */
const historyMessages = 12;

const getOpenTopic = (module: string): OpenTopicId => {
  const id = findTopicId(module);
  if (!id) throw new AppError("invalidParameters", { fields: { module: "invalid_value" } });
  if (!isOpenTopic(id)) throw new AppError("topicNotOpen");
  return id;
};

const newMessageId = (kernel: Kernel): string => `m${Buffer.from(kernel.randomBytes(12)).toString("base64url")}`;

const toHistory = async (db: Db, ownerId: string, groupId: string, leafId: string | null): Promise<{ role: "user" | "assistant"; content: string }[]> =>
  leafId === null ? [] : (await listBranch(db, ownerId, groupId, leafId, historyMessages)).reverse().map(({ role, text }) => ({ role, content: text }));

/** What is being answered: new words, an answer to tell once more, or one that broke off. */
interface Task {
  plan: Plan | { kind: "retell"; castId: string; flow: FlowState };
  /** The person's new message, if there is one. */
  words: { id: string; parentId: string | null; text: string } | null;
  /** The message the answer hangs under. */
  answersId: string;
  /** An interrupted answer that goes on, instead of a new message. */
  goesOn: MessageRow | null;
  variant: number;
  isFree: boolean;
}

/** Draws or reopens the plan's cast inside the transaction, and says how the answer is composed and where the flow stands then. */
const compose = async (
  tx: Db,
  context: SendContext,
  request: SendRequest,
  { plan, variant }: Task,
): Promise<{ composition: Composition; flow: FlowState; sealed: StreamEvent[] }> => {
  const { kernel, owner, locale } = context;
  if (plan.kind === "care") return { composition: composeCare(locale), flow: plan.flow, sealed: [] };
  if (plan.kind === "ask") return { composition: composeAsk(plan, locale), flow: plan.flow, sealed: [] };
  if (plan.kind === "answer") {
    const cast = toCastInHand(await getDrawnCast(tx, owner.id, plan.castId));
    return { composition: composeAnswer({ cast, locale, model: request.model, variant }, plan.asked, plan.flow.turn), flow: plan.flow, sealed: [] };
  }
  if (plan.kind === "retell") {
    const cast = toCastInHand(await getDrawnCast(tx, owner.id, plan.castId));
    return { composition: composeTell({ cast, locale, model: request.model, variant }), flow: plan.flow, sealed: [] };
  }
  const { castId, commitment } = await draw(kernel, tx, {
    ownerId: owner.id,
    groupId: request.msggroup,
    castId: request.castId,
    nonce: request.nonce,
    topic: plan.topic,
    input: plan.input,
    question: plan.question.text,
    moment: new Date(kernel.now()).toISOString(),
  });
  const cast = toCastInHand(await getDrawnCast(tx, owner.id, castId));
  const sealed: StreamEvent[] = request.castId ? [] : [{ type: "data-commitment", data: { castId, commitment } }];
  return {
    composition: composeTell({ cast, locale, model: request.model, variant, because: plan.because }),
    flow: { ...plan.flow, castId, turn: 0 },
    sealed,
  };
};

const planWords = async (db: Db, context: SendContext, request: SendRequest, topic: OpenTopicId): Promise<Task> => {
  const { kernel, owner, locale } = context;
  const { parent } = await findPlace(db, owner.id, request.msggroup, request.parentId);
  const plan = planNext({ topic, flow: parent?.flow ?? null, text: request.question, inputs: request.inputs ?? {}, locale });
  const id = newMessageId(kernel);
  const isFree = plan.kind === "care" || plan.kind === "ask";
  return { plan, words: { id, parentId: parent?.id ?? null, text: request.question.trim() }, answersId: id, goesOn: null, variant: 0, isFree };
};

/** Regenerating and continuing both tell the same cast again: nothing is drawn anew. */
const planAgain = async (db: Db, context: SendContext, request: SendRequest, answerId: string): Promise<Task> => {
  const { owner, locale } = context;
  const { answer, asked } = await getAnswered(db, owner.id, request.msggroup, answerId);
  if (!answer.flow) throw new AppError("invalidParameters", { fields: { messageId: "flow" } });
  const before = asked.parentId === null ? null : (await getAnswered(db, owner.id, request.msggroup, asked.parentId)).answer.flow;
  const { castId } = answer.flow;
  const isFollowUp = castId !== null && before?.castId === castId;
  const plan: Task["plan"] =
    castId === null || isFollowUp
      ? planNext({ topic: answer.flow.topic as OpenTopicId, flow: before, text: asked.text, inputs: {}, locale })
      : { kind: "retell", castId, flow: answer.flow };
  const versions = (await listSiblings(db, owner.id, request.msggroup, [asked.id])).filter(({ role }) => role === "assistant");
  const goesOn = request.continueOf ? answer : null;
  if (goesOn && goesOn.status !== "interrupted" && goesOn.status !== "failed") throw new AppError("invalidParameters", { fields: { continueOf: "status" } });
  const variant = goesOn
    ? Math.max(
        0,
        versions.findIndex(({ id }) => id === goesOn.id),
      )
    : versions.length;
  return { plan, words: null, answersId: asked.id, goesOn, variant, isFree: goesOn !== null };
};

const findRepeat = async (db: Db, owner: Owner, request: SendRequest): Promise<string | null> => {
  if (await findGeneration(db, owner.id, request.generationId)) return request.generationId;
  const sent = await findMessageByClientId(db, owner.id, request.msggroup, request.clientMessageId);
  if (!sent) return null;
  const answers = await listSiblings(db, owner.id, request.msggroup, [sent.id]);
  const first = answers.find(({ role }) => role === "assistant");
  return first ? ((await findGenerationOfMessage(db, owner.id, first.id))?.id ?? null) : null;
};

/**
 * Takes the person's words, draws what is to be drawn, and starts the answer. When this returns, everything but the telling is stored.
 * Two sends with one generationId, or one clientMessageId, are one run.
 * @returns the generation to follow
 * @throws AppError generationRunning while another answer of this chat is told; notFound, topicNotOpen, invalidParameters
 */
export const send = async (context: SendContext, request: SendRequest): Promise<string> => {
  const { kernel, runs, owner } = context;
  const { db } = kernel.database;
  const startedMs = kernel.now();
  const topic = getOpenTopic(request.module);
  const repeated = await findRepeat(db, owner, request);
  if (repeated) return repeated;
  const again = request.regenerateOf ?? request.continueOf;
  const task = again ? await planAgain(db, context, request, again) : await planWords(db, context, request, topic);
  const messageId = task.goesOn?.id ?? newMessageId(kernel);
  const ids = { ownerId: owner.id, generationId: request.generationId, messageId, groupId: request.msggroup };
  const model: ModelName = request.model;

  const started = await db
    .transaction(async (tx) => {
      if (task.words) {
        const content = request.question.trim().slice(0, groupContentLength);
        await insertGroup(tx, {
          ownerId: owner.id,
          id: request.msggroup,
          module: topicModules[topic],
          title: toTitle(request.question),
          titleSource: "question",
          content,
        });
        await insertMessage(tx, {
          ownerId: owner.id,
          id: task.words.id,
          groupId: request.msggroup,
          parentId: task.words.parentId,
          role: "user",
          text: task.words.text,
          status: "completed",
          clientMessageId: request.clientMessageId,
          flow: null,
        });
      }
      const composed = await compose(tx, context, request, task);
      const row = { status: "running" as const, model, cursor: 0, castId: composed.flow.castId, flow: composed.flow };
      if (task.goesOn) await updateMessage(tx, owner.id, messageId, row);
      else
        await insertMessage(tx, {
          ...row,
          ownerId: owner.id,
          id: messageId,
          groupId: request.msggroup,
          parentId: task.answersId,
          role: "assistant",
          parts: composed.composition.parts,
        });
      await insertGeneration(tx, { ...ids, id: request.generationId, nodeId: kernel.nodeId, status: "running" });
      if (model === "4" && !task.isFree) await reservePlusUse(tx, owner, request.generationId, startedMs);
      await updateGroup(tx, owner.id, request.msggroup, { activeLeafId: messageId });
      return composed;
    })
    .catch(async (error: unknown) => {
      // Lost a race: to our own repeat, which is then followed, or for the chat's one running answer.
      if (error instanceof AppError) throw error;
      const first = await findRepeat(db, owner, request);
      if (first) return first;
      const running = await findRunningGeneration(db, owner.id, request.msggroup);
      if (running) throw new AppError("generationRunning", { generationId: running.id });
      throw error;
    });
  if (typeof started === "string") return started;

  const history = await toHistory(db, owner.id, request.msggroup, task.words ? task.words.parentId : null);
  const text = task.goesOn?.text ?? "";
  const title = task.words && task.words.parentId === null ? toTitle(request.question) : null;
  const run = runs.start({
    ids,
    text,
    tell: (run) => {
      run.emit({
        type: "start",
        messageId,
        messageMetadata: { generationId: request.generationId, userMessageId: task.words?.id ?? null, msggroup: request.msggroup },
      });
      for (const event of started.sealed) run.emit(event);
      if (text !== "") run.emit({ type: "data-snapshot", data: { text, cursor: run.cursor, parts: [], status: "running" } });
      return tellAnswer(kernel, run, { composition: started.composition, locale: context.locale, model, variant: task.variant, history, startedMs });
    },
    close: async () => [
      ...(title ? [{ type: "data-title", data: { title } } as const] : []),
      { type: "data-balance", data: await readDailyAccount(db, owner, kernel.now()) },
    ],
  });
  kernel.log.info({ generationId: run.ids.generationId, topic, plan: task.plan.kind }, "answer started");
  return request.generationId;
};

export const runKeyOf = (owner: Owner, generationId: string): string => toRunKey(owner.id, generationId);
