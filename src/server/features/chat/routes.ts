import * as contract from "../../../shared/contract/chat.ts";
import * as sittingContract from "../../../shared/contract/sitting.ts";
import { AppError } from "../../../shared/errors.ts";
import { findTopicId, isOpenTopic } from "../../../shared/topic-ids.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Routes } from "../../kernel/routes.ts";
import { readDailyAccount } from "../balance/index.ts";
import { getTemplates, listModelCards, listTopicTabs } from "./catalogue/service.ts";
import { commitDraw, revealDraw } from "./drawing/service.ts";
import { followRun } from "./generation/follow.ts";
import type { Runs } from "./generation/runs.ts";
import { skipRun, stopRun } from "./generation/stop.ts";
import { deleteChats, deleteMessages, giveFeedback, listChats, listMessages, renameChat, selectVersion } from "./history/service.ts";
import { readImage } from "./images/service.ts";
import { send } from "./sending/send.ts";
import { listTestQuestions } from "./sitting/questions.ts";
import { readSitting, saveSitting } from "./sitting/service.ts";

/** Above this a visitor's messages in an hour are a machine's. */
const sendLimit = "120/hour";
/** A family, a class or an office behind one address. */
const sendAddressLimit = "1200/hour";
/** `send` brings pictures. */
const sendBytes = 8 * 1024 * 1024;

const parseSeq = (header: string | undefined): number => {
  const seq = Number(header ?? 0);
  if (!Number.isSafeInteger(seq) || seq < 0) throw new AppError("invalidParameters", { fields: { "Last-Event-ID": "invalid_value" } });
  return seq;
};

export const mountChat = (kernel: Kernel, runs: Runs, { owned, open }: Routes): void => {
  const { db } = kernel.database;

  owned(contract.sendMessage, { limit: sendLimit, addressLimit: sendAddressLimit, bodyLimitBytes: sendBytes }, async ({ owner, locale, request, context }) => {
    const generationId = await send({ kernel, runs, owner, locale }, request);
    return followRun(kernel, context, owner.id, generationId, 0);
  });
  owned(contract.getImage, { limit: "600/minute" }, async ({ owner, request }) => {
    const bytes = await readImage(kernel, owner.id, request.id);
    return new Response(new Uint8Array(bytes), { headers: { "content-type": "image/jpeg", "cache-control": "private, max-age=31536000, immutable" } });
  });
  owned(contract.streamGeneration, { limit: "600/minute" }, ({ owner, request, context }) =>
    followRun(kernel, context, owner.id, request.generationId, parseSeq(context.req.header("last-event-id"))),
  );
  owned(contract.stopGeneration, { limit: "120/minute" }, ({ owner, request }) => stopRun(kernel, runs, owner.id, request.generationId, request.seenLength));
  owned(contract.skipGeneration, { limit: "120/minute" }, async ({ owner, request }) => skipRun(runs, owner.id, request.generationId));

  owned(contract.commitDraw, { limit: "120/minute" }, ({ owner, request }) => {
    const topic = findTopicId(request.module);
    if (!topic) throw new AppError("invalidParameters", { fields: { module: "invalid_value" } });
    if (!isOpenTopic(topic)) throw new AppError("topicNotOpen");
    return commitDraw(kernel, db, owner.id, topic);
  });
  owned(contract.revealDraw, { limit: "120/minute" }, ({ owner, request }) => revealDraw(db, owner.id, request.castId));

  owned(contract.getMsgGroupList, { limit: "240/minute" }, ({ owner, request }) => listChats(db, owner.id, request));
  owned(contract.getMessageList, { limit: "600/minute" }, ({ owner, request }) => listMessages(db, owner.id, request));
  owned(contract.selectVersion, { limit: "240/minute" }, ({ owner, request }) => selectVersion(db, owner.id, request.msggroup, request.messageId));
  owned(contract.delMsgGroupList, { limit: "60/minute" }, ({ owner, request }) => deleteChats(db, owner.id, request.msggroup, request.undo ?? false));
  owned(contract.updateTitle, { limit: "60/minute" }, ({ owner, request }) => renameChat(db, owner.id, request.msggroup, request.title));
  owned(contract.deleteMessages, { limit: "60/minute" }, ({ owner, request }) => deleteMessages(db, owner.id, request.ids));
  owned(contract.giveFeedback, { limit: "60/minute" }, ({ owner, request }) => giveFeedback(db, owner.id, request));

  owned(sittingContract.getSitting, { limit: "600/minute" }, ({ owner, request }) => readSitting(db, owner.id, request.id));
  owned(sittingContract.saveSitting, { limit: "600/minute" }, ({ owner, request }) => saveSitting(db, owner.id, request));

  open(sittingContract.listTestQuestions, { limit: "240/minute" }, ({ locale, request }) => listTestQuestions(request.test, request.version, locale));
  open(contract.listModels, { limit: "600/minute" }, async () => listModelCards());
  open(contract.listTopics, { limit: "600/minute" }, async ({ locale }) => listTopicTabs(locale));
  open(contract.templateList, { limit: "600/minute" }, async ({ locale, request }) => getTemplates(request.module, locale));
  owned(contract.init, { limit: "240/minute" }, async ({ owner, locale }) => ({
    daily_account: await readDailyAccount(db, owner, kernel.now()),
    activity_num: 0,
    features: {
      teller: {
        basic: kernel.models["3.5"] ? ("openai" as const) : ("builtin" as const),
        plus: kernel.models["4"] ? ("openai" as const) : ("builtin" as const),
      },
    },
    lang: locale,
    // Until the balance exists every visitor may go on: uses are counted, not refused.
    entitlement: { haveCount: true, plus: true, sendTo: null },
  }));
};
