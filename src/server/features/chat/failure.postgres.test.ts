import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendMessage, stopGeneration, streamGeneration } from "../../../shared/contract/chat.ts";
import { init } from "../../../shared/contract/init.ts";
import type { Database } from "../../kernel/db/db.ts";
import { openPostgres } from "../../kernel/db/postgres.ts";
import { serve } from "../../serve.ts";
import { openChat, textOf, toSend } from "../../testing/chat.ts";
import { createVisitor, type NumberedEvent, openTestApp, readEvents, type TestApp, toText, type Visitor } from "../../testing/test-app.ts";
import { createTestPostgres, hasPostgres, hasRedis, type TestPostgres, testRedisUrl } from "../../testing/test-database.ts";
import { openWire, type Wire } from "../../testing/wire.ts";

const isThere = await hasPostgres();
const isRedisThere = isThere && (await hasRedis());

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const untilTrue = async (check: () => Promise<boolean>): Promise<void> => {
  while (!(await check())) await wait(50);
};
const finishOf = (events: NumberedEvent[]): string | undefined =>
  events.flatMap(({ event }) => (event.type === "finish" ? [event.messageMetadata.status] : []))[0];
/** A reader may be given an event twice, never without the one before it; a snapshot stands for all before it. */
const hasHole = (events: NumberedEvent[]): boolean => {
  let last = 0;
  for (const { seq, event } of events) {
    if (event.type !== "data-snapshot" && seq > last + 1) return true;
    last = event.type === "data-snapshot" ? seq : Math.max(last, seq);
  }
  return false;
};

const logs = [
  { name: "PostgreSQL", isReady: isThere, withRedis: false },
  { name: "Redis", isReady: isRedisThere, withRedis: true },
];

