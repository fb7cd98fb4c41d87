import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pinsMost } from "../../../shared/constants.ts";
import { commitDraw, getMsgGroupList, pinChats, sendMessage, stopGeneration, streamGeneration } from "../../../shared/contract/chat.ts";
import { init } from "../../../shared/contract/init.ts";
import { createShare, getShare } from "../../../shared/contract/share.ts";
import { openChat, textOf, toSend } from "../../testing/chat.ts";
import { asGeneration, asPerson } from "../../testing/ids.ts";
import { createVisitor, openTestApp, readEvents, type TestApp, toText, type Visitor } from "../../testing/test-app.ts";
import { createTestPostgres, hasPostgres, hasRedis, type TestPostgres, testRedisUrl } from "../../testing/test-database.ts";
import { settlePlusUse } from "../balance/index.ts";

const isThere = await hasPostgres();
const isRedisThere = isThere && (await hasRedis());

const logs = [
  { name: "PostgreSQL", settings: (url: string) => ({ EVENT_LOG: "postgres", DATABASE_URL: url }), isReady: isThere },
  { name: "Redis", settings: (url: string) => ({ EVENT_LOG: "redis", DATABASE_URL: url, REDIS_URL: testRedisUrl }), isReady: isRedisThere },
];

describe.each(logs)("two nodes that share events through $name", ({ settings, isReady }) => {
  let postgres: TestPostgres;
  const apps: TestApp[] = [];
  const closers: (() => Promise<void>)[] = [];
  const pace = { READER_PACE: "250" };

  beforeAll(async () => {
    if (!isReady) return;
    postgres = await createTestPostgres();
    for (let node = 0; node < 2; node += 1) {
      const database = await postgres.open();
      apps.push(await openTestApp(database, { ...pace, ...settings(postgres.url) }));
      closers.push(() => database.close());
    }
  });
  afterAll(async () => {
    if (!isReady) return;
    for (const app of apps) await app.close();
    for (const close of closers) await close();
    await postgres.drop();
  });

  /** The same person on both nodes. */
  const person = (): [Visitor, Visitor] => {
    const here = apps[0]!.visitor();
    const there = createVisitor((request) => apps[1]!.fetch(new Request(request, { headers: { ...Object.fromEntries(request.headers), ...here.headers } })));
    return [here, there];
  };
  const begin = async (visitor: Visitor) => {
    const request = toSend("我该不该换工作？");
    const reading = readEvents(await visitor.raw(sendMessage, request));
    return { request, reading };
  };

  test.runIf(isReady)("an answer told on one is followed on the other, from any event on, to the same text", async () => {
    const [here, there] = person();
    const { request, reading } = await begin(here);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const whole = await readEvents(await there.raw(streamGeneration, { generationId: request.generationId }));
    const text = toText(await reading);
    expect(toText(whole)).toBe(text);
    expect(textOf((await openChat(there, request.msggroup)).messages[1])).toBe(text);
  });

  test.runIf(isReady)("a stop on one ends it on the other within about a second, and nothing grows back", async () => {
    const [here, there] = person();
    const { request, reading } = await begin(here);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    const { data } = await there.ask(stopGeneration, { generationId: request.generationId, seenLength: 12 });
    expect(data.status).toBe("stopped");
    expect(data.text.length).toBe(12);
    await reading;
    await new Promise((resolve) => setTimeout(resolve, 1200));
    const { messages, activeGeneration } = await openChat(there, request.msggroup);
    expect([activeGeneration, messages[1]!.status, textOf(messages[1])]).toEqual([null, "stopped", data.text]);
  });

  test.runIf(isReady)("what begins on one is taken up on the other where the line broke, stopped from there and shared from there", async () => {
    const [here, there] = person();
    const request = toSend("我该不该换工作？");
    const begun = await readEvents(await here.raw(sendMessage, request), (events) => toText(events).length > 20);
    const last = begun.at(-1)!.seq;
    const rest = await there.raw(streamGeneration, { generationId: request.generationId }, { "last-event-id": String(last) });
    const taken = await readEvents(rest, (events) => toText(events, toText(begun)).length > 80);
    const isWhole = taken[0]!.seq === last + 1 || taken[0]!.event.type === "data-snapshot";
    expect(isWhole).toBe(true);
    const seen = toText(taken, toText(begun));
    const { data } = await there.ask(stopGeneration, { generationId: request.generationId, seenLength: seen.length });
    expect(data).toEqual({ status: "stopped", text: seen });
    const { messages } = await openChat(here, request.msggroup);
    expect([messages[1]!.status, textOf(messages[1])]).toEqual(["stopped", seen]);

    const { shareKey } = (await there.ask(createShare, { msggroup: request.msggroup, messageIds: [messages[1]!.id] })).data;
    expect((await here.ask(getShare, { key: shareKey })).data.records[0]!.asked).toBe("我该不该换工作？");
  });

  test.runIf(isReady)("what broke off on one goes on, on the other, to its end, and is found there by its words", async () => {
    const [here, there] = person();
    const { request, reading } = await begin(here);
    await new Promise((resolve) => setTimeout(resolve, 1300));
    await apps[0]!.kernel.database.run("update generations set heartbeat_at = now() - interval '1 minute' where id = $1", [request.generationId]);
    await apps[1]!.runs.reap();
    await reading;
    const [asked, broken] = (await openChat(there, request.msggroup)).messages;
    expect(broken!.status).toBe("interrupted");
    const more = { msggroup: request.msggroup, generationId: `${request.generationId}-2`, clientMessageId: `${request.clientMessageId}-2` };
    await readEvents(await there.raw(sendMessage, toSend("", { ...more, continueOf: broken!.id })));
    const whole = (await openChat(here, request.msggroup)).messages;
    expect(whole.map(({ id, status }) => [id, status])).toEqual([
      [asked!.id, "completed"],
      [broken!.id, "completed"],
    ]);
    expect(textOf(whole[1]).startsWith(textOf(broken))).toBe(true);
    const words = textOf(whole[1])
      .slice(-14, -2)
      .replace(/[*>#\n]/g, "")
      .trim()
      .slice(-6);
    expect((await here.ask(getMsgGroupList, { query: words })).data.messageGroupList.map(({ msggroup }) => msggroup)).toContain(request.msggroup);
  });

  test.runIf(isReady)("two nodes that pin at the same moment pin no more than there is room for", async () => {
    const [here, there] = person();
    const ids: string[] = [];
    for (let at = 0; at < pinsMost + 2; at += 1) {
      const request = toSend("", { model: "3.5", inputs: { spread: "one", cards: [{ id: at, reversed: false }] } });
      await (await here.raw(sendMessage, request)).body!.cancel();
      ids.push(request.msggroup);
    }
    await here.ask(pinChats, { msggroup: ids.slice(0, pinsMost - 1), isPinned: true });
    const codes = await Promise.all(
      [here, there].map(async (visitor, at) => (await visitor.ask(pinChats, { msggroup: [ids.at(-1 - at)], isPinned: true })).code),
    );
    expect(codes.sort()).toEqual([200, 9019]);
  });

  test.runIf(isReady)("two different messages at the same moment, one on each node: one is told, the other refused", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [here, there] = person();
      await here.ask(init);
      const first = toSend("我该不该换工作？", { model: "3.5" });
      const second = toSend("我该不该搬家？", { model: "3.5", msggroup: first.msggroup });
      const answers = await Promise.all([here.raw(sendMessage, first), there.raw(sendMessage, second)]);
      const kinds = answers.map((answer) => answer.headers.get("content-type")?.includes("event-stream") ?? false);
      expect(kinds.filter(Boolean)).toHaveLength(1);
      expect(await answers[kinds.indexOf(false)]!.json()).toMatchObject({ code: 9007 });
      await readEvents(answers[kinds.indexOf(true)]!);
    }
  });

  test.runIf(isReady)("one seal opened on two nodes at once draws once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [here, there] = person();
      const { castId } = (await here.ask(commitDraw, { module: "tarot" })).data;
      const draws = [here.raw(sendMessage, toSend("去不去？", { castId, nonce: "a" })), there.raw(sendMessage, toSend("留不留？", { castId, nonce: "b" }))];
      const answers = await Promise.all(draws);
      const drawn = answers.filter((answer) => answer.headers.get("content-type")?.includes("event-stream"));
      expect(drawn).toHaveLength(1);
      const refused = answers.find((answer) => !drawn.includes(answer))!;
      expect(await refused.json()).toMatchObject({ code: 1001, data: { fields: { castId: "opened" } } });
      await drawn[0]!.body!.cancel();
    }
  });

  test.runIf(isReady)("a use settled from two sides at once is settled once", async () => {
    const { db, run } = apps[0]!.kernel.database;
    for (let round = 0; round < 10; round += 1) {
      const generationId = asGeneration(`race-${round}`);
      await run("insert into plus_uses (person_id, generation_id, day, state) values ('o', $1, '2026-11-20', 'reserved')", [generationId]);
      const other = apps[1]!.kernel.database.db;
      await Promise.all([
        settlePlusUse(db, { personId: asPerson("o"), generationId, isSpent: true }),
        settlePlusUse(other, { personId: asPerson("o"), generationId, isSpent: false }),
      ]);
      const [row] = (await run("select state from plus_uses where generation_id = $1", [generationId])) as { state: string }[];
      const settled = row!.state;
      await settlePlusUse(other, { personId: asPerson("o"), generationId, isSpent: settled !== "spent" });
      expect(await run("select state from plus_uses where generation_id = $1", [generationId])).toEqual([{ state: settled }]);
    }
  });

  test.runIf(isReady)("a node that falls silent has its answers interrupted by the other", async () => {
    const [here] = person();
    const { request, reading } = await begin(here);
    await apps[0]!.kernel.database.run("update generations set heartbeat_at = now() - interval '1 minute' where id = $1", [request.generationId]);
    await apps[1]!.runs.reap();
    const rows = await apps[1]!.kernel.database.run("select status from generations where id = $1", [request.generationId]);
    expect(rows).toEqual([{ status: "interrupted" }]);
    await reading;
    const { messages } = await openChat(here, request.msggroup);
    expect(messages[1]!.status).toBe("interrupted");
  });
});
