import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createConversation, type Words } from "./conversation.ts";
import { createServer, Refusal } from "./testing/small-server.ts";
import type { ThreadState } from "./thread-state.ts";

const words: Words = { question: "该不该换工作？", module: "m", model: "4" };
const settle = () => vi.advanceTimersByTimeAsync(100);
const textsOf = ({ order, messages }: ThreadState): string[] => order.map((key) => messages[key]!.text);
const lastOf = ({ order, messages }: ThreadState) => messages[order.at(-1)!]!;

describe("a conversation", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const begin = async (server = createServer()) => {
    const chat = createConversation("c", server.ports);
    await chat.open(true);
    chat.send(words);
    await settle();
    const generationId = server.sent[0]!.generationId;
    return { server, chat, generationId, state: () => chat.store.getState() };
  };

  it("shows a question at once, and keeps its row when the server names it", async () => {
    const server = createServer();
    const chat = createConversation("c", server.ports);
    await chat.open(true);
    expect(chat.send(words)).toBe(true);
    const [personKey] = chat.store.getState().order;
    expect(textsOf(chat.store.getState())).toEqual(["该不该换工作？", ""]);
    expect(chat.store.getState().messages[personKey!]!.id).toBeNull();
    await settle();
    expect(chat.store.getState().order[0]).toBe(personKey);
    expect(chat.store.getState().messages[personKey!]!.id).toMatch(/^u/);
  });

  it("takes a second send for none while an answer is told", async () => {
    const { server, chat } = await begin();
    expect(chat.send(words)).toBe(false);
    await settle();
    expect(server.sent).toHaveLength(1);
  });

  it("shows what is told, at most once in forty milliseconds", async () => {
    const { server, chat, generationId, state } = await begin();
    let commits = 0;
    chat.store.subscribe(() => {
      commits += 1;
    });
    for (let at = 0; at < 100; at += 1) {
      server.say(generationId, "字");
      await vi.advanceTimersByTimeAsync(4);
    }
    await settle();
    expect(lastOf(state()).text).toBe("字".repeat(100));
    expect(commits).toBeLessThanOrEqual(12);
  });

  it("leaves the rows of other messages as they are while one is told", async () => {
    const { server, generationId, state } = await begin();
    const before = state();
    server.say(generationId, "先说一句。");
    await settle();
    expect(state().order).toBe(before.order);
    expect(state().messages[before.order[0]!]).toBe(before.messages[before.order[0]!]);
  });

  it("goes on after the last event when the line breaks", async () => {
    const { server, generationId, state } = await begin();
    server.say(generationId, "先说");
    await settle();
    server.cut(generationId);
    await settle();
    expect(state().run?.phase).toBe("waiting");
    server.say(generationId, "一句。");
    await vi.advanceTimersByTimeAsync(600);
    expect(server.calls).toContain("stream 2");
    expect(state().run?.phase).toBe("telling");
    server.finish(generationId);
    await settle();
    expect(lastOf(state())).toMatchObject({ text: "先说一句。", status: "completed" });
    expect(state().run).toBeNull();
  });

  it("finds a running answer again after a reload, and ends with the stored text", async () => {
    const { server, chat, generationId } = await begin();
    server.say(generationId, "先说");
    await settle();
    chat.leave();
    server.say(generationId, "一句");
    const reopened = createConversation("c", server.ports);
    await reopened.open(false);
    expect(lastOf(reopened.store.getState()).text).toBe("先说一句");
    server.say(generationId, "，再说一句。");
    server.finish(generationId);
    await settle();
    expect(lastOf(reopened.store.getState())).toMatchObject({ text: "先说一句，再说一句。", status: "completed", isFresh: false });
    expect(server.messages.get(lastOf(reopened.store.getState()).id!)!.text).toBe("先说一句，再说一句。");
  });

  it("never stops an answer by leaving it", async () => {
    const { server, chat, generationId } = await begin();
    server.say(generationId, "话");
    await settle();
    chat.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.calls.filter((call) => call.startsWith("stop"))).toEqual([]);
  });

  it("freezes on stop: what was seen stays, nothing grows back, and the line is not taken up again", async () => {
    const { server, chat, generationId, state } = await begin();
    server.say(generationId, "看见的");
    await settle();
    chat.stop();
    server.say(generationId, "没看见的");
    await settle();
    expect(server.calls).toContain("stop 3");
    expect(lastOf(state())).toMatchObject({ text: "看见的", status: "stopped" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lastOf(state()).text).toBe("看见的");
    expect(server.calls.filter((call) => call.startsWith("stream"))).toEqual([]);
  });

  it("stops what has not begun as soon as it begins", async () => {
    const server = createServer();
    const chat = createConversation("c", server.ports);
    await chat.open(true);
    chat.send(words);
    chat.stop();
    expect(chat.store.getState().run?.phase).toBe("stopping");
    await settle();
    expect(server.calls).toContain("stop 0");
    expect(lastOf(chat.store.getState()).status).toBe("stopped");
    expect(chat.store.getState().run).toBeNull();
  });

  it("gives the words back when the server refuses, and sends them again under the same ids", async () => {
    const server = createServer();
    server.failWith(new Refusal());
    const { chat, state } = await begin(server);
    expect(state().order).toEqual([]);
    expect(state().unsent).toMatchObject({ request: { question: "该不该换工作？" }, problem: { text: "refused", code: 9001 } });
    server.failWith(null);
    chat.sendAgain();
    await settle();
    expect(state().unsent).toBeNull();
    expect(textsOf(state())[0]).toBe("该不该换工作？");
    const ids = server.sent.map(({ clientMessageId, generationId }) => `${clientMessageId} ${generationId}`);
    expect(new Set(ids).size).toBe(1);
  });

  it("tries a send without an answer a few times by itself, then gives it back", async () => {
    const server = createServer();
    server.failWith(new TypeError("network"));
    const { state } = await begin(server);
    expect(state().order).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.sent).toHaveLength(3);
    expect(state().unsent?.problem.code).toBeNull();
  });

  it("lets it wait when there is no network, in a chat that is not there yet, and says it once under the same ids", async () => {
    const server = createServer();
    server.failWith(new TypeError("network"));
    server.setOnline(false);
    const chat = createConversation("c", server.ports);
    const state = () => chat.store.getState();
    await chat.open(true);
    chat.send({ ...words, inputs: { spread: "one" } });
    await settle();
    expect(server.sent).toHaveLength(1);
    expect([state().unsent, state().order, state().isGone]).toEqual([null, [], false]);
    expect(state().queued).toMatchObject({ question: "该不该换工作？", offline: { module: "m", isFirst: true } });
    server.failWith(null);
    server.setOnline(true);
    expect(chat.sendQueued({ module: "m", model: "4" })).toBe(true);
    expect(chat.sendQueued({ module: "m", model: "4" })).toBe(false);
    await settle();
    expect(textsOf(state())[0]).toBe("该不该换工作？");
    expect(server.sent.at(-1)?.inputs).toEqual({ spread: "one" });
    expect(new Set(server.sent.map(({ clientMessageId, generationId }) => `${clientMessageId} ${generationId}`)).size).toBe(1);
  });

  it("gives what cannot wait back at once when there is no network: a picture, and a second question", async () => {
    const server = createServer();
    server.failWith(new TypeError("network"));
    server.setOnline(false);
    const { chat, state } = await begin(server);
    chat.send({ question: "还有一问？", module: "m", model: "4" });
    await settle();
    expect([state().unsent?.request.question, state().queued?.question]).toEqual(["还有一问？", "该不该换工作？"]);
    chat.takeQueued();
    chat.send({ question: "看图", module: "m", model: "4", picture: { url: "data:", width: 1, height: 1, inputs: null } });
    await settle();
    expect([state().unsent?.request.question, state().queued]).toEqual(["看图", null]);
  });

  const beginAndFinish = async () => {
    const begun = await begin();
    begun.server.say(begun.generationId, "第一版。");
    begun.server.finish(begun.generationId);
    await settle();
    return begun;
  };

  it("tells an answer again beside the first one", async () => {
    const { server, chat, state } = await beginAndFinish();
    const first = lastOf(state());
    chat.regenerate(first.key, { ...words, question: "" });
    await settle();
    const generationId = server.sent[1]!.generationId;
    expect(server.sent[1]).toMatchObject({ regenerateOf: first.id });
    server.say(generationId, "第二版。");
    server.finish(generationId);
    await settle();
    expect(textsOf(state())).toEqual(["该不该换工作？", "第二版。"]);
    expect(lastOf(state()).siblings).toEqual([first.id, lastOf(state()).id]);
    await chat.showVersion(first.id!);
    expect(textsOf(state())).toEqual(["该不该换工作？", "第一版。"]);
  });

  it("asks an edited question as a branch beside the first", async () => {
    const { server, chat, state } = await beginAndFinish();
    const person = state().messages[state().order[0]!]!;
    chat.edit(person.key, { ...words, question: "该不该搬家？" });
    await settle();
    expect(server.sent[1]).toMatchObject({ parentId: null, question: "该不该搬家？" });
    expect(textsOf(state())).toEqual(["该不该搬家？", ""]);
    expect(state().messages[state().order[0]!]!.siblings).toHaveLength(2);
  });

  it("goes on with an answer that broke off, in its own row", async () => {
    const { server, chat, generationId, state } = await begin();
    server.say(generationId, "说到一半");
    server.finish(generationId, "interrupted");
    await settle();
    const { key } = lastOf(state());
    chat.resume(key, { ...words, question: "" });
    await settle();
    const again = server.sent[1]!;
    server.say(again.generationId, "，又接着说。");
    server.finish(again.generationId);
    await settle();
    expect(lastOf(state())).toMatchObject({ key, text: "说到一半，又接着说。", status: "completed" });
  });

  it("names the last message it shows as what a further question is about", async () => {
    const { server, chat, state } = await beginAndFinish();
    chat.send({ ...words, question: "那什么时候？" });
    expect(state().order).toHaveLength(4);
    await settle();
    expect(server.sent[1]!.parentId).toBe(state().messages[state().order[1]!]!.id);
  });

  describe("with a picture", () => {
    const picture = { url: "data:image/jpeg;base64,AA==", width: 900, height: 700, inputs: null };
    const shown = { type: "data-image", data: { id: picture.url, width: 900, height: 700 } };
    const withPicture = { ...words, question: "", picture };

    it("shows it at once, with no words too", async () => {
      const server = createServer();
      const chat = createConversation("c", server.ports);
      await chat.open(true);
      chat.send(withPicture);
      const { order, messages } = chat.store.getState();
      expect(messages[order[0]!]!.parts).toEqual([shown]);
      await settle();
      expect(server.sent[0]!.picture).toBe(picture);
    });

    it("gives it back with the words when the server refuses, and sends both again", async () => {
      const server = createServer();
      server.failWith(new Refusal());
      const chat = createConversation("c", server.ports);
      await chat.open(true);
      chat.send(withPicture);
      await settle();
      expect(chat.store.getState().order).toEqual([]);
      expect(chat.store.getState().unsent?.request.picture).toBe(picture);
      server.failWith(null);
      chat.sendAgain();
      await settle();
      expect(server.sent.map((request) => request.picture)).toEqual([picture, picture]);
      expect(server.sent[1]!.clientMessageId).toBe(server.sent[0]!.clientMessageId);
    });

    it("does not send it once more when the question is edited or the answer told again", async () => {
      const server = createServer();
      const chat = createConversation("c", server.ports);
      await chat.open(true);
      chat.send({ ...words, picture });
      await settle();
      server.finish(server.sent[0]!.generationId);
      await settle();
      const [personKey, answerKey] = chat.store.getState().order;
      chat.regenerate(answerKey!, words);
      await settle();
      server.finish(server.sent[1]!.generationId);
      await settle();
      chat.edit(personKey!, { ...words, question: "该不该搬家？" });
      await settle();
      expect(server.sent.map((request) => "picture" in request)).toEqual([true, false, false]);
    });
  });

  it("passes on title and balance", async () => {
    const { server, generationId, state } = await begin();
    server.emit(generationId, { type: "data-title", data: { title: "该不该换工作" } }, { type: "data-balance", data: { num: 2, total_num: 3 } });
    server.finish(generationId);
    await settle();
    expect(state().title).toBe("该不该换工作");
    expect(server.calls).toContain("title 该不该换工作");
    expect(server.balances).toEqual([2]);
  });

  it("takes a rating back that was not saved", async () => {
    const { server, chat, state } = await beginAndFinish();
    server.failWith(new Refusal());
    await expect(chat.rate(lastOf(state()).key, "like", { reasons: [] })).rejects.toThrow();
    expect(lastOf(state()).feedback).toBeNull();
  });

  it("shows what another device has added, when asked to look", async () => {
    const { server, chat, state } = await beginAndFinish();
    server.store({ id: "u9", role: "user", parentId: lastOf(state()).id, text: "别处问的" });
    await chat.sync();
    expect(textsOf(state())).toEqual(["该不该换工作？", "第一版。", "别处问的"]);
  });

  it("keeps what it shows when the chat is deleted elsewhere, says so, and sends nothing more", async () => {
    const { server, chat, state } = await beginAndFinish();
    const kept = new Map(server.messages);
    server.deleteChat();
    await chat.sync();
    expect(state().isGone).toBe(true);
    expect(textsOf(state())).toEqual(["该不该换工作？", "第一版。"]);
    expect(chat.send(words)).toBe(false);
    expect(server.sent).toHaveLength(1);
    for (const message of kept.values()) server.store(message);
    await chat.sync();
    expect(state().isGone).toBe(false);
  });

  it("looks for what happened elsewhere once the answer being told has ended", async () => {
    const { server, chat, generationId, state } = await begin();
    await chat.sync();
    expect(server.calls).not.toContain("list");
    server.finish(generationId);
    server.deleteChat();
    await settle();
    expect(state().isGone).toBe(true);
  });

  it("has nothing to show of a chat that the server does not know", async () => {
    const server = createServer();
    const chat = createConversation("c", server.ports);
    void chat.open(false);
    await settle();
    expect(chat.store.getState().history).toBe("loading");
    await vi.advanceTimersByTimeAsync(2000);
    expect(chat.store.getState()).toMatchObject({ history: "ready", isGone: true, order: [] });
  });

  it("finds a chat whose first question was still on its way when the page was fetched anew", async () => {
    const server = createServer();
    const chat = createConversation("c", server.ports);
    void chat.open(false);
    await settle();
    server.store({ id: "u1", role: "user", parentId: null, text: "该不该换工作？" });
    await vi.advanceTimersByTimeAsync(2000);
    expect(chat.store.getState()).toMatchObject({ history: "ready", isGone: false });
    expect(textsOf(chat.store.getState())).toEqual(["该不该换工作？"]);
  });
});
