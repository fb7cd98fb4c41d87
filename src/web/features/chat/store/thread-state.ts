import type { input as InputOf } from "zod/mini";
import type { ChatMessage, sendMessage } from "../../../../shared/contract/chat.ts";
import type { MessageStatus, Part, Telling } from "./telling.ts";

/** A message as the thread shows it. */
export interface ThreadMessage {
  /** Stays the same for as long as the page is open, also when the server gives the message its id. */
  key: string;
  /** Null until the server has it. */
  id: string | null;
  parentId: string | null;
  role: ChatMessage["role"];
  text: string;
  parts: readonly Part[];
  status: MessageStatus;
  errorText: string | null;
  model: string | null;
  feedback: ChatMessage["feedback"];
  siblings: readonly string[];
  createdAt: string;
  /** True when the answer came in while this page watched: its cards turn. */
  isFresh: boolean;
}

export type RunPhase = "sending" | "telling" | "waiting" | "stopping";

/** The answer being told. One at most in a chat. */
export interface RunState {
  generationId: string;
  /** Key of the answer's message. */
  key: string;
  phase: RunPhase;
}

/** A picture in hand: looked over, turned upright and written anew. */
export interface Picture {
  /** The JPEG as a `data:` address. */
  url: string;
  /** In pixels. */
  width: number;
  height: number;
  /** What was marked on it, as the topic's inputs; null where nothing was. */
  inputs: Record<string, unknown> | null;
}

type WireRequest = Omit<InputOf<(typeof sendMessage)["request"]>, "base64String" | "base64_type">;
export type SendRequest = WireRequest & { picture?: Picture | null };

/** A send that did not get through; its ids stay, so that trying again can never be a second message. */
export interface Unsent {
  request: SendRequest;
  problem: Problem;
}

/** Words that wait: for the end of the answer being told, or for the network. Their ids stay, so that two pages can never make two messages of them. */
export interface Queued {
  question: string;
  clientMessageId: string;
  generationId: string;
  /** When they were written. */
  atMs: number;
  /** What was sent without a network goes out when there is one, with all that belongs to it. */
  offline?: { module: string; inputs?: Record<string, unknown>; profileIds?: string[]; isFirst: boolean };
}

export interface Problem {
  text: string;
  /** The server's number; null when it was not reached. */
  code: number | null;
}

export interface ThreadState {
  history: "loading" | "ready" | "failed";
  historyProblem: Problem | null;
  /** Keys on the active branch, oldest first. */
  order: readonly string[];
  messages: Readonly<Record<string, ThreadMessage>>;
  /** Pages back from here; null when the chat's start is shown. */
  olderCursor: string | null;
  isLoadingOlder: boolean;
  title: string | null;
  /** The topic the chat was begun with, as the wire's letter; null while new. */
  module: string | null;
  run: RunState | null;
  unsent: Unsent | null;
  /** One at most. */
  queued: Queued | null;
  /** The server has no such chat: deleted, here or elsewhere. What is shown is this page's own. */
  isGone: boolean;
}

export const newThread: ThreadState = {
  history: "loading",
  historyProblem: null,
  order: [],
  messages: {},
  olderCursor: null,
  isLoadingOlder: false,
  title: null,
  module: null,
  run: null,
  unsent: null,
  queued: null,
  isGone: false,
};

const toText = (message: ChatMessage): string => message.parts.map((part) => (part.type === "text" ? part.text : "")).join("");

export const toThreadMessage = (message: ChatMessage, known: ThreadMessage | undefined): ThreadMessage => ({
  key: known?.key ?? message.id,
  id: message.id,
  parentId: message.parentId,
  role: message.role,
  text: toText(message),
  parts: message.parts.filter((part): part is Part => part.type !== "text"),
  status: message.status,
  errorText: known?.errorText ?? null,
  model: message.model,
  feedback: message.feedback,
  siblings: message.siblings,
  createdAt: message.createdAt,
  isFresh: known?.isFresh ?? false,
});

const byId = (state: ThreadState): Map<string, ThreadMessage> =>
  new Map(Object.values(state.messages).flatMap((message) => (message.id === null ? [] : [[message.id, message]])));

const keyed = (messages: ThreadMessage[]): Record<string, ThreadMessage> => Object.fromEntries(messages.map((message) => [message.key, message]));

/** The newest page of the chat replaces what is shown; rows that stay keep their keys. */
export const withNewestPage = (state: ThreadState, page: ChatMessage[], olderCursor: string | null): ThreadState => {
  const known = byId(state);
  const fresh = page.map((message) => toThreadMessage(message, known.get(message.id)));
  // Older pages read before stay, as long as the new page follows on them.
  const firstKey = fresh[0]?.key;
  const at = firstKey === undefined ? -1 : state.order.indexOf(firstKey);
  const older = at > 0 ? state.order.slice(0, at).map((key) => state.messages[key]!) : [];
  const all = [...older, ...fresh];
  return { ...state, order: all.map(({ key }) => key), messages: keyed(all), olderCursor: older.length > 0 ? state.olderCursor : olderCursor };
};

export const withOlderPage = (state: ThreadState, page: ChatMessage[], olderCursor: string | null): ThreadState => {
  const known = byId(state);
  const older = page.filter(({ id }) => !known.has(id)).map((message) => toThreadMessage(message, undefined));
  return { ...state, order: [...older.map(({ key }) => key), ...state.order], messages: { ...keyed(older), ...state.messages }, olderCursor };
};

export const withMessage = (state: ThreadState, key: string, change: Partial<ThreadMessage>): ThreadState => {
  const message = state.messages[key];
  return message ? { ...state, messages: { ...state.messages, [key]: { ...message, ...change } } } : state;
};

/** Shows the first `kept` rows, none of them fresh any more, then the given ones. */
export const withBranch = (state: ThreadState, keptCount: number, added: ThreadMessage[]): ThreadState => {
  const kept = state.order.slice(0, keptCount);
  const messages: Record<string, ThreadMessage> = {};
  for (const key of kept) {
    const message = state.messages[key]!;
    messages[key] = message.isFresh ? { ...message, isFresh: false } : message;
  }
  for (const message of added) messages[message.key] = message;
  return { ...state, order: [...kept, ...added.map(({ key }) => key)], messages };
};

/** Brings a row up to what its telling holds; the same object when nothing has changed. */
export const withTelling = (state: ThreadState, key: string, telling: Telling): ThreadState => {
  const message = state.messages[key];
  if (!message) return state;
  const { text, parts, status, errorText } = telling;
  const id = telling.messageId ?? message.id;
  const siblings = id === null || message.siblings.includes(id) ? message.siblings : [...message.siblings, id];
  return withMessage(state, key, { id, text, parts, status, errorText, siblings });
};

export const findById = (state: ThreadState, id: string): ThreadMessage | undefined => Object.values(state.messages).find((message) => message.id === id);
