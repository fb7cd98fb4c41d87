import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { topicIds } from "../topics/topic-ids.ts";
import { createApp } from "./app.ts";
import { createDiskRoom } from "./kernel/disk-room.ts";
import { openTestApp, type TestApp } from "./testing/test-app.ts";
import { openTestPglite } from "./testing/test-database.ts";

describe("the whole server", () => {
  let app: TestApp;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await openTestPglite();
    app = await openTestApp(database);
    close = () => database.close();
  });
  afterAll(async () => {
    await app.close();
    await close();
  });
  const get = async (path: string, headers: Record<string, string> = {}) => app.fetch(new Request(`http://localhost${path}`, { headers }));

  test("says that it lives and that it is ready, and gives its figures", async () => {
    expect(await (await get("/healthz")).text()).toBe("ok");
    expect(await (await get("/readyz")).text()).toBe("ready");
    expect(await (await get("/metrics")).text()).toContain("yarrow_requests_total");
  });

  test("describes every call it serves, from the contract that validates it", async () => {
    const document = (await (await get("/api/openapi.json")).json()) as { openapi: string; paths: Record<string, Record<string, { requestBody?: unknown }>> };
    expect(document.openapi).toBe("3.1.0");
    for (const path of [
      "/api/chat/send",
      "/api/chat/stream",
      "/api/chat/stop",
      "/api/chat/commit",
      "/api/chat/reveal",
      "/api/chat/getMsgGroupList",
      "/v1/chat/models",
      "/api/init",
    ])
      expect(document.paths).toHaveProperty([path]);
    expect(JSON.stringify(document.paths["/api/chat/send"]!.post!.requestBody)).toContain("generationId");
    expect(await (await get("/api/docs")).text()).toContain("/api/chat/send");
  });

  test("a disk without room refuses what would be written in plain words, and is not ready; reading and deleting go on", async () => {
    const disk = createDiskRoom({ folder: "/nowhere/at/all", now: Date.now });
    const full = createApp({ ...app.kernel, disk }, app.runs);
    const ask = (path: string, init?: RequestInit) => full.fetch(new Request(`http://localhost${path}`, init));
    expect([(await ask("/readyz")).status, await (await ask("/readyz")).text()]).toEqual([503, expect.stringContaining("not ready: the disk")]);
    const headers = { "content-type": "application/json", "x-visitor": "f".repeat(22), "accept-language": "en" };
    const refused = await ask("/api/chat/send", { method: "POST", headers, body: "{}" });
    expect([refused.status, await refused.json()]).toMatchObject([507, { code: 9015, msg: expect.stringContaining("no room left") }]);
    expect((await ask("/v1/chat/models")).status).toBe(200);
    for (const path of ["/api/init", "/xingzuo/sky"]) expect((await ask(path, { method: "POST", headers, body: "{}" })).status, path).toBe(200);
    const deleted = (await (await ask("/api/user/msg/del", { method: "POST", headers, body: "{}" })).json()) as { code: number };
    expect(deleted.code).toBe(1001);
  });

  test("hides the call browser in production", async () => {
    const kernel = { ...app.kernel, config: { ...app.kernel.config, APP_ENV: "production" as const } };
    expect((await createApp(kernel, app.runs).fetch(new Request("http://localhost/api/docs"))).status).toBe(404);
  });

  test("an unknown call is 9003 in the caller's language, never the page", async () => {
    const answer = await get("/api/nothing", { "accept-language": "en-GB" });
    expect([answer.status, await answer.json()]).toEqual([404, { code: 9003, data: null, msg: "We couldn’t find that" }]);
  });

  test("gives every answer the request's id", async () => {
    expect((await get("/v1/chat/models", { "x-request-id": "abc" })).headers.get("x-request-id")).toBe("abc");
    expect((await get("/v1/chat/models")).headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("names every topic in both languages, and both models", async () => {
    for (const [language, first] of [
      ["zh", "随心问"],
      ["en", "Ask"],
    ] as const) {
      const { data } = (await (await get("/api/chat/topics", { "accept-language": language })).json()) as {
        data: { displayName: string; defQuestion: string; needs: object[] }[];
      };
      expect([data.length, data[0]!.displayName]).toEqual([topicIds.length, first]);
      expect(data.every(({ defQuestion, needs }) => defQuestion.length > 10 && needs.length > 0)).toBe(true);
    }
    const { data } = (await (await get("/v1/chat/models")).json()) as { data: { name: string }[] };
    expect(data.map(({ name }) => name)).toEqual(["3.5", "4"]);
  });

  test("a body that is no JSON is 1001, an unknown failure 500 with its request id and without its cause", async () => {
    const headers = { "content-type": "application/json", "x-visitor": "v".repeat(22), "accept-language": "en" };
    const bad = await app.fetch(new Request("http://localhost/api/chat/commit", { method: "POST", headers, body: "{" }));
    expect(await bad.json()).toMatchObject({ code: 1001, data: { fields: { body: "json" } } });
    const broken = { ...app.kernel, database: { ...app.kernel.database, db: null as never } };
    const failed = await createApp(broken, app.runs).fetch(
      new Request("http://localhost/api/chat/commit", { method: "POST", headers, body: '{"module":"m"}' }),
    );
    const body = (await failed.json()) as { code: number; msg: string; requestId: string };
    expect([failed.status, body.code]).toEqual([500, 500]);
    expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(body)).not.toMatch(/TypeError|Cannot read|\.ts/);
  });

  test("a body beyond what a call takes is 9002, also when it comes in chunks and tells no length", async () => {
    const headers = { "content-type": "application/json", "x-visitor": "x".repeat(22) };
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(100_000).fill(32));
      },
    });
    const post = (path: string, init: RequestInit) => app.fetch(new Request(`http://localhost${path}`, { method: "POST", headers, ...init }));
    const endless = await post("/api/chat/send", { body, duplex: "half" } as RequestInit);
    expect([endless.status, await endless.json()]).toMatchObject([413, { code: 9002 }]);
    expect(sent).toBeLessThan(100);
    expect((await post("/api/chat/commit", { body: JSON.stringify({ module: "m", more: "a".repeat(300_000) }) })).status).toBe(413);
  });

  test("a body that breaks off or nests without end is 1001, not a failure", async () => {
    const headers = { "content-type": "application/json", "x-visitor": "y".repeat(22) };
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
    for (const body of [broken, `{"module":"m","more":${"[".repeat(50_000)}${"]".repeat(50_000)}}`]) {
      const answer = await app.fetch(new Request("http://localhost/api/chat/commit", { method: "POST", headers, body, duplex: "half" } as RequestInit));
      expect(await answer.json()).toMatchObject({ code: 1001 });
    }
  });

  test("asked for its head alone, a stream is not opened", async () => {
    const answer = await app.fetch(new Request("http://localhost/api/chat/stream?generationId=any", { method: "HEAD" }));
    expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([200, "text/event-stream; charset=utf-8", ""]);
  });

  test("a visitor's zone is kept by its one spelling, and nonsense is ours", async () => {
    for (const [at, [zone, kept]] of [
      ["asia/TOKYO", "Asia/Tokyo"],
      ["Nope/Nope", "Asia/Shanghai"],
    ].entries()) {
      await app.fetch(
        new Request("http://localhost/api/init", { method: "POST", headers: { "x-visitor": `zone${at}${"z".repeat(22)}`, "x-time-zone": zone! } }),
      );
      expect(await app.kernel.database.run("select time_zone from people order by created_at desc limit 1", [])).toEqual([{ time_zone: kept }]);
    }
  });

  test("a fresh visitor a call does not lift the limit of an address", async () => {
    const call = (at: number) =>
      app.fetch(
        new Request("http://localhost/api/chat/send", {
          method: "POST",
          headers: { "content-type": "application/json", "x-visitor": `fresh-visitor-${at}-`.padEnd(24, "x") },
          body: "{}",
        }),
      );
    let last = { code: 0 };
    for (let at = 0; at <= 1200; at += 1) last = (await (await call(at)).json()) as { code: number };
    expect(last.code).toBe(9001);
    // Whoever is refused by address leaves no row behind.
    const count = async () => (await app.kernel.database.run("select count(*)::int as n from people", []))[0];
    const before = await count();
    await call(5000);
    expect(await count()).toEqual(before);
  });

  test("too many at once is 9001 with the time to wait", async () => {
    const headers = { "content-type": "application/json", "x-visitor": "w".repeat(22) };
    let last: Response | undefined;
    for (let at = 0; at < 130; at += 1)
      last = await app.fetch(new Request("http://localhost/api/chat/commit", { method: "POST", headers, body: '{"module":"m"}' }));
    const body = (await last!.json()) as { code: number; data: { retryAfterSeconds: number } };
    expect([last!.status, body.code]).toEqual([429, 9001]);
    expect(body.data.retryAfterSeconds).toBeGreaterThan(0);
  });
});
