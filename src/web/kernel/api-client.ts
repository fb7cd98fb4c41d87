import type { input as InputOf } from "zod/mini";
import { requestTimeoutMs } from "../../shared/constants.ts";
import { type AnswerOf, type Call, type Envelope, fillPath } from "../../shared/contract/call.ts";
import { errors } from "../../shared/errors.ts";
import { ApiFailure } from "./api-failure.ts";
import { getLocale } from "./locale-rule.ts";
import { messagesEn } from "./messages.en.ts";
import { messagesZh } from "./messages.zh.ts";
import { randomId } from "./random-id.ts";
import { type Credentials, getCredentials, getSessionSignal, refuseCredentials } from "./session.ts";

export type RequestInput<C extends Call> = InputOf<C["request"]>;

const words = () => ({ zh: messagesZh, en: messagesEn })[getLocale()];

/** What every request carries, streams too. */
export const requestHeaders = ({ token, visitor }: Credentials = getCredentials()): Record<string, string> => ({
  ...(token && { Authorization: token }),
  "X-Visitor": visitor,
  "X-Time-Zone": Intl.DateTimeFormat().resolvedOptions().timeZone,
  "Accept-Language": getLocale(),
});

/** The address and body of a call: GET, and one that brings a file, carry their request in the query, the others as JSON. */
export const toTarget = (call: Call, request: object): { url: string; body: string | null } => {
  const { path, rest } = fillPath(call, request as Record<string, unknown>);
  if (call.method !== "GET" && !call.bringsFile) return { url: path, body: JSON.stringify(rest) };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value !== undefined && value !== null) query.set(name, String(value));
  return { url: query.size > 0 ? `${path}?${query}` : path, body: null };
};

interface Underway {
  controller: AbortController;
  idempotencyKey: string;
}
/** By method, path, query and body. */
const underway = new Map<string, Underway>();

/** Turns an error answer into a failure; code 4001 alone ends the session, never a status. @param sent whom the request was sent as */
export const toFailure = (envelope: Envelope<unknown> | null, sent: Credentials): ApiFailure => {
  if (typeof envelope?.code !== "number") return new ApiFailure({ code: errors.unexpected.code, message: words().unexpected });
  if (envelope.code === errors.loginCleared.code) refuseCredentials(sent);
  return new ApiFailure({ code: envelope.code, details: envelope.data, message: envelope.msg || words().unexpected });
};

interface OpenOptions {
  headers?: Record<string, string>;
  signal: AbortSignal;
}

/**
 * Makes a call that is answered by something else than an envelope: a stream, a picture, a sound.
 * @param type how the answer's content type begins @throws ApiFailure for an envelope instead; the network's own error when there is no answer
 */
export const openAnswer = async (call: Call, request: object, type: string, { headers, signal }: OpenOptions): Promise<Response> => {
  const { url, body } = toTarget(call, request);
  const sent = getCredentials();
  const own = { ...requestHeaders(sent), ...(body !== null && { "Content-Type": "application/json" }) };
  const response = await fetch(url, { method: call.method, body, signal, headers: { ...own, ...headers } });
  if (response.headers.get("content-type")?.startsWith(type)) return response;
  throw toFailure((await response.json().catch(() => null)) as Envelope<unknown> | null, sent);
};

const ask = async (call: Call, request: object, idempotencyKey: string, signal: AbortSignal): Promise<unknown> => {
  const { url, body } = toTarget(call, request);
  const sent = getCredentials();
  const headers = new Headers(requestHeaders(sent));
  if (body !== null) {
    headers.set("Content-Type", "application/json");
    headers.set("Idempotency-Key", idempotencyKey);
  }
  const response = await fetch(url, { method: call.method, headers, body, signal });
  const envelope = (await response.json().catch((error: unknown) => {
    if (signal.aborted) throw error;
    return null;
  })) as Envelope<unknown> | null;
  if (envelope?.code !== 200) throw toFailure(envelope, sent);
  return envelope.data;
};

/**
 * Makes a call of the contract. A repeat of the same call cancels the earlier one, as the session's end does, which then rejects with an AbortError to be ignored;
 * a repeated write carries the earlier one's idempotency key, so that it happens once.
 * @throws ApiFailure, or an AbortError when cancelled
 */
export const callApi = async <C extends Call>(call: C, request: RequestInput<C>, options: { signal?: AbortSignal } = {}): Promise<AnswerOf<C>> => {
  const { url, body } = toTarget(call, request as object);
  const key = `${call.method} ${url} ${body ?? ""}`;
  const earlier = underway.get(key);
  const mine: Underway = { controller: new AbortController(), idempotencyKey: earlier?.idempotencyKey ?? randomId(16) };
  underway.set(key, mine);
  earlier?.controller.abort();
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  const signal = AbortSignal.any([mine.controller.signal, getSessionSignal(), timeout, ...(options.signal ? [options.signal] : [])]);
  try {
    return (await ask(call, request as object, mine.idempotencyKey, signal)) as AnswerOf<C>;
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    if (timeout.aborted) throw new ApiFailure({ code: 0, message: words().timedOut });
    if (signal.aborted) throw new DOMException("superseded", "AbortError");
    throw new ApiFailure({ code: 0, message: words().offline, isOffline: true });
  } finally {
    if (underway.get(key) === mine) underway.delete(key);
  }
};