describe.each(logs)("two nodes whose parts fail, sharing events through $name", ({ isReady, withRedis }) => {
  interface Node {
    app: TestApp;
    database: Database;
    sql: Wire;
    redis: Wire | null;
  }
  let postgres: TestPostgres;
  let nodes: Node[] = [];

  const openNode = async (): Promise<Node> => {
    const sql = await openWire(postgres.url);
    const redis = withRedis ? await openWire(testRedisUrl) : null;
    const database = await openPostgres(sql.url, { statementMs: 1000, answerMs: 1500, connectMs: 1000, say: () => {} });
    const settings: Record<string, string> = redis ? { EVENT_LOG: "redis", REDIS_URL: redis.url } : { EVENT_LOG: "postgres" };
    return {
      app: await openTestApp(database, { PORT: "0", HOST: "127.0.0.1", READER_PACE: "240", DATABASE_URL: postgres.url, ...settings }),
      database,
      sql,
      redis,
    };
  };
  beforeAll(async () => {
    if (!isReady) return;
    postgres = await createTestPostgres();
    nodes = [await openNode(), await openNode()];
  });
  afterAll(async () => {
    for (const { app, database, sql, redis } of nodes) {
      await app.close();
      await database.close();
      await sql.close();
      await redis?.close();
    }
    if (isReady) await postgres.drop();
  });

  /** The same person on both nodes. */
  const person = (): [Visitor, Visitor] => {
    const here = nodes[0]!.app.visitor();
    return [
      here,
      createVisitor((request) => nodes[1]!.app.fetch(new Request(request, { headers: { ...Object.fromEntries(request.headers), ...here.headers } }))),
    ];
  };
  const begin = async (visitor: Visitor, until = 10) => {
    const request = toSend("我该不该换工作？");
    const answer = await visitor.raw(sendMessage, request);
    const seen: NumberedEvent[] = [];
    const reading = readEvents(answer, (events) => {
      seen.splice(0, seen.length, ...events);
      return false;
    });
    await untilTrue(async () => toText(seen).length >= until);
    return { request, reading, seen };
  };
  const takeBackHeartbeat = (generationId: string) =>
    nodes[1]!.database.run("update generations set heartbeat_at = now() - interval '1 minute' where id = $1", [generationId]);
  /** A node whose lines are silent is dead to all others; its time is up at once. */
  const takeAway = async (node: Node, generationId: string): Promise<void> => {
    node.sql.silence();
    node.redis?.silence();
    await takeBackHeartbeat(generationId);
  };
  const bringBack = async (node: Node): Promise<void> => {
    await node.sql.mend();
    await node.redis?.mend();
    await untilTrue(() => node.database.isReady());
    await untilTrue(async () => node.app.kernel.events.isConnected());
  };
  const rowsOf = async (generationId: string) =>
    (
      (await nodes[1]!.database.run(
        `select g.status as generation, m.status as message, m.text, u.state as use from generations g
         join messages m on m.person_id = g.person_id and m.id = g.message_id
         left join plus_uses u on u.person_id = g.person_id and u.generation_id = g.id where g.id = $1`,
        [generationId],
      )) as { generation: string; message: string; text: string; use: string }[]
    )[0]!;

  test.runIf(isReady)("a reader on the node that is left, and a repeated send to it, end with the stored text and its mark", async () => {
    const [here, there] = person();
    const { request, reading } = await begin(here, 150);
    const following = there.raw(streamGeneration, { generationId: request.generationId }).then((answer) => readEvents(answer));
    await wait(300);
    await takeAway(nodes[0]!, request.generationId);
    const repeated = readEvents(await there.raw(sendMessage, request));
    for (const events of await Promise.all([following, repeated])) {
      const rows = await rowsOf(request.generationId);
      expect([finishOf(events), rows.generation, rows.message, rows.use]).toEqual(["interrupted", "interrupted", "interrupted", "returned"]);
      expect(rows.text.length).toBeGreaterThan(0);
      expect(toText(events)).toBe(rows.text);
      expect(events[0]!.event.type).toBe("start");
    }
    await bringBack(nodes[0]!);
    // Its own reader is told the same in the end.
    const own = await reading;
    expect([finishOf(own), toText(own)]).toEqual(["interrupted", (await rowsOf(request.generationId)).text]);
  });

  test.runIf(isReady)("a stop through the other node keeps what was seen, to the letter", async () => {
    for (let round = 0; round < 4; round += 1) {
      const [here, there] = person();
      const { request, reading, seen } = await begin(here, 60 + round * 23);
      const text = toText(seen);
      const { data } = await there.ask(stopGeneration, { generationId: request.generationId, seenLength: text.length });
      expect(data).toEqual({ status: "stopped", text });
      expect(toText(await reading)).toBe(text);
      expect(await rowsOf(request.generationId)).toEqual({ generation: "stopped", message: "stopped", text, use: "spent" });
    }
  });

  test.runIf(isReady)("a stop whose run's node is dead keeps what is stored", async () => {
    const [here, there] = person();
    const { request, reading } = await begin(here, 200);
    await untilTrue(async () => (await rowsOf(request.generationId)).text.length > 40);
    nodes[0]!.sql.silence();
    nodes[0]!.redis?.silence();
    const { data } = await there.ask(stopGeneration, { generationId: request.generationId, seenLength: 40 });
    expect([data.status, data.text.length]).toEqual(["stopped", 40]);
    expect(await rowsOf(request.generationId)).toMatchObject({ generation: "stopped", message: "stopped", text: data.text, use: "spent" });
    await bringBack(nodes[0]!);
    expect(toText(await reading)).toBe(data.text);
  });

  if (withRedis) {
    test.runIf(isReady)("a line to Redis that is cut, refused or silent leaves no hole in what readers elsewhere get", async () => {
      for (const fault of ["cut", "refuse", "silence"] as const) {
        const [here, there] = person();
        const { request, reading } = await begin(here, 20);
        const early = there.raw(streamGeneration, { generationId: request.generationId }).then((answer) => readEvents(answer));
        await wait(200);
        for (const { redis } of nodes) await redis![fault]();
        const late = there.raw(streamGeneration, { generationId: request.generationId }).then((answer) => readEvents(answer));
        await wait(700);
        await nodes[0]!.redis!.mend();
        await wait(300);
        await nodes[1]!.redis!.mend();
        const text = toText(await reading);
        for (const events of await Promise.all([early, late])) {
          expect([fault, finishOf(events), hasHole(events)]).toEqual([fault, "completed", false]);
          expect(toText(events)).toBe(text);
        }
        expect((await rowsOf(request.generationId)).text).toBe(text);
        for (const node of nodes) await bringBack(node);
      }
    });

    test.runIf(isReady)("without Redis a node says so, serves on, and counts by itself", async () => {
      const { app, redis } = nodes[0]!;
      await redis!.refuse();
      await untilTrue(async () => !app.kernel.events.isConnected());
      const answer = await app.fetch(new Request("http://localhost/readyz"));
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/^ready, alone: Redis does not answer/)]);
      const { rateLimit } = app.kernel;
      const takes = await Promise.allSettled([1, 2, 3].map(() => rateLimit.take("alone", "2/minute", "nobody")));
      expect(takes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
      const here = app.visitor();
      const { request, reading } = await begin(here, 10);
      expect(finishOf(await reading)).toBe("completed");
      expect(textOf((await openChat(here, request.msggroup)).messages[1])).toBe((await rowsOf(request.generationId)).text);
      await bringBack(nodes[0]!);
    });
  } else {
    test.runIf(isReady)("a finished answer is written once the database is back, and its use is settled once", async () => {
      const [here] = person();
      const { request, reading, seen } = await begin(here, 60);
      await nodes[0]!.sql.refuse();
      // Told to its last word from memory, and then waiting.
      let length = -1;
      await untilTrue(async () => {
        const before = length;
        length = toText(seen).length;
        await wait(600);
        return length === before;
      });
      expect(finishOf(seen)).toBeUndefined();
      await bringBack(nodes[0]!);
      const events = await reading;
      const text = toText(events);
      expect(finishOf(events)).toBe("completed");
      expect(await rowsOf(request.generationId)).toEqual({ generation: "completed", message: "completed", text, use: "spent" });
      expect((await here.ask(init)).data.daily_account.num).toBe(2);
    });

    test.runIf(isReady)("a database that was away for everyone leaves nobody's answer interrupted", async () => {
      const [here] = person();
      const { request, reading } = await begin(here, 30);
      await Promise.all(nodes.map(({ sql }) => sql.refuse()));
      await nodes[1]!.app.runs.reap().catch(() => {});
      await Promise.all(nodes.map(({ sql }) => sql.mend()));
      await takeBackHeartbeat(request.generationId);
      await nodes[1]!.app.runs.reap();
      expect((await rowsOf(request.generationId)).generation).toBe("running");
      await reading;
      expect((await rowsOf(request.generationId)).generation).toBe("completed");
    });
    test.runIf(isReady)("without its database a node says so", async () => {
      const { app, sql } = nodes[0]!;
      sql.silence();
      const answer = await app.fetch(new Request("http://localhost/readyz"));
      expect([answer.status, await answer.text()]).toEqual([503, "not ready: the database does not answer"]);
      await bringBack(nodes[0]!);
    });

    test.runIf(isReady)("a database that goes away while a node starts does not keep it from serving", async () => {
      const { app, sql } = nodes[0]!;
      await sql.refuse();
      const serving = await serve(app.kernel);
      await bringBack(nodes[0]!);
      expect(await (await fetch(`http://127.0.0.1:${serving.port}/readyz`)).text()).toBe("ready");
      await serving.stop(0);
    });

    test.runIf(isReady)("an end and a reaper that meet leave one truth in all three places", async () => {
      for (let round = 0; round < 6; round += 1) {
        const [here, there] = person();
        const { request, reading, seen } = await begin(here, 30);
        await takeBackHeartbeat(request.generationId);
        await Promise.all([
          here.ask(stopGeneration, { generationId: request.generationId, seenLength: toText(seen).length }),
          nodes[1]!.app.runs.reap(0),
          there.ask(stopGeneration, { generationId: request.generationId, seenLength: 5 }),
        ]);
        const events = await reading;
        const rows = await rowsOf(request.generationId);
        expect(rows.message).toBe(rows.generation);
        expect(rows.use).toBe(rows.generation === "stopped" ? "spent" : "returned");
        expect([finishOf(events), toText(events)]).toEqual([rows.generation, rows.text]);
      }
    });

    test.runIf(isReady)("a repeat that comes between a send's commit and its start is told the same answer", async () => {
      const [here] = person();
      const { db } = nodes[0]!.database;
      const original = db.transaction;
      let isHeld = true;
      db.transaction = async (work, config) => {
        const result = await original(work, config);
        if (isHeld) await wait(400);
        return result;
      };
      const request = toSend("我该不该换工作？", { model: "3.5" });
      const first = here.raw(sendMessage, request).then((answer) => readEvents(answer));
      await untilTrue(async () => (await nodes[1]!.database.run("select 1 from generations where id = $1", [request.generationId])).length === 1);
      const repeated = await readEvents(await here.raw(sendMessage, request));
      isHeld = false;
      db.transaction = original;
      const text = toText(await first);
      expect([toText(repeated), finishOf(repeated), repeated[0]!.event.type]).toEqual([text, "completed", "start"]);
    });
  }
});
