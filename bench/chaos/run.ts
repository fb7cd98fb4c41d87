import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listFaults } from "./faults.ts";
import { openNode } from "./node.ts";
import { type Asked, ask } from "./reader.ts";
import { openServices } from "./services.ts";
import { judge } from "./verdict.ts";

/**
 * Two nodes on a PostgreSQL and a Redis of our own; answers are told while nodes are killed, lines cut and silenced, services restarted.
 * `npm run bench chaos [answers] [seed]`; ends with 1 where a row is wrong, a reader stranded, a text has a hole, or a use is lost or doubled.
 * Needs PostgreSQL's and Redis' programs on this machine; VERBOSE=1 shows what nodes say.
 */
const answers = Number(process.argv[2] ?? 60);
const seed = Number(process.argv[3] ?? Date.now() % 100_000);
const everyMs = 1200;
const faultEveryMs = 4000;
/** After the last fault: a dead node's runs are ended within 35 s, and pages back off 8 s. */
const patienceMs = 60_000;

let state = seed;
/** A number below `count`: the same faults in the same order for the same seed (mulberry32). */
const pick = (count: number): number => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
};
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const startedMs = performance.now();
const say = (line: string): boolean => process.stdout.write(`${((performance.now() - startedMs) / 1000).toFixed(1).padStart(6)} s  ${line}\n`);

const services = await openServices();
const dataDir = mkdtempSync(join(tmpdir(), "yarrow-chaos-data-"));
const onSaid = (line: string): void => {
  if (process.env.VERBOSE || line.includes("by itself")) say(line);
};
const nodes = [];
for (const name of ["A", "B"]) nodes.push(openNode(name, services, dataDir, onSaid));
const opened = await Promise.all(nodes);
say(`two nodes are up; ${answers} answers, seed ${seed}`);

const timeIsUp = new AbortController();
const world = { nodes: opened, pick: (count: number) => Math.floor(Math.random() * count), signal: timeIsUp.signal };
const done: Promise<Asked | null>[] = [];
let isAsking = true;
const asking = (async () => {
  for (let at = 0; at < answers; at += 1) {
    const stopAfter = at % 5 === 4 ? 20 + pick(150) : null;
    done.push(
      ask(world, at, stopAfter).catch((error) => {
        say(`answer ${at}: ${String(error)}`);
        return null;
      }),
    );
    await wait(everyMs);
  }
  isAsking = false;
})();

const faults = listFaults(opened, services);
const happened = new Map<string, number>();
const healing: Promise<void>[] = [];
let order: number[] = [];
while (isAsking) {
  // Every fault comes once before any comes again.
  if (order.length === 0) order = faults.map((_, at) => at);
  const { name, happen } = faults[order.splice(pick(order.length), 1)[0]!]!;
  happened.set(name, (happened.get(name) ?? 0) + 1);
  if (process.env.VERBOSE) say(name);
  healing.push(happen());
  await wait(faultEveryMs);
}
await Promise.all([asking, ...healing]);
const timer = setTimeout(() => timeIsUp.abort(), patienceMs);
const asked = await Promise.all(done);
clearTimeout(timer);
// Whoever was stopped or interrupted last has its rows by now; a purge or a reaper may still be at work.
await wait(2000);
const { outcomes, wrongs } = await judge(
  services.databaseUrl,
  asked,
  asked.flatMap((one) => (one ? [one.generationId] : [])),
);
const fallen = opened.map(({ name, falls }) => `${name} ${falls()}`).filter((line) => !line.endsWith(" 0"));
await Promise.all(opened.map((node) => node.close()));
await services.close();
rmSync(dataDir, { recursive: true, force: true });

const row = (what: string, count: number | string): boolean => process.stdout.write(`${what.padEnd(40)} ${String(count).padStart(6)}\n`);
process.stdout.write("\nWhat happened\n");
for (const [name, count] of [...happened].sort()) row(name, count);
process.stdout.write("\nHow the answers ended\n");
for (const [name, count] of Object.entries(outcomes).sort()) row(name, count);
row("in all", asked.length);
process.stdout.write("\nWhat must not be\n");
const all = { ...wrongs, "node that ended by itself": fallen, "answer that could not be asked": asked.flatMap((one, at) => (one ? [] : [String(at)])) };
for (const [name, ids] of Object.entries(all)) row(name, ids.length === 0 ? 0 : `${ids.length}: ${ids.slice(0, 5).join(", ")}`);
process.exitCode = Object.values(all).every((ids) => ids.length === 0) ? 0 : 1;
