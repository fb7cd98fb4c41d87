import { createStore, type StoreApi } from "zustand/vanilla";
import type { WhatWasOff } from "../../../../shared/contract/feedback.ts";
import { type Following, followAnswer } from "./follow-answer.ts";
import type { ConversationPorts } from "./ports.ts";
import { newTelling, type Part, type Telling } from "./telling.ts";
import {
  findById,
  newThread,
  type Queued,
  type SendRequest,
  type ThreadMessage,
  type ThreadState,
  withBranch,
  withMessage,
  withNewestPage,
  withOlderPage,
} from "./thread-state.ts";

export type Words = Omit<SendRequest, "msggroup" | "clientMessageId" | "generationId">;

export interface Conversation {
  readonly store: StoreApi<ThreadState>;
  /** Reads the chat, and goes on following an answer that is being told. A new one has nothing to read. */
  open(isNew: boolean): Promise<void>;
  /** Looks whether another device has gone on with the chat. */
  sync(): Promise<void>;
  loadOlder(): Promise<void>;
  /** @returns false while another answer is being told */
  send(words: Words): boolean;
  /** Asks an earlier question in other words, as a branch beside it. */
  edit(key: string, words: Words): boolean;
  regenerate(key: string, words: Words): boolean;
  /** Finishes an answer that broke off. */
  resume(key: string, words: Words): boolean;
  /** @param change what is different this time */
  sendAgain(change?: Partial<Words>): boolean;
  forgetUnsent(): void;
  /** Has words wait for the end of what is being told. @returns false where nothing is, or others wait already */
  queue(question: string): boolean;
  /** Takes the waiting words back. @returns them; empty where none wait */
  takeQueued(): string;
  /** Says the waiting words, unless another page has said or taken them. @param more what goes with them */
  sendQueued(more: Omit<Words, "question">): boolean;
  /** Another page may have said or taken what waits. */
  lookAtQueue(): void;
  stop(): void;
  skip(): void;
  showVersion(messageId: string): Promise<void>;
  rate(key: string, value: "like" | "dislike" | null, off: WhatWasOff): Promise<void>;
  /** Leaves the chat; what is being told goes on without us. */
  leave(): void;
}

/** The part a picture will be once the server has it; until then it names itself by its own address. */
const toImageParts = ({ picture }: SendRequest): Part[] =>
  picture ? [{ type: "data-image", data: { id: picture.url, width: picture.width, height: picture.height } }] : [];

/** What goes with words besides them. */
const toGiven = ({ inputs, profileIds }: Pick<SendRequest, "inputs" | "profileIds"> = {}) => ({ ...(inputs && { inputs }), ...(profileIds && { profileIds }) });

const newMessage = (message: Pick<ThreadMessage, "key" | "role" | "parentId"> & Partial<ThreadMessage>): ThreadMessage => ({
  id: null,
  text: "",
  parts: [],
  status: "completed",
  errorText: null,
  model: null,
  feedback: null,
  siblings: [],
  createdAt: new Date().toISOString(),
  isFresh: false,
  ...message,
});

/** How long after something was said by another page, or by this one before it was fetched anew, the server is asked for it. */
const elsewhereMs = 1500;

