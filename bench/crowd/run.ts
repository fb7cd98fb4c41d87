import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { hasPostgres } from "../../src/server/testing/test-database.ts";
import { startServer } from "../server/start-server.ts";
import type { Heard } from "./askers.ts";
import { questions } from "./questions.ts";

/**
 * A crowd of first questions at one moment, over several topics, and how long `/healthz` and `/readyz` wait meanwhile.
 * `npm run bench crowd [people] [PGlite|PostgreSQL]`; needs Linux (/proc). Ours to hold: `/healthz` ≤ 250 ms under 500, none lost.
 */
const crowd = Number(process.argv[2] ?? 500);
const only = process.argv[3];

const next = <Message>(child: ChildProcess): Promise<Message> =>
  new Promise((resolve, reject) => {
    child.once("message", (message) => resolve(message as Message));
    child.once("exit", (code) => reject(new Error(`the crowd ended with ${code}`)));
  });
const percentile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const ms = (value: number): string => `${value.toFixed(0)} ms`;
const memoryMb = (pid: number, field: "VmRSS" | "VmHWM"): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

const measure = async (on: "PGlite" | "PostgreSQL"): Promise<void> => {
  const server = await startServer(on, { READER_PACE: "0" });
  const pid = server.child.pid!;
  const idleMb = memoryMb(pid, "VmRSS");
  const askers = fork(join(import.meta.dirname, "askers.ts"), { env: { ...process.env, TARGET: server.url, CROWD: String(crowd) } });
  await next(askers);
  const probe = new Worker(join(import.meta.dirname, "probe.ts"), { workerData: { url: server.url } });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const startedMs = performance.now();
  askers.send("go");
  await next(askers);
  const allMs = performance.now() - startedMs;
  const heard = await next<Heard[]>(askers);
  probe.postMessage("enough");
  const { delays, failures } = await new Promise<{ delays: Record<string, number[]>; failures: string[] }>((resolve) => probe.once("message", resolve));
  await probe.terminate();
  const peakMb = memoryMb(pid, "VmHWM");
  await server.stop();

  const lost = heard.filter(({ problem }) => problem !== null);
  const firsts = heard.flatMap(({ firstMs }) => firstMs ?? []);
  process.stdout.write(`${on}: ${crowd} first questions over ${questions.length} topics; ${heard.filter(({ kind }) => kind === "cast").length} casts\n`);
  for (const [path, values] of Object.entries(delays))
    process.stdout.write(`  ${path.padEnd(9)} median ${ms(percentile(values, 0.5))}  p99 ${ms(percentile(values, 0.99))}  max ${ms(Math.max(...values))}\n`);
  process.stdout.write(`  first words: median ${ms(percentile(firsts, 0.5))}, last ${ms(Math.max(...firsts))}; all answered after ${ms(allMs)}\n`);
  process.stdout.write(`  memory: ${idleMb.toFixed(0)} MB before, ${peakMb.toFixed(0)} MB at most\n`);
  process.stdout.write(`  lost ${lost.length}, failed probes ${failures.length}\n`);
  for (const line of new Set([...lost.map(({ module, problem }) => `${module}: ${problem}`), ...failures])) process.stdout.write(`    ${line}\n`);
};

if (only !== "PostgreSQL") await measure("PGlite");
if (only !== "PGlite" && (await hasPostgres())) await measure("PostgreSQL");
