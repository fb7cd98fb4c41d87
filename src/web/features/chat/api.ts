import { getMessageList, selectVersion, sendMessage, skipGeneration, stopGeneration, streamGeneration } from "../../../shared/contract/chat.ts";
import { giveFeedback } from "../../../shared/contract/feedback.ts";
import { errors } from "../../../shared/errors.ts";
import { callApi, openAnswer } from "../../kernel/api-client.ts";
import { ApiFailure, isAbort } from "../../kernel/api-failure.ts";
import { randomId } from "../../kernel/random-id.ts";
import { keep, readKept } from "../../kernel/storage.ts";
import { findQueued, withQueued } from "./store/kept-queue.ts";
import type { ConversationPorts } from "./store/ports.ts";
import { listenForWakes } from "./stream/wakes.ts";

const events = "text/event-stream";

const goneCodes: readonly number[] = [
  errors.notFound.code,
  errors.gone.code,
  errors.loginCleared.code,
  errors.signInRequired.code,
  errors.invalidParameters.code,
];

type World = Pick<ConversationPorts, "onTitle" | "onBalance" | "onChange"> & { isTemporary: boolean; offlineText(): string };

type Queue = Pick<ConversationPorts, "readQueued" | "keepQueued">;
const queueKept = (msggroup: string): Queue => ({
  readQueued: () => findQueued(readKept("queued"), msggroup),
  keepQueued: (queued) => keep("queued", withQueued(readKept("queued"), msggroup, queued)),
});
const queueOnPage = (): Queue => {
  let own: ReturnType<Queue["readQueued"]> = null;
  return {
    readQueued: () => own,
    keepQueued: (queued) => {
      own = queued;
    },
  };
};

/** A conversation's ports over the product's own server. */
export const createPorts = (msggroup: string, { isTemporary, offlineText, ...world }: World): ConversationPorts => ({
  ...world,
  list: (cursor) => callApi(getMessageList, { msggroup, ...(cursor !== null && { cursor }) }),
  openSend: ({ picture, ...words }, signal) =>
    openAnswer(sendMessage, picture ? { ...words, base64String: picture.url, base64_type: "image/jpeg" } : words, events, {
      headers: { Accept: events },
      signal,
    }),
  openStream: (generationId, afterSeq, signal) =>
    openAnswer(streamGeneration, { generationId }, events, { headers: { Accept: events, "Last-Event-ID": String(afterSeq) }, signal }),
  stop: (generationId, seenLength) => callApi(stopGeneration, { generationId, seenLength }),
  skip: (generationId) => callApi(skipGeneration, { generationId }),
  selectVersion: (messageId) => callApi(selectVersion, { msggroup, messageId }),
  giveFeedback: (messageId, value, off) => callApi(giveFeedback, { messageId, value, ...off }),
  onWake: listenForWakes,
  newId: () => randomId(16),
  ...(isTemporary ? queueOnPage() : queueKept(msggroup)),
  toProblem: (error) =>
    error instanceof ApiFailure && !error.isOffline ? { text: error.message, code: error.code || null } : { text: offlineText(), code: null },
  isRefusal: (error) => error instanceof ApiFailure && !error.isOffline && error.code !== 0 && !isAbort(error),
  isGone: (error) => error instanceof ApiFailure && goneCodes.includes(error.code),
  isOnline: () => navigator.onLine,
});
