import type { ChatMessage } from "../../../../../shared/contract/chat.ts";
import type { StreamEvent } from "../../../../../shared/contract/stream.ts";
import type { ConversationPorts } from "../ports.ts";
import type { Queued, SendRequest } from "../thread-state.ts";

/** An answer of the server that says no. */
export class Refusal extends Error {
  readonly isGone: boolean;
  constructor(isGone = false) {
    super("refused");
    this.isGone = isGone;
  }
}

interface Stored extends Omit<ChatMessage, "parts"> {
  text: string;
}

/** A server in small: one chat, one run at a time, streams that can be cut. */
export const createServer = () => {
  const messages = new Map<string, Stored>();
  const runs = new Map<string, { messageId: string; log: StreamEvent[]; isOver: boolean; readers: Set<ReadableStreamDefaultController<Uint8Array>> }>();
  const calls: string[] = [];
  const sent: SendRequest[] = [];
  const balances: number[] = [];
  let leaf: string | null = null;
  let fail: Error | null = null;
  let isOnline = true;
  let queued: Queued | null = null;
  let nextId = 0;
  const encoder = new TextEncoder();

  const store = (message: Partial<Stored> & Pick<Stored, "id" | "role" | "parentId">): void => {
    messages.set(message.id, { text: "", status: "completed", model: null, feedback: null, siblings: [], createdAt: "2026-11-20T04:00:00Z", ...message });
    leaf = message.id;
  };
  const siblingsOf = ({ parentId, role }: Stored): string[] =>
    [...messages.values()].filter((one) => one.parentId === parentId && one.role === role).map(({ id }) => id);
  const emit = (generationId: string, ...events: StreamEvent[]): void => {
    const run = runs.get(generationId)!;
    for (const event of events) {
      run.log.push(event);
      if (event.type === "text-delta") messages.get(run.messageId)!.text += event.delta;
      if (event.type === "finish") messages.get(run.messageId)!.status = event.messageMetadata.status;
      const frame = encoder.encode(`id: ${run.log.length}\ndata: ${JSON.stringify(event)}\n\n${event.type === "finish" ? "data: [DONE]\n\n" : ""}`);
      for (const reader of run.readers) reader.enqueue(frame);
      if (event.type === "finish") run.isOver = true;
    }
  };
  const follow = (generationId: string, afterSeq: number, signal: AbortSignal): Response => {
    const run = runs.get(generationId);
    if (!run) throw new Refusal(true);
    let reader: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        reader = controller;
        run.log.slice(afterSeq).forEach((event, at) => {
          controller.enqueue(encoder.encode(`id: ${afterSeq + at + 1}\ndata: ${JSON.stringify(event)}\n\n`));
        });
        if (run.isOver) controller.enqueue(encoder.encode("data: [DONE]\n\n"));
        run.readers.add(controller);
        signal.addEventListener("abort", () => {
          if (run.readers.delete(controller)) controller.error(new DOMException("", "AbortError"));
        });
      },
      cancel() {
        run.readers.delete(reader);
      },
    });
    return new Response(body);
  };
  const start = (request: SendRequest): void => {
    if (runs.has(request.generationId)) return;
    const again = request.regenerateOf ?? request.continueOf;
    const userId = again ? messages.get(again)!.parentId! : `u${++nextId}`;
    const parentId = request.parentId === undefined ? leaf : request.parentId;
    if (!again) store({ id: userId, role: "user", parentId, text: request.question ?? "" });
    const messageId = request.continueOf ?? `a${++nextId}`;
    if (request.continueOf) messages.get(messageId)!.status = "running";
    else store({ id: messageId, role: "assistant", parentId: userId, status: "running" });
    leaf = messageId;
    runs.set(request.generationId, { messageId, log: [], isOver: false, readers: new Set() });
    emit(request.generationId, {
      type: "start",
      messageId,
      messageMetadata: { generationId: request.generationId, userMessageId: again ? null : userId, msggroup: "c" },
    });
    if (request.continueOf)
      emit(request.generationId, { type: "data-snapshot", data: { text: messages.get(messageId)!.text, cursor: 2, parts: [], status: "running" } });
  };
  const ports: ConversationPorts = {
    async list() {
      calls.push("list");
      const branch: ChatMessage[] = [];
      for (let id = leaf; id !== null; id = messages.get(id)!.parentId) {
        const { text, ...message } = messages.get(id)!;
        branch.unshift({ ...message, siblings: siblingsOf(messages.get(id)!), parts: text === "" ? [] : [{ type: "text", text }] });
      }
      const active = [...runs].find(([, { isOver }]) => !isOver);
      const group = { msggroup: "c", title: "题", content: "", module: "m", time: "", isPinned: false };
      return {
        group: branch.length > 0 ? group : null,
        messages: branch,
        cursor: null,
        activeGeneration: active ? { id: active[0], messageId: active[1].messageId, cursor: active[1].log.length } : null,
      };
    },
    async openSend(request, signal) {
      sent.push(request);
      if (fail) throw fail;
      start(request);
      return follow(request.generationId, 0, signal);
    },
    async openStream(generationId, afterSeq, signal) {
      calls.push(`stream ${afterSeq}`);
      if (fail) throw fail;
      return follow(generationId, afterSeq, signal);
    },
    async stop(generationId, seenLength) {
      calls.push(`stop ${seenLength}`);
      const { messageId } = runs.get(generationId)!;
      const message = messages.get(messageId)!;
      message.text = message.text.slice(0, seenLength);
      emit(generationId, { type: "abort" }, { type: "finish", messageMetadata: { status: "stopped" } });
      return { status: "stopped", text: message.text };
    },
    skip: async () => undefined,
    async selectVersion(messageId) {
      leaf = messageId;
    },
    async giveFeedback() {
      if (fail) throw fail;
    },
    onWake: () => () => {},
    readQueued: () => queued,
    keepQueued: (next) => {
      queued = next;
    },
    newId: () => `id${++nextId}`,
    toProblem: (error) => ({ text: (error as Error).message, code: error instanceof Refusal ? 9001 : null }),
    isRefusal: (error) => error instanceof Refusal,
    isGone: (error) => error instanceof Refusal && error.isGone,
    isOnline: () => isOnline,
    onTitle: (title) => calls.push(`title ${title}`),
    onBalance: ({ num }) => balances.push(num),
    onChange: () => calls.push("change"),
  };
  return {
    ports,
    calls,
    sent,
    balances,
    messages,
    store,
    emit,
    say: (generationId: string, delta: string) => emit(generationId, { type: "text-delta", id: "x", delta }),
    finish: (generationId: string, status: "completed" | "interrupted" = "completed") => emit(generationId, { type: "finish", messageMetadata: { status } }),
    cut(generationId: string) {
      const { readers } = runs.get(generationId)!;
      for (const reader of readers) reader.error(new TypeError("network"));
      readers.clear();
    },
    failWith(error: Error | null) {
      fail = error;
    },
    /** As somebody elsewhere would. */
    deleteChat() {
      messages.clear();
      leaf = null;
    },
    setOnline(value: boolean) {
      isOnline = value;
    },
  };
};
