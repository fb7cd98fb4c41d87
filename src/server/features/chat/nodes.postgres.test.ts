import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commitDraw, sendMessage, stopGeneration, streamGeneration } from "../../../shared/contract/chat.ts";
import { init } from "../../../shared/contract/init.ts";
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
