import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hasPostgres } from "../../src/server/testing/test-database.ts";
import { endServer, startServer } from "../server/start-server.ts";
import { load } from "./plan.ts";

/**
 * Our server against one made of the AI SDK and against a bare relay, the same upstream and load, one after the other.
 * `node bench/streams/run.ts [rounds]`; needs Linux (/proc) for CPU times, PostgreSQL for the row that counts.
 */
const rounds = Number(process.argv[2] ?? 3);
const here = import.meta.dirname;
const ticksPerSecond = 100;

const cpuMs = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
};
const heard = <Message>(child: ChildProcess): Promise<Message> =>
  new Promise((resolve, reject) => {
    child.once("message", (message) => resolve(message as Message));
    child.once("exit", (code) => reject(new Error(`ended with ${code}`)));
  });
const percentile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const median = (values: number[]): number => percentile(values, 0.5);

const upstream = fork(join(here, "upstream.ts"));
const upstreamUrl = `http://127.0.0.1:${(await heard<{ port: number }>(upstream)).port}/v1`;

interface Contender {
  name: string;
  kind: "yarrow" | "other";
  start(): Promise<{ child: ChildProcess; url: string; stop(): Promise<void> }>;
}
const plain = (name: string, file: string): Contender => ({
  name,
  kind: "other",
  async start() {
    const child = fork(join(here, file), { env: { ...process.env, NODE_ENV: "production", UPSTREAM: upstreamUrl } });
    const { port } = await heard<{ port: number }>(child);
    return { child, url: `http://127.0.0.1:${port}/`, stop: () => endServer(child) };
  },
});
const yarrow = (on: "PGlite" | "PostgreSQL"): Contender => ({
  name: `Yarrow on ${on}`,
  kind: "yarrow",
  start: () => startServer(on, { MODEL_PLUS: "openai", MODEL_PLUS_BASE_URL: upstreamUrl, MODEL_PLUS_NAME: "bench" }),
});

interface Measure {
  cpuUsPerToken: number;
  p99DelayMs: number;
  p95FirstMs: number;
  failures: number;
}
const measure = async ({ kind, start }: Contender): Promise<Measure> => {
  const { child, url, stop } = await start();
  const client = fork(join(here, "client.ts"), { env: { ...process.env, TARGET: url, KIND: kind } });
  await heard(client);
  const before = cpuMs(child.pid!);
  client.send("go");
  const { delays, firsts, failures } = await heard<{ delays: number[]; firsts: number[]; failures: number }>(client);
  const spent = cpuMs(child.pid!) - before;
  await stop();
  return { cpuUsPerToken: (spent * 1000) / (load.streams * load.tokens), p99DelayMs: percentile(delays, 0.99), p95FirstMs: percentile(firsts, 0.95), failures };
};

const contenders = [
  plain("AI SDK streamText + UI stream", "ai-sdk-server.ts"),
  ...((await hasPostgres()) ? [yarrow("PostgreSQL")] : []),
  yarrow("PGlite"),
  plain("bare undici relay", "relay-server.ts"),
];
const results = new Map<string, Measure[]>(contenders.map(({ name }) => [name, []]));
for (let round = 1; round <= rounds; round += 1)
  for (const contender of contenders) {
    const result = await measure(contender);
    results.get(contender.name)!.push(result);
    process.stdout.write(
      `round ${round}  ${contender.name.padEnd(32)} ${result.cpuUsPerToken.toFixed(1)} µs/token  p99 ${result.p99DelayMs.toFixed(1)} ms  first p95 ${result.p95FirstMs.toFixed(1)} ms  failed ${result.failures}\n`,
    );
  }
upstream.kill();

const base = median(results.get(contenders[0]!.name)!.map((one) => one.cpuUsPerToken));
process.stdout.write(
  `\n${load.streams} streams, ${load.arrivalsPerSecond} a second, ${load.tokens} tokens at ${load.tokensPerSecond}/s; medians of ${rounds} rounds on Node ${process.versions.node}\n`,
);
for (const [name, rows] of results) {
  const cpu = median(rows.map((one) => one.cpuUsPerToken));
  process.stdout.write(
    `${name.padEnd(32)} CPU ${cpu.toFixed(1)} µs/token (${(cpu / base).toFixed(2)} × AI SDK)  added delay p99 ${median(rows.map((one) => one.p99DelayMs)).toFixed(1)} ms  first-byte overhead p95 ${median(rows.map((one) => one.p95FirstMs)).toFixed(1)} ms\n`,
  );
}
