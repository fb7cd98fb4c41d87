import type { AnswerOf, Envelope } from "../../../../shared/contract/call.ts";
import type { revealDraw } from "../../../../shared/contract/cast.ts";
import type { commitDraw, sendMessage } from "../../../../shared/contract/chat.ts";
import { type RequestInput, requestHeaders, toFailure } from "../../../kernel/api-client.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";
import { type Credentials, getCredentials, getSessionSignal } from "../../../kernel/session.ts";

export type Seal = AnswerOf<typeof commitDraw>;
export type Opened = AnswerOf<typeof revealDraw>;
export type SendRequest = Pick<
  RequestInput<typeof sendMessage>,
  "msggroup" | "module" | "question" | "model" | "clientMessageId" | "generationId" | "castId" | "nonce" | "inputs"
>;

/** The contract is taken as types only: its schemas would bring their library to a page that must be light. */
interface Answered {
  response: Response;
  sent: Credentials;
}
const ask = async (path: string, headers: Record<string, string>, init: RequestInit = {}): Promise<Answered> => {
  const sent = getCredentials();
  const all = { ...requestHeaders(sent), ...headers };
  const response = await fetch(path, { ...init, headers: all, signal: getSessionSignal() }).catch((error: unknown) => {
    throw new ApiFailure({ code: 0, message: String(error), isOffline: true });
  });
  return { response, sent };
};
const post = (path: string, body: object): Promise<Answered> =>
  ask(path, { "Content-Type": "application/json" }, { method: "POST", body: JSON.stringify(body) });

const toData = async <Data>({ response, sent }: Answered): Promise<Data> => {
  const envelope = (await response.json().catch(() => null)) as Envelope<Data> | null;
  if (envelope?.code !== 200) throw toFailure(envelope, sent);
  return envelope.data;
};
/** @throws ApiFailure when the answer is an envelope: streams are never refused otherwise */
const toStream = async ({ response, sent }: Answered): Promise<ReadableStream<Uint8Array>> => {
  if (response.body && response.headers.get("content-type")?.startsWith("text/event-stream")) return response.body;
  throw toFailure(await response.json().catch(() => null), sent);
};

export const drawApi = {
  commit: async (): Promise<Seal> => toData(await post("/api/chat/commit", { module: "m" })),
  reveal: async (castId: string): Promise<Opened> => toData(await post("/api/chat/reveal", { castId })),
  send: async (request: SendRequest): Promise<ReadableStream<Uint8Array>> => toStream(await post("/api/chat/send", request)),
  /** The same run from the event after `seq`. */
  follow: async (generationId: string, seq: number): Promise<ReadableStream<Uint8Array>> =>
    toStream(await ask(`/api/chat/stream?generationId=${encodeURIComponent(generationId)}`, { "Last-Event-ID": String(seq) })),
};
export type DrawApi = typeof drawApi;
