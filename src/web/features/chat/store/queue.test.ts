import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createConversation, type Words } from "./conversation.ts";
import { findQueued, withQueued } from "./kept-queue.ts";
import { isQueueDue } from "./queue.ts";
import { createServer, Refusal } from "./testing/small-server.ts";
import type { Queued } from "./thread-state.ts";

const words: Words = { question: "该不该换工作？", module: "m", model: "4" };
const more = { module: "m", model: "4" } as const;
const settle = () => vi.advanceTimersByTimeAsync(100);

describe("words that wait for the end of an answer", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const begin = async () => {
    const server = createServer();
    const chat = createConversation("c", server.ports);
    await chat.open(true);
    chat.send(words);
    await settle();
    const state = () => chat.store.getState();
    return { server, chat, state, isDue: () => isQueueDue(state(), Date.now()), finish: () => server.finish(server.sent[0]!.generationId) };
  };

  it("are kept one at a time, and only while there is something to wait for", async () => {
    const { chat, finish, state } = await begin();
    expect(chat.queue("那钱呢？")).toBe(true);
    expect(chat.queue("那人呢？")).toBe(false);
    expect(state().queued?.question).toBe("那钱呢？");
    expect(chat.takeQueued()).toBe("那钱呢？");
    expect(state().queued).toBeNull();
    finish();
    await settle();
    expect(chat.queue("那人呢？")).toBe(false);
  });

  it("are due when the answer has ended or was stopped, and then said under it", async () => {
    const { server, chat, finish, state, isDue } = await begin();
    chat.queue("那钱呢？");
    expect(isDue()).toBe(false);
    finish();
    await settle();
    expect(isDue()).toBe(true);
    expect(chat.sendQueued(more)).toBe(true);
    await settle();
    expect(server.sent[1]).toMatchObject({ question: "那钱呢？", parentId: state().messages[state().order[1]!]!.id });
    expect(state().queued).toBeNull();
    expect(isDue()).toBe(false);
  });

  it("wait on when the answer broke off, asks for something itself, or is long past", async () => {
    const broken = await begin();
    broken.chat.queue("那钱呢？");
    broken.server.finish(broken.server.sent[0]!.generationId, "interrupted");
    await settle();
    expect(broken.isDue()).toBe(false);

    const asking = await begin();
    asking.chat.queue("那钱呢？");
    asking.server.emit(asking.server.sent[0]!.generationId, { type: "data-ask", data: { fields: [] } as never });
    asking.finish();
    await settle();
    expect(asking.isDue()).toBe(false);

    const old = await begin();
    old.chat.queue("那钱呢？");
    old.finish();
    await settle();
    expect(isQueueDue(old.state(), Date.now() + 11 * 60_000)).toBe(false);
  });

  it("are found again after a reload, and said once", async () => {
    const { server, chat, finish } = await begin();
    chat.queue("那钱呢？");
    chat.leave();
    const reopened = createConversation("c", server.ports);
    await reopened.open(false);
    expect(reopened.store.getState().queued?.question).toBe("那钱呢？");
    finish();
    await settle();
    expect(isQueueDue(reopened.store.getState(), Date.now())).toBe(true);
    expect(reopened.sendQueued(more)).toBe(true);
    expect(reopened.sendQueued(more)).toBe(false);
    await settle();
    expect(server.sent).toHaveLength(2);
  });

  it("are one message when two pages say them at the same moment, and none for the page that comes late", async () => {
    const { server, chat, finish } = await begin();
    const second = createConversation("c", server.ports);
    await second.open(false);
    const third = createConversation("c", server.ports);
    await third.open(false);
    chat.queue("那钱呢？");
    for (const page of [second, third]) page.lookAtQueue();
    finish();
    await settle();
    const waiting = server.ports.readQueued();
    chat.sendQueued(more);
    // The second read what was kept before the first had taken it away.
    server.ports.keepQueued(waiting);
    second.sendQueued(more);
    expect(third.sendQueued(more)).toBe(false);
    await settle();
    expect(server.sent[1]!.generationId).toBe(server.sent[2]!.generationId);
    expect([...server.messages.values()].filter(({ text }) => text === "那钱呢？")).toHaveLength(1);
    expect(third.store.getState().queued).toBeNull();
  });

  it("show up with their answer in a page that had only watched them wait", async () => {
    const { server, chat, finish } = await begin();
    const second = createConversation("c", server.ports);
    await second.open(false);
    chat.queue("那钱呢？");
    second.lookAtQueue();
    finish();
    await settle();
    chat.sendQueued(more);
    second.lookAtQueue();
    await vi.advanceTimersByTimeAsync(2000);
    const { order, messages, run } = second.store.getState();
    expect(order.map((key) => messages[key]!.text)).toContain("那钱呢？");
    expect(run?.generationId).toBe(server.sent[1]!.generationId);
  });

  it("come back to the person when the server refuses them", async () => {
    const { server, chat, finish, state } = await begin();
    chat.queue("那钱呢？");
    finish();
    await settle();
    server.failWith(new Refusal());
    chat.sendQueued(more);
    await settle();
    expect(state().unsent?.request.question).toBe("那钱呢？");
    expect(state().queued).toBeNull();
  });

  it("wait on where the network is gone when they are to be said, and are due whatever the answer before them asked", async () => {
    const { server, chat, finish, state, isDue } = await begin();
    chat.queue("那钱呢？");
    finish();
    await settle();
    const ids = state().queued!.generationId;
    server.failWith(new TypeError("network"));
    server.setOnline(false);
    chat.sendQueued(more);
    await settle();
    expect(state().queued).toMatchObject({ question: "那钱呢？", generationId: ids, offline: { isFirst: false } });
    expect(isDue()).toBe(true);
    vi.setSystemTime(Date.now() + 20 * 60_000);
    expect(isDue()).toBe(true);
    vi.setSystemTime(Date.now() + 24 * 3600_000);
    expect(isDue()).toBe(false);
  });
});

describe("what is kept of the words that wait", () => {
  const one = (question: string, atMs: number): Queued => ({ question, clientMessageId: "m", generationId: `g${atMs}`, atMs });

  it("stands by chat, and is forgotten with its last word", () => {
    const kept = withQueued(withQueued(null, "a", one("甲", 1)), "b", one("乙", 2));
    expect(findQueued(kept, "a")?.question).toBe("甲");
    expect(findQueued(withQueued(kept, "a", null), "a")).toBeNull();
    expect(findQueued(withQueued(kept, "a", null), "b")?.question).toBe("乙");
  });

  it("is nothing when it cannot be read", () => {
    expect(findQueued("{", "a")).toBeNull();
    expect(findQueued('{"a":{"question":1}}', "a")).toBeNull();
  });

  it("never grows beyond the newest twenty chats", () => {
    let kept: string | null = null;
    for (let at = 0; at < 25; at += 1) kept = withQueued(kept, `c${at}`, one("问", at));
    expect(Object.keys(JSON.parse(kept ?? "{}"))).toHaveLength(20);
    expect(findQueued(kept, "c24")).not.toBeNull();
    expect(findQueued(kept, "c0")).toBeNull();
  });
});
