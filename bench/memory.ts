import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Agent, request } from "undici";
import { toSend } from "../src/server/testing/chat.ts";
import { createVisitor } from "../src/server/testing/test-app.ts";
import { createTestPostgres, hasPostgres } from "../src/server/testing/test-database.ts";
import { sendMessage, streamGeneration } from "../src/shared/contract/chat.ts";
import { endServer, runServer } from "./server/start-server.ts";

/**
 * What the server holds: idle, for each reader that waits, and after many answers; on PGlite, and on PostgreSQL where it answers.
 * `npm run bench memory [answers] [readers]`. Wanted: ≤ 400 MB idle on PGlite, ≤ 220 MB on PostgreSQL, ≤ 40 KB a reader, no growth.
 */
const answers = Number(process.argv[2] ?? 10_000);
const readers = Number(process.argv[3] ?? 500);
const atOnce = 4;

interface Held {
  rssMb: number;
  heapMb: number;
}

/** An endpoint that says one word and then only keeps its answer open. */
const slow = createServer((asked, answer) => {
  asked.resume();
  answer.writeHead(200, { "content-type": "text/event-stream" });
  const say = () => answer.write(`data: ${JSON.stringify({ choices: [{ delta: { content: "…" } }] })}\n\n`);
  say();
  const timer = setInterval(say, 5000);
  answer.on("close", () => clearInterval(timer));
});
await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));

const settings = {
  ...{ APP_ENV: "test", READER_PACE: "0" },
  ...{ MODEL_PLUS: "openai", MODEL_PLUS_NAME: "slow", MODEL_PLUS_BASE_URL: `http://127.0.0.1:${(slow.address() as AddressInfo).port}/v1` },
};

const look = async (url: string): Promise<Held> => {
  const text = await (await request(`${url}/metrics`)).body.text();
  const toMb = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]) / 1e6;
  return { rssMb: toMb("process_resident_memory_bytes"), heapMb: toMb("nodejs_heap_size_used_bytes") };
};
/** The least of ten seconds: what is left when the collector has been by. */
const settle = async (url: string): Promise<Held> => {
  const seen: Held[] = [];
  for (let at = 0; at < 10; at += 1) {
    await wait(1000);
    seen.push(await look(url));
  }
  return { rssMb: Math.min(...seen.map(({ rssMb }) => rssMb)), heapMb: Math.min(...seen.map(({ heapMb }) => heapMb)) };
};

/** Every loopback address is an address of its own to the limits. */
const toAgent = (at: number): Agent => new Agent({ localAddress: `127.0.${1 + (at % 200)}.${1 + (Math.floor(at / 200) % 250)}` });

const measureReaders = async (url: string, idle: Held): Promise<number> => {
  const { headers } = createVisitor(fetch);
  const agents = [toAgent(0)];
  const asked = { ...toSend("该不该换工作？"), model: "4" };
  const first = await request(url + sendMessage.path, { method: "POST", headers, body: JSON.stringify(asked), dispatcher: agents[0]! });
  first.body.on("data", () => {}).on("error", () => {});
  await wait(2000);
  const before = await settle(url);
  const bodies: { destroy(): unknown }[] = [first.body];
  for (let at = 0; at < readers; at += 1) {
    // A reader a person: each listens to an answer of its own, through its own connection.
    const agent = toAgent(1 + at);
    agents.push(agent);
    const query = new URLSearchParams({ generationId: asked.generationId });
    const { body, statusCode } = await request(`${url}${streamGeneration.path}?${query}`, { headers: { ...headers }, dispatcher: agent });
    if (statusCode !== 200) throw new Error(`reader ${at} got ${statusCode}`);
    body.on("data", () => {}).on("error", () => {});
    bodies.push(body);
    if (at % 90 === 89) await wait(1000);
  }
  const after = await settle(url);
  for (const body of bodies) body.destroy();
  await Promise.all(agents.map((agent) => agent.destroy()));
  process.stdout.write(`  one answer running: ${before.rssMb.toFixed(0)} MB (idle ${idle.rssMb.toFixed(0)})\n`);
  return ((after.rssMb - before.rssMb) * 1000) / readers;
};

const answer = async (url: string, at: number): Promise<void> => {
  const agent = toAgent(at);
  const { headers } = createVisitor(fetch);
  const { body, statusCode } = await request(url + sendMessage.path, {
    method: "POST",
    headers,
    body: JSON.stringify({ ...toSend(`该不该在${at}月换工作？`), model: "3.5" }),
    dispatcher: agent,
  });
  const text = await body.text();
  await agent.destroy();
  if (statusCode !== 200 || !text.includes("[DONE]")) throw new Error(`answer ${at} got ${statusCode}: ${text.slice(0, 120)}`);
};

const measure = async (name: string, databaseUrl: string | undefined): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "yarrow-memory-"));
  // The first start makes the database; what is measured is every later one.
  for (const isFirst of [true, false]) {
    const { child, ready } = runServer({ ...settings, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
    const url = await ready;
    const idle = await settle(url);
    process.stdout.write(`${name}, ${isFirst ? "first" : "later"} start: idle ${idle.rssMb.toFixed(0)} MB (JavaScript heap ${idle.heapMb.toFixed(0)})\n`);
    if (!isFirst) {
      process.stdout.write(`  a waiting reader: ${(await measureReaders(url, idle)).toFixed(1)} KB (${readers} at once)\n`);
      let next = 0;
      const steps = 5;
      for (let step = 0; step <= steps; step += 1) {
        const until = Math.round((answers * step) / steps);
        const work = async (): Promise<void> => {
          for (let at = next++; at < until; at = next++) await answer(url, at);
        };
        await Promise.all(Array.from({ length: atOnce }, work));
        next = until;
        const held = await settle(url);
        process.stdout.write(`  after ${String(until).padStart(6)} answers: ${held.rssMb.toFixed(0)} MB (JavaScript heap ${held.heapMb.toFixed(0)})\n`);
      }
    }
    await endServer(child);
  }
  rmSync(dataDir, { recursive: true, force: true });
};

await measure("PGlite", undefined);
if (await hasPostgres()) {
  const postgres = await createTestPostgres();
  await measure("PostgreSQL", postgres.url);
  await postgres.drop();
}
slow.close();
slow.closeAllConnections();
