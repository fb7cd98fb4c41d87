import * as castContract from "../../../shared/contract/cast.ts";
import * as contract from "../../../shared/contract/chat.ts";
import { giveFeedback as giveFeedbackCall } from "../../../shared/contract/feedback.ts";
import { getImage } from "../../../shared/contract/images.ts";
import * as pastContract from "../../../shared/contract/past.ts";
import { byOtherMethod, profileFromChat } from "../../../shared/contract/profiles.ts";
import * as sittingContract from "../../../shared/contract/sitting.ts";
import { AppError } from "../../../shared/errors.ts";
import { findTopicId } from "../../../topics/topic-ids.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Routes } from "../../kernel/routes.ts";
import { prefillProfile } from "./births/prefill-profile.ts";
import { deleteChats, deleteMessages } from "./deleting/service.ts";
import { commitDraw, revealDraw } from "./drawing/service.ts";
import { followRun } from "./generation/follow.ts";
import type { Runs } from "./generation/runs.ts";
import { skipRun, stopRun } from "./generation/stop.ts";
import { giveFeedback, listChats, listMessages, renameChat, selectVersion } from "./history/service.ts";
import { readImage } from "./images/service.ts";
import { deletePast, getPast, savePast } from "./past/service.ts";
import { pinChats } from "./pinning/service.ts";
import { preview } from "./previewing/service.ts";
import type { Sender } from "./sending/sender.ts";
import { listTestQuestions } from "./sitting/questions.ts";
import { readSitting, saveSitting } from "./sitting/service.ts";

/** Above this a visitor's messages in an hour are a machine's. */
const sendLimit = "120/hour";
/** A family, a class or an office behind one address. */
const sendAddressLimit = "1200/hour";
/** Asked while one types and turns. */
const previewLimit = "240/minute";
/** `send` brings pictures. */
const sendBytes = 8 * 1024 * 1024;

const parseSeq = (header: string | undefined): number => {
  const seq = Number(header ?? 0);
  if (!Number.isSafeInteger(seq) || seq < 0) throw new AppError("invalidParameters", { fields: { "Last-Event-ID": "invalid_value" } });
  return seq;
};

export const mountChat = (kernel: Kernel, runs: Runs, send: Sender, { serve }: Routes): void => {
  const { db } = kernel.database;

  serve(contract.sendMessage, { limit: sendLimit, addressLimit: sendAddressLimit, bodyLimitBytes: sendBytes }, async ({ person, locale, request, context }) => {
    const generationId = await send({ kernel, runs, person, locale, signal: context.req.raw.signal }, request);
    return followRun(kernel, runs, context, person.id, generationId, 0);
  });
  serve(castContract.previewCast, { limit: previewLimit }, ({ request, locale }) => preview(kernel, request, locale));
  for (const call of [profileFromChat, byOtherMethod(profileFromChat)])
    serve(call, { limit: "120/minute" }, ({ person, request }) => prefillProfile(kernel, person.id, request));
  serve(getImage, { limit: "600/minute" }, async ({ person, request }) => {
    const bytes = await readImage(kernel, person.id, request.id);
    return new Response(new Uint8Array(bytes), { headers: { "content-type": "image/jpeg", "cache-control": "private, max-age=31536000, immutable" } });
  });
  serve(contract.streamGeneration, { limit: "600/minute" }, ({ person, request, context }) =>
    followRun(kernel, runs, context, person.id, request.generationId, parseSeq(context.req.header("last-event-id"))),
  );
  serve(contract.stopGeneration, { limit: "120/minute" }, ({ person, request }) => stopRun(kernel, runs, person.id, request.generationId, request.seenLength));
  serve(contract.skipGeneration, { limit: "120/minute" }, async ({ person, request }) => skipRun(runs, person.id, request.generationId));

  serve(contract.commitDraw, { limit: "120/minute" }, ({ person, request }) => {
    const topic = findTopicId(request.module);
    if (!topic) throw new AppError("invalidParameters", { fields: { module: "invalid_value" } });
    return commitDraw(kernel, db, person.id, topic);
  });
  serve(castContract.revealDraw, { limit: "120/minute" }, ({ person, request }) => revealDraw(db, person.id, request.castId));

  serve(contract.getMsgGroupList, { limit: "240/minute" }, ({ person, request }) => listChats(db, person.id, request));
  serve(contract.getMessageList, { limit: "600/minute" }, ({ person, request }) => listMessages(db, person.id, request));
  serve(contract.selectVersion, { limit: "240/minute" }, ({ person, request }) => selectVersion(db, person.id, request.msggroup, request.messageId));
  serve(contract.delMsgGroupList, { limit: "60/minute" }, ({ person, request }) => deleteChats(kernel, person.id, request.msggroup, request.undo ?? false));
  serve(contract.pinChats, { limit: "60/minute" }, ({ person, request }) => pinChats(db, person.id, request.msggroup, request.isPinned));
  serve(contract.updateTitle, { limit: "60/minute" }, ({ person, request }) => renameChat(db, person.id, request.msggroup, request.title));
  serve(contract.deleteMessages, { limit: "60/minute" }, ({ person, request }) => deleteMessages(kernel, person.id, request.ids));
  serve(giveFeedbackCall, { limit: "60/minute" }, ({ person, request }) => giveFeedback(db, person.id, request));

  serve(sittingContract.getSitting, { limit: "600/minute" }, ({ person, request }) => readSitting(db, person.id, request.id));
  serve(sittingContract.saveSitting, { limit: "600/minute" }, ({ person, request }) => saveSitting(db, person.id, request));

  serve(pastContract.getPast, { limit: "60/minute" }, ({ person, locale, request }) => getPast({ kernel, person, locale }, request.castId));
  serve(pastContract.savePast, { limit: "60/minute" }, ({ person, locale, request }) => savePast({ kernel, person, locale }, request));
  serve(pastContract.deletePast, { limit: "60/minute" }, ({ person, locale, request }) =>
    deletePast({ kernel, person, locale }, request.castId, request.undo ?? false),
  );

  serve(sittingContract.listTestQuestions, { limit: "240/minute" }, ({ locale, request }) => listTestQuestions(request.test, request.version, locale));
};
