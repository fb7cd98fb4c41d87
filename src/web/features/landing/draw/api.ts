import type { AnswerOf, Envelope } from "../../../../shared/contract/call.ts";
import type { commitDraw, revealDraw, sendMessage } from "../../../../shared/contract/chat.ts";
import { type RequestInput, requestHeaders, toFailure } from "../../../kernel/api-client.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";

export type Seal = AnswerOf<typeof commitDraw>;
export type Opened = AnswerOf<typeof revealDraw>;
export type SendRequest = Pick<
  RequestInput<typeof sendMessage>,
  "msggroup" | "module" | "question" | "model" | "clientMessageId" | "generationId" | "castId" | "nonce" | "inputs"
>;

/** The contract is taken as types only: its schemas would bring their library to a page that must be light. */
const post = async (path: string, body: object, signal?: AbortSignal): Promise<Response> => {
  const headers = { ...requestHeaders(), "Content-Type": "application/json" };
  return ask(path, { method: "POST", headers, body: JSON.stringify(body), ...(signal && { signal }) });
};
const ask = (path: string, init: RequestInit): Promise<Response> =>
  fetch(path, init).catch((error: unknown) => {
    throw new ApiFailure({ code: 0, message: String(error), isOffline: true });
  });

const toData = async <Data>(response: Response): Promise<Data> => {
  const envelope = (await response.json().catch(() => null)) as Envelope<Data> | null;
  if (envelope?.code !== 200) throw toFailure(envelope);
  return envelope.data;
};
/** @throws ApiFailure when the answer is an envelope: streams are never refused otherwise */
const toStream = async (response: Response): Promise<ReadableStream<Uint8Array>> => {
  if (response.body && response.headers.get("content-type")?.startsWith("text/event-stream")) return response.body;
  throw toFailure(await response.json().catch(() => null));
};

export const drawApi = {
  commit: async (): Promise<Seal> => toData(await post("/api/chat/commit", { module: "m" })),
  reveal: async (castId: string): Promise<Opened> => toData(await post("/api/chat/reveal", { castId })),
  send: async (request: SendRequest): Promise<ReadableStream<Uint8Array>> => toStream(await post("/api/chat/send", request)),
  /** The same run from the event after `seq`. */
  follow: async (generationId: string, seq: number): Promise<ReadableStream<Uint8Array>> =>
    toStream(
      await ask(`/api/chat/stream?generationId=${encodeURIComponent(generationId)}`, { headers: { ...requestHeaders(), "Last-Event-ID": String(seq) } }),
    ),
};
export type DrawApi = typeof drawApi;
