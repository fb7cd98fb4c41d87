import { createStore, type StoreApi } from "zustand/vanilla";
import { type Following, followAnswer } from "./follow-answer.ts";
import type { ConversationPorts } from "./ports.ts";
import { newTelling, type Part, type Telling } from "./telling.ts";
import {
  findById,
  newThread,
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
  stop(): void;
  skip(): void;
  showVersion(messageId: string): Promise<void>;
  rate(key: string, value: "like" | "dislike" | null, reasons: string[]): Promise<void>;
  /** Leaves the chat; what is being told goes on without us. */
  leave(): void;
}

/** The part a picture will be once the server has it; until then it names itself by its own address. */
const toImageParts = ({ picture }: SendRequest): Part[] =>
  picture ? [{ type: "data-image", data: { id: picture.url, width: picture.width, height: picture.height } }] : [];

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

export const createConversation = (msggroup: string, ports: ConversationPorts): Conversation => {
  const store = createStore<ThreadState>(() => newThread);
  const { getState, setState } = store;
  let following: Following | null = null;
  let hasLeft = false;

  const follow = (key: string, generationId: string, telling: Telling, request: SendRequest | null, undo: (() => void) | null) => {
    setState({ run: { generationId, key, phase: request ? "sending" : "telling" } });
    following = followAnswer({ store, ports, key, generationId, telling, request, undo, refresh });
  };

  const refresh = async (): Promise<void> => {
    const page = await ports.list(null);
    const state = getState();
    if (hasLeft || state.run) return;
    const title = page.group?.title ?? null;
    setState({ ...withNewestPage(state, page.messages, page.cursor), history: "ready", historyProblem: null, title, module: page.group?.module ?? null });
    if (title !== null && title !== state.title) ports.onTitle(title);
    const active = page.activeGeneration;
    const row = active && findById(getState(), active.messageId);
    if (!active || !row) return;
    const { text, parts } = row;
    follow(row.key, active.id, { ...newTelling, seq: active.cursor, messageId: row.id, text, parts }, null, null);
  };

  /** @param keptCount rows that stay above what is asked; the rest makes room */
  const begin = (request: SendRequest, keptCount: number, added: ThreadMessage[], telling: Telling): boolean => {
    const before = getState();
    if (before.run) return false;
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

  return {
    store,
    async open(isNew) {
      hasLeft = false;
      setState({ history: isNew ? "ready" : "loading", historyProblem: null });
      if (isNew) return;
      try {
        await refresh();
      } catch (error) {
        if (!hasLeft) setState({ history: "failed", historyProblem: ports.toProblem(error) });
      }
    },
    async sync() {
      const { history, run, order } = getState();
      if (history === "ready" && !run && order.length > 0) await refresh().catch(() => {});
    },
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
      const last = getState().messages[getState().order.at(-1) ?? ""];
      // Naming the last message shown keeps the answer under what the person has read, whatever another device has added since.
      return dispatch(toRequest(last?.id ? { ...words, parentId: last.id } : words));
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
    async rate(key, value, reasons) {
      const message = getState().messages[key];
      if (!message?.id) return;
      const before = message.feedback;
      setState((state) => withMessage(state, key, { feedback: { value, reasons } }));
      try {
        await ports.giveFeedback(message.id, value, reasons);
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
