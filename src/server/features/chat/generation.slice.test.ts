import { afterAll, expect, test } from "vitest";
import { sendMessage, skipGeneration, stopGeneration, streamGeneration } from "../../../shared/contract/chat.ts";
import { init } from "../../../shared/contract/init.ts";
import type { FactsData } from "../../../shared/contract/stream.ts";
import { openChat, partOf, say, textOf, toSend } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { startFakeModel } from "../../testing/fake-model.ts";
import { type NumberedEvent, newId, openTestApp, readEvents, type TestApp, toText } from "../../testing/test-app.ts";

const untilText = (length: number) => (events: NumberedEvent[]) => toText(events).length >= length;
const untilOver = async (check: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("it never came");
};
const tokens = ["## 偏向", "可以走。", "\n\n", ...Array.from({ length: 60 }, (_, at) => `第${at}句话，`)];

let script: Parameters<typeof startFakeModel>[0] = () => ({ tokens, everyMs: 15 });
const model = await startFakeModel((at) => script(at));
afterAll(() => model.close());

const settings = async () => ({ READER_PACE: "400", MODEL_PLUS: "openai", MODEL_PLUS_BASE_URL: model.baseUrl, MODEL_PLUS_NAME: "fake" });

const tests = (app: () => TestApp): void => {
  test("goes on when its reader leaves, and whoever comes back, anywhere, gets the same text", async () => {
    const visitor = app().visitor();
    const request = toSend("我该不该换工作？");
    const seen = await readEvents(await visitor.raw(sendMessage, request), untilText(30));
    const rest = await readEvents(await visitor.raw(streamGeneration, { generationId: request.generationId }, { "last-event-id": String(seen.at(-1)!.seq) }));
    const text = toText(rest, toText(seen));
    expect(text).toBe(tokens.join(""));
    expect(textOf((await openChat(visitor, request.msggroup)).messages[1])).toBe(text);
    const whole = await readEvents(await visitor.raw(streamGeneration, { generationId: request.generationId }));
    expect(toText(whole)).toBe(text);
  });

  test("a page reloaded at any point holds the stored text, byte for byte", async () => {
    const visitor = app().visitor();
    const request = toSend("我该不该换工作？", { model: "3.5" });
    const sending = visitor.raw(sendMessage, request).then((answer) => readEvents(answer));
    const reloads: string[] = [];
    for (let at = 0; at < 10; at += 1) {
      await new Promise((resolve) => setTimeout(resolve, 30 + at * 17));
      const { messages, activeGeneration } = await openChat(visitor, request.msggroup);
      if (messages.length === 0) continue;
      const stored = textOf(messages[1]);
      if (!activeGeneration) {
        reloads.push(stored);
        continue;
      }
      const tail = await readEvents(
        await visitor.raw(streamGeneration, { generationId: activeGeneration.id }, { "last-event-id": String(activeGeneration.cursor) }),
      );
      reloads.push(toText(tail, stored));
    }
    const told = toText(await sending);
    expect(new Set(reloads)).toEqual(new Set([told]));
    expect(textOf((await openChat(visitor, request.msggroup)).messages[1])).toBe(told);
  });

  test("stopping closes the upstream socket within 200 ms, keeps what was seen, and nothing grows back", async () => {
    const visitor = app().visitor();
    const request = toSend("我该不该换工作？");
    const seen = toText(await readEvents(await visitor.raw(sendMessage, request), untilText(40)));
    const seenLength = seen.length - 5;
    const stoppedMs = Date.now();
    const { data } = await visitor.ask(stopGeneration, { generationId: request.generationId, seenLength });
    expect(data.text).toBe(seen.slice(0, seenLength));
    const upstream = model.requests.at(-1)!;
    await untilOver(async () => upstream.abortedMs !== null);
    expect(upstream.abortedMs! - stoppedMs).toBeLessThan(200);
    await untilOver(async () => (await openChat(visitor, request.msggroup)).activeGeneration === null);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    const { messages } = await openChat(visitor, request.msggroup);
    expect([messages[1]!.status, textOf(messages[1])]).toEqual(["stopped", seen.slice(0, seenLength)]);
    expect((await visitor.ask(init)).data.daily_account.num).toBe(2);
    expect(toText(await readEvents(await visitor.raw(streamGeneration, { generationId: request.generationId })))).toBe(seen.slice(0, seenLength));
  });

  test("stopped before its first word, the Plus use is given back", async () => {
    script = () => ({ tokens, firstAfterMs: 2000 });
    const visitor = app().visitor();
    const request = toSend("我该不该换工作？");
    const reading = visitor.raw(sendMessage, request).then((answer) => readEvents(answer));
    await untilOver(async () => (await openChat(visitor, request.msggroup)).activeGeneration !== null);
    await visitor.ask(stopGeneration, { generationId: request.generationId, seenLength: 0 });
    await reading;
    script = () => ({ tokens, everyMs: 15 });
    expect((await visitor.ask(init)).data.daily_account.num).toBe(3);
  });

  test("an endpoint that fails before its first word is replaced by the built-in reader, which says so", async () => {
    script = () => ({ tokens: [], status: 500 });
    const { events, text } = await say(app().visitor(), "我该不该换工作？");
    script = () => ({ tokens, everyMs: 15 });
    expect(partOf(events, "data-teller")).toMatchObject({ teller: "builtin", fellBack: true });
    expect(text.length).toBeGreaterThan(100);
  });

  test("an endpoint that breaks off leaves an interrupted answer, costs nothing, and can be continued", async () => {
    script = () => ({ tokens, everyMs: 2, breakAfter: 20 });
    const visitor = app().visitor();
    const { ids, text } = await say(visitor, "我该不该换工作？");
    expect(text).toBe(tokens.slice(0, 20).join(""));
    const broken = (await openChat(visitor, ids.msggroup)).messages[1]!;
    expect(broken.status).toBe("interrupted");
    script = () => ({ tokens: tokens.slice(20) });
    const more = await say(visitor, "", { msggroup: ids.msggroup, continueOf: broken.id });
    script = () => ({ tokens, everyMs: 15 });
    expect(more.text).toBe(tokens.join(""));
    const whole = (await openChat(visitor, ids.msggroup)).messages;
    expect([whole.length, whole[1]!.status, textOf(whole[1])]).toEqual([2, "completed", tokens.join("")]);
    expect((await visitor.ask(init)).data.daily_account.num).toBe(3);
  });

  test("a second message while one is answered is refused with the running generation", async () => {
    const visitor = app().visitor();
    const request = toSend("我该不该换工作？", { model: "3.5" });
    const reading = visitor.raw(sendMessage, request).then((answer) => readEvents(answer));
    await untilOver(async () => (await openChat(visitor, request.msggroup)).activeGeneration !== null);
    const refused = await visitor.raw(sendMessage, toSend("还有呢？", { msggroup: request.msggroup }));
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 9007, data: { generationId: request.generationId } }]);
    await reading;
  });

  test("skipping brings the built-in reader's rest at once", async () => {
    const visitor = app().visitor();
    const request = toSend("我该不该换工作？", { model: "3.5" });
    const reading = visitor.raw(sendMessage, request).then((answer) => readEvents(answer));
    await untilOver(async () => (await openChat(visitor, request.msggroup)).activeGeneration !== null);
    await visitor.ask(skipGeneration, { generationId: request.generationId });
    const deltas = (await reading).filter(({ event }) => event.type === "text-delta");
    expect(Math.max(...deltas.map(({ event }) => (event as { delta: string }).delta.length))).toBeGreaterThan(40);
  });

  test("the model gets the facts as its ground behind a prefix that never changes, and a name it makes up is marked", async () => {
    const visitor = app().visitor();
    script = () => ({ tokens: ["## 可以走。\n\n", "死神与高塔与恶魔与月亮与太阳一同出现。"] });
    const { events } = await say(visitor, "我该不该换工作？");
    await say(visitor, "我该不该搬家？");
    script = () => ({ tokens, everyMs: 15 });
    const [first, second] = model.requests.slice(-2).map(({ body }) => body.messages);
    expect(first![0]).toEqual(second![0]);
    expect(first![1]!.content).toContain("[card.");
    expect(partOf<FactsData>(events, "data-facts")!.paragraphs.flatMap(({ doubts }) => doubts ?? [])).toEqual(["死神与高塔与恶魔与月亮与太阳一同出现。"]);
  });

  test("a node that goes down keeps what was told as interrupted, and gives the use back", async () => {
    const { kernel } = app();
    const other = await openTestApp(kernel.database, { READER_PACE: "60" });
    const visitor = other.visitor();
    const request = toSend("我该不该换工作？");
    const seen = readEvents(await visitor.raw(sendMessage, request));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await other.runs.drain(0);
    const text = toText(await seen);
    const { messages } = await openChat(visitor, request.msggroup);
    expect([messages[1]!.status, textOf(messages[1])]).toEqual(["interrupted", text]);
    expect(text.length).toBeGreaterThan(5);
    expect((await visitor.ask(init)).data.daily_account.num).toBe(3);
    await other.close();
  });

  test("another person can neither follow nor stop it", async () => {
    const { ids } = await say(app().visitor(), "我该不该换工作？", { model: "3.5" });
    const stranger = app().visitor();
    for (const call of [streamGeneration, stopGeneration])
      expect(((await (await stranger.raw(call, { generationId: ids.generationId, seenLength: 0 })).json()) as { code: number }).code).toBe(9003);
    expect(newId("a")).not.toBe(newId("a"));
  });
};

describeServer("an answer being told", tests, settings);
