import { commitDraw, sendMessage } from "../../../../shared/contract/chat.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { findTopicId } from "../../../../topics/topic-ids.ts";
import { callApi, openAnswer } from "../../../kernel/api-client.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";
import { keepDraw } from "../../../kernel/kept-draws.ts";
import { getLocale } from "../../../kernel/locale-rule.ts";
import { randomId } from "../../../kernel/random-id.ts";
import { getModel, getSessionSignal } from "../../../kernel/session.ts";
import { keep, readKept } from "../../../kernel/storage.ts";
import { findQueued, isFresh, listQueued, withQueued } from "../store/kept-queue.ts";
import type { Queued } from "../store/thread-state.ts";

const key = "queued";

/** A seal and this browser's own number, where the words may lead to a draw: it can be checked later as any other. */
const seal = async (module: string): Promise<{ castId?: string; nonce?: string }> => {
  const topic = findTopicId(module);
  if (!topic || !manifest[topic].isDraw) return {};
  const { castId, commitment } = await callApi(commitDraw, { module });
  const nonce = randomId(32);
  keepDraw(castId, { commitment, nonce });
  return { castId, nonce };
};

const send = async (
  msggroup: string,
  { question, clientMessageId, generationId }: Queued,
  { module, inputs, profileIds }: NonNullable<Queued["offline"]>,
): Promise<void> => {
  const words = { msggroup, module, question, clientMessageId, generationId, model: getModel(), lang: getLocale(), ...(inputs && { inputs }) };
  const chosen = profileIds && { profileIds };
  const answer = await openAnswer(sendMessage, { ...words, ...chosen, ...(await seal(module)) }, "text/event-stream", {
    headers: { Accept: "text/event-stream" },
    signal: getSessionSignal(),
  });
  // The answer is the server's to tell: whoever opens the chat follows it.
  await answer.body?.cancel();
};

/**
 * Says what waits for the network in chats that this page does not show; the one it shows says its own.
 * What is refused stays where it is, and its chat says why once it is opened.
 * @returns the words that went out, and whether some did not reach the server
 */
export const sendWaiting = async (shownId: string | undefined, nowMs: number): Promise<{ said: string[]; isCutOff: boolean }> => {
  const said: string[] = [];
  let isCutOff = false;
  for (const [msggroup, queued] of listQueued(readKept(key))) {
    const isOurs = () => findQueued(readKept(key), msggroup)?.generationId === queued.generationId;
    if (msggroup === shownId || !queued.offline || !isFresh(queued, nowMs) || !isOurs()) continue;
    const isSent = await send(msggroup, queued, queued.offline).then(
      () => true,
      (error: unknown) => {
        isCutOff ||= !(error instanceof ApiFailure) || error.isOffline;
        return false;
      },
    );
    if (!isSent || !isOurs()) continue;
    keep(key, withQueued(readKept(key), msggroup, null));
    said.push(queued.question);
  }
  return { said, isCutOff };
};
