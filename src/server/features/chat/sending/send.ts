import { inputsMaxLength } from "../../../../shared/constants.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { ImageProblem } from "../../../../shared/i18n/image-problems.ts";
import type { ChatId, GenerationId, PersonId } from "../../../../shared/ids.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { findTopicId, type TopicId } from "../../../../topics/topic-ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { toLogged } from "../../../kernel/log.ts";
import { mintMessageId } from "../../../kernel/mint.ts";
import { readDailyAccount } from "../../balance/index.ts";
import { craft } from "../crafts/works.ts";
import type { RunIds } from "../generation/run.ts";
import { type KeptImage, keepImage, toStorageKey } from "../images/service.ts";
import { findRunningGeneration, findStartedGeneration } from "../queries.ts";
import { findSubmittedRun } from "../sitting/submit.ts";
import { prepare } from "./prepare.ts";
import { type Stored, storeSend } from "./store.ts";
import { planTask, type SendContext, type SendRequest, type Task } from "./task.ts";
import { tellAnswer } from "./tell.ts";

/** How far back a model is shown the talk. */
const shownMessages = 12;

const getTopicId = (module: string): TopicId => {
  const id = findTopicId(module);
  if (!id) throw new AppError("invalidParameters", { fields: { module: "invalid_value" } });
  return id;
};

/** The run that an identical send, or the same test's submission, has started before; else null. */
const findRepeat = async (db: Db, personId: PersonId, request: SendRequest): Promise<GenerationId | null> =>
  (await findStartedGeneration(db, personId, request)) ?? (await findSubmittedRun(db, personId, request.inputs));

/** What is worth keeping across chats is kept while the answer is told, and never fails it. An answer told again brings nothing new. */
const rememberTurn = async ({ kernel, memory, person, locale }: SendContext, { plan, words, before, isTemporary }: Task, groupId: ChatId): Promise<void> => {
  if (!words || isTemporary) return;
  try {
    const said = { plan, before, groupId, turnId: words.id, text: words.text, locale };
    await memory.remember(kernel, person, await craft(kernel, "chat.turnHeard", said, { isBegun: true }));
  } catch (error) {
    kernel.log.error({ error: toLogged(error) }, "remembering failed");
  }
};

const startRun = (context: SendContext, task: Task, ids: RunIds, stored: Stored): void => {
  const { kernel, runs, person } = context;
  const { db } = kernel.database;
  const text = task.goesOn?.text ?? "";
  const { title, sealed, composition, flow } = stored;
  const history = task.history.slice(-shownMessages).map(({ role, text: content }) => ({ role, content }));
  const pictureId = typeof flow.known.picture === "string" ? flow.known.picture : null;
  let kept: Promise<void> = Promise.resolve();
  runs.start({
    ids,
    text,
    tell: (run) => {
      const { generationId, messageId, groupId: msggroup } = ids;
      run.emit({ type: "start", messageId, messageMetadata: { generationId, userMessageId: task.words?.id ?? null, msggroup } });
      for (const event of sealed) run.emit(event);
      if (text !== "") run.emit({ type: "data-snapshot", data: { text, cursor: run.cursor, parts: [], status: "running" } });
      return tellAnswer(kernel, run, { composition, history, pictureId });
    },
    close: async () => {
      await kept;
      return [
        ...(title === null ? [] : [{ type: "data-title", data: { title } } as const]),
        { type: "data-balance", data: await readDailyAccount(db, person, kernel.now()) },
      ];
    },
  });
  kept = rememberTurn(context, task, ids.groupId);
};

const sendOnce = async (context: SendContext, request: SendRequest, topic: TopicId, image: KeptImage | null): Promise<GenerationId> => {
  const { kernel, person } = context;
  const { db } = kernel.database;
  const task = await planTask(db, context, request, topic, image);
  const messageId = task.goesOn?.id ?? mintMessageId(kernel);
  const ids: RunIds = { personId: person.id, generationId: request.generationId, messageId, groupId: request.msggroup };
  const enter = await prepare(context, request, task, messageId);
  const stored = await db.transaction((tx) => storeSend(tx, context, request, task, topic, ids, enter));
  // Nothing is waited for between the commit and the start: what stands as running is told.
  startRun(context, task, ids, stored);
  kernel.log.info({ generationId: ids.generationId, topic, plan: task.plan.kind }, "answer started");
  return request.generationId;
};

/** Pictures are for topics that look at one, on Plus. */
const findImageRefusal = (topic: TopicId, { model }: SendRequest): ImageProblem | null => {
  if (!manifest[topic].takesPicture) return "imageTopic";
  return model === "plus" ? null : "imagePlus";
};

/**
 * Takes the person's words, draws what is to be drawn, and starts the answer. When this returns, everything but the telling is stored.
 * Two sends with one generationId, or one clientMessageId, are one run.
 * @returns the generation to follow
 * @throws AppError generationRunning while another answer of this chat is told; notFound, topicNotOpen, invalidParameters; busy, and nothing is stored
 */
export const send = async (context: SendContext, request: SendRequest): Promise<GenerationId> => {
  if (request.inputs && JSON.stringify(request.inputs).length > inputsMaxLength) throw new AppError("invalidParameters", { fields: { inputs: "too_big" } });
  const { kernel, person } = context;
  const { db } = kernel.database;
  const topic = getTopicId(request.module);
  const refused = request.base64String ? findImageRefusal(topic, request) : null;
  if (refused) throw new AppError("invalidParameters", { fields: { base64String: refused } });
  const repeated = await findRepeat(db, person.id, request);
  if (repeated) return repeated;
  const image = request.base64String ? await keepImage(kernel, person.id, request.base64String) : null;
  try {
    return await sendOnce(context, request, topic, image);
  } catch (error) {
    if (image) await kernel.storage.delete(toStorageKey(person.id, image.id));
    // Lost a race: to our own repeat or the test's first submission, which is then followed, or for the chat's one running answer.
    const first = await findRepeat(db, person.id, request);
    if (first) return first;
    if (error instanceof AppError && error.error !== "sittingClosed") throw error;
    const running = await findRunningGeneration(db, person.id, request.msggroup);
    if (running) throw new AppError("generationRunning", { generationId: running.id });
    throw error;
  }
};
