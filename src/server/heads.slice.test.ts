import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendMessage } from "../shared/contract/chat.ts";
import { readConfig } from "./kernel/config.ts";
import { openMemoryPglite } from "./kernel/db/pglite.ts";
import { createLog } from "./kernel/log.ts";
import { closeKernel, openKernel } from "./kernel/open-kernel.ts";
import { createInlineWorkers } from "./kernel/workers/inline.ts";
import { type Serving, serve } from "./serve.ts";
import { toSend } from "./testing/chat.ts";
import { createVisitor } from "./testing/test-app.ts";
import { works } from "./works.ts";

const home = mkdtempSync(join(tmpdir(), "yarrow-heads-"));
const token = "Zk3vQ9sT1mW7yB5nLx0R";
let kernel: Awaited<ReturnType<typeof openKernel>>;
let serving: Serving;
beforeAll(async () => {
  for (const name of ["index.html", "index.en.html", "app.html", "worker.js"]) writeFileSync(join(home, name), "x");
  const config = readConfig({
    ...{ PORT: "0", HOST: "127.0.0.1", DATA_DIR: home, WEB_DIR: home, APP_ENV: "production", LOG_LEVEL: "silent", READER_PACE: "0" },
    ...{ PUBLIC_URL: "https://yarrow.example", METRICS_TOKEN: token, APP_SECRET: "Zk3vQ9sT1mW7yB5nLx0RhC8dPf2gJt6u" },
  });
  kernel = await openKernel(config, { database: await openMemoryPglite(), log: createLog(config), workers: createInlineWorkers(works) });
  serving = await serve(kernel);
});
afterAll(async () => {
  await serving.stop(0);
  await closeKernel(kernel);
  rmSync(home, { recursive: true, force: true });
});

interface Heard {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}
/** Over a real socket, as streams write their heads past Hono. */
const ask = (path: string, { method = "GET", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {}): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port: serving.port, path, method, headers }, (answer) => {
      let text = "";
      answer.on("data", (bytes: Buffer) => (text += bytes.toString()));
      answer.on("end", () => resolve({ status: answer.statusCode!, headers: answer.headers, text }));
    });
    sent.on("error", reject);
    sent.end(body);
  });

const { headers } = createVisitor(fetch);
const stream = { method: "POST", headers, body: JSON.stringify(toSend("该不该换工作？")) };
describe("checks 26, 29 and 30: every answer tells the browser to be careful", () => {
  test.each<[string, string, Parameters<typeof ask>[1], number]>([
    ["the front page", "/", {}, 200],
    ["the front page’s own file", "/index.html", {}, 200],
    ["the app", "/index", {}, 200],
    ["the app’s own file", "/app.html", {}, 200],
    ["a script", "/worker.js", {}, 200],
    ["a file that is not there", "/assets/none.js", {}, 404],
    ["a path that is none", "/%", {}, 404],
    ["a call", "/v1/chat/models", {}, 200],
    ["a call there is not", "/api/none", {}, 404],
    ["a call refused", "/api/chat/commit", { method: "POST", headers: { "content-type": "application/json" }, body: "{" }, 200],
    ["the head of a stream", sendMessage.path, { method: "HEAD" }, 404],
    ["a stream", sendMessage.path, stream, 200],
    ["life", "/healthz", {}, 200],
    ["readiness", "/readyz", {}, 200],
  ])("%s", async (_, path, options, status) => {
    const answer = await ask(path, options);
    expect(answer.status).toBe(status);
    const policy = String(answer.headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'self';.*object-src 'none';.*frame-ancestors 'none'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(answer.headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(answer.headers["strict-transport-security"]).toBe("max-age=31536000");
  });

  test("a stream is told whole under these heads", async () => {
    const { text, headers: heads } = await ask(sendMessage.path, { ...stream, body: JSON.stringify(toSend("该不该搬家？")) });
    expect(heads["content-type"]).toContain("text/event-stream");
    expect(text).toContain("[DONE]");
  });
});

describe("what tells about the house stays inside in production", () => {
  test.each(["/metrics", "/api/openapi.json"])("%s", async (path) => {
    expect((await ask(path)).status).toBe(200);
    for (const name of ["x-forwarded-for", "forwarded", "x-real-ip"]) expect((await ask(path, { headers: { [name]: "203.0.113.9" } })).status).toBe(403);
    const from = { "x-forwarded-for": "203.0.113.9" };
    expect((await ask(path, { headers: { ...from, authorization: `Bearer ${token}` } })).status).toBe(200);
    expect((await ask(path, { headers: { ...from, authorization: `Bearer ${token}x` } })).status).toBe(403);
    expect((await ask(path, { headers: { ...from, authorization: token } })).text).not.toContain("yarrow");
  });
});