export const createConversation = (msggroup: string, ports: ConversationPorts): Conversation => {
  const store = createStore<ThreadState>(() => newThread);
  const { getState, setState } = store;
  let following: Following | null = null;
  let hasLeft = false;
  let isSyncDue = false;
  let looksLeft = 0;

  const follow = (key: string, generationId: string, telling: Telling, request: SendRequest | null, undo: (() => void) | null) => {
    setState({ run: { generationId, key, phase: request ? "sending" : "telling" } });
    following = followAnswer({ store, ports, key, generationId, telling, request, undo, refresh, wait });
  };

  const refresh = async (): Promise<void> => {
    const page = await ports.list(null);
    const state = getState();
    if (hasLeft || state.run) return;
    if (page.group === null) {
      // A new chat whose first words were refused, or wait for the network, was never there.
      const isOpening = state.history === "loading";
      const isUnsaid = state.queued?.offline?.isFirst ?? false;
      // A page fetched anew right after its first question comes before the server has it.
      if (isOpening && !isUnsaid && looksLeft-- > 0) {
        await new Promise((resolve) => setTimeout(resolve, elsewhereMs));
        return hasLeft ? undefined : refresh();
      }
      const wasThere = (isOpening && !isUnsaid) || state.order.some((key) => state.messages[key]?.id);
      return setState({ history: "ready", historyProblem: null, isGone: wasThere });
    }
    const { title, module } = page.group;
    setState({ ...withNewestPage(state, page.messages, page.cursor), history: "ready", historyProblem: null, isGone: false, title, module });
    if (title !== state.title) ports.onTitle(title);
    const active = page.activeGeneration;
    const row = active && findById(getState(), active.messageId);
    if (!active || !row) return;
    const { text, parts } = row;
    follow(row.key, active.id, { ...newTelling, seq: active.cursor, messageId: row.id, text, parts }, null, null);
  };

  /** @param keptCount rows that stay above what is asked; the rest makes room */
  const begin = (request: SendRequest, keptCount: number, added: ThreadMessage[], telling: Telling): boolean => {
    const before = getState();
    if (before.run || before.isGone) return false;
    const answer = added.at(-1)!;
    setState({ ...withBranch(before, keptCount, added), unsent: null });
    follow(answer.key, request.generationId, telling, request, () => setState({ order: before.order, messages: before.messages }));
    return true;
  };

  const toRequest = (words: Words): SendRequest => ({ ...words, msggroup, clientMessageId: ports.newId(), generationId: ports.newId() });

  const ask = (request: SendRequest, keptCount: number, parentId: string | null, siblings: readonly string[]): boolean => {
    const person = newMessage({ key: request.clientMessageId, role: "user", parentId, text: request.question ?? "", parts: toImageParts(request), siblings });
    const answer = newMessage({ key: request.generationId, role: "assistant", parentId: null, status: "running", model: request.model ?? null, isFresh: true });
    return begin(request, keptCount, [person, answer], newTelling);
  };

  const tellAgain = (request: SendRequest): boolean => {
    const state = getState();
    const old = findById(state, request.regenerateOf ?? request.continueOf ?? "");
    if (!old) return false;
    const at = state.order.indexOf(old.key);
    const model = request.model ?? null;
    if (request.continueOf)
      return begin(request, at, [{ ...old, status: "running", errorText: null, model }], { ...newTelling, text: old.text, parts: old.parts });
    const { parentId, siblings } = old;
    const cast = old.parts.filter(({ type }) => type === "data-cast");
    const answer = newMessage({ key: request.generationId, role: "assistant", parentId, siblings, parts: cast, status: "running", model });
    return begin(request, at, [answer], { ...newTelling, parts: cast });
  };

  const dispatch = (request: SendRequest): boolean => {
    if (request.regenerateOf || request.continueOf) return tellAgain(request);
    const state = getState();
    const { parentId } = request;
    const rows = state.order.map((key) => state.messages[key]!);
    if (parentId === undefined) return ask(request, rows.length, rows.at(-1)?.id ?? null, []);
    const keptCount = parentId === null ? 0 : rows.findIndex(({ id }) => id === parentId) + 1;
    const replaced = rows[keptCount];
    return ask(request, keptCount, parentId, replaced?.siblings ?? []);
  };

  // What was to be looked at while an answer was told.
  store.subscribe((state, before) => {
    if (!before.run || state.run || !isSyncDue || hasLeft) return;
    isSyncDue = false;
    void refresh().catch(() => {});
  });

  const sync = async (): Promise<void> => {
    const { history, run, order } = getState();
    isSyncDue = run !== null;
    if (history === "ready" && !run && order.length > 0) await refresh().catch(() => {});
  };

  const lookAtQueue = (): void => {
    const queued = ports.readQueued();
    const before = getState().queued;
    if (queued?.generationId === before?.generationId) return;
    setState({ queued });
    // Another page has said what waited, and the server has it in a moment.
    if (before && !queued) setTimeout(() => void sync(), elsewhereMs);
  };
  const keepQueued = (queued: Queued | null): void => {
    ports.keepQueued(queued);
    setState({ queued });
  };
  /** Naming the last message shown keeps the answer under what the person has read, whatever another device has added since. */
  const underLast = (): Pick<SendRequest, "parentId"> => {
    const last = getState().messages[getState().order.at(-1) ?? ""];
    return last?.id ? { parentId: last.id } : {};
  };

  /** Plain words wait; a picture, another version or an edited question comes back to the person. */
  const wait = (request: SendRequest): boolean => {
    const { question = "", picture, regenerateOf, continueOf, parentId, module, clientMessageId, generationId } = request;
    lookAtQueue();
    const isPlain = question !== "" && !picture && !regenerateOf && !continueOf && parentId === underLast().parentId;
    if (ports.isOnline() || !isPlain || getState().queued) return false;
    const isFirst = getState().order.length === 0;
    keepQueued({ question, clientMessageId, generationId, atMs: Date.now(), offline: { module, isFirst, ...toGiven(request) } });
    return true;
  };

  return {
    store,
    async open(isNew) {
      hasLeft = false;
      looksLeft = 1;
      setState({ history: isNew ? "ready" : "loading", historyProblem: null, queued: ports.readQueued() });
      if (isNew) return;
      try {
        await refresh();
      } catch (error) {
        if (!hasLeft) setState({ history: "failed", historyProblem: ports.toProblem(error) });
      }
    },
    sync,
    async loadOlder() {
      const { olderCursor, isLoadingOlder } = getState();
      if (olderCursor === null || isLoadingOlder) return;
      setState({ isLoadingOlder: true });
      try {
        const page = await ports.list(olderCursor);
        if (!hasLeft && getState().olderCursor === olderCursor) setState((state) => withOlderPage(state, page.messages, page.cursor));
      } finally {
        setState({ isLoadingOlder: false });
      }
    },
    send(words) {
      return dispatch(toRequest({ ...words, ...underLast() }));
    },
    edit(key, words) {
      const message = getState().messages[key];
      return message ? dispatch(toRequest({ ...words, parentId: message.parentId })) : false;
    },
    regenerate(key, words) {
      const id = getState().messages[key]?.id;
      return id ? dispatch(toRequest({ ...words, regenerateOf: id })) : false;
    },
    resume(key, words) {
      const id = getState().messages[key]?.id;
      return id ? dispatch(toRequest({ ...words, continueOf: id })) : false;
    },
    sendAgain(change) {
      const { unsent } = getState();
      return unsent ? dispatch({ ...unsent.request, ...change }) : false;
    },
    forgetUnsent: () => setState({ unsent: null }),
    queue(question) {
      lookAtQueue();
      if (getState().run === null || getState().queued) return false;
      keepQueued({ question, clientMessageId: ports.newId(), generationId: ports.newId(), atMs: Date.now() });
      return true;
    },
    takeQueued() {
      lookAtQueue();
      const words = getState().queued?.question ?? "";
      keepQueued(null);
      return words;
    },
    sendQueued(more) {
      lookAtQueue();
      const { queued } = getState();
      if (!queued) return false;
      const { question, clientMessageId, generationId, offline } = queued;
      const isSent = dispatch({ ...more, ...underLast(), ...toGiven(offline), question, clientMessageId, generationId, msggroup });
      if (isSent) keepQueued(null);
      return isSent;
    },
    lookAtQueue,
    stop: () => following?.stop(),
    skip() {
      const { run } = getState();
      if (run) ports.skip(run.generationId).catch(() => {});
    },
    async showVersion(messageId) {
      if (getState().run) return;
      await ports.selectVersion(messageId);
      await refresh();
    },
    async rate(key, value, off) {
      const message = getState().messages[key];
      if (!message?.id) return;
      const before = message.feedback;
      setState((state) => withMessage(state, key, { feedback: { value, reasons: off.reasons } }));
      try {
        await ports.giveFeedback(message.id, value, off);
      } catch (error) {
        setState((state) => withMessage(state, key, { feedback: before }));
        throw error;
      }
    },
    leave() {
      hasLeft = true;
      following?.leave();
      setState({ run: null });
    },
  };
};
