import { listChats } from "../../src/server/features/chat/history/service.ts";
import type { Database } from "../../src/server/kernel/db/db.ts";
import { openPostgres } from "../../src/server/kernel/db/postgres.ts";
import { say } from "../../src/server/testing/chat.ts";
import { asPerson } from "../../src/server/testing/ids.ts";
import { openTestApp, type TestApp, type Visitor } from "../../src/server/testing/test-app.ts";
import { createTestPostgres } from "../../src/server/testing/test-database.ts";
import { addChats, chatLength, keepTalks } from "./fill.ts";
import { makeTalks } from "./texts.ts";

/**
 * A search in 1,000,000 messages of 1,000 people through the feature's own query, and sending as one person's history grows.
 * `npm run bench search [messages]` on PostgreSQL, in a database of its own that goes with it. Ours to hold: a search p95 ≤ 50 ms, sending flat.
 */
const messagesInAll = Number(process.argv[2] ?? 1_000_000);
const people = 1000;
const rounds = 200;
const sends = 40;
const histories = [10, 1000, 10_000];
const queries = { "two Chinese characters": "工作", "traditional, two words": "結果 等一等", "an English word": "sister", "a miss": "鸮鹦鹉" };

const percentile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const print = (cells: string[]): void => void process.stdout.write(`${cells.map((cell, at) => cell.padEnd(at === 0 ? 34 : 14)).join("")}\n`);
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
};
const step = async (name: string, work: () => Promise<unknown>): Promise<void> => print([name, `${((await timed(work)) / 1000).toFixed(1)} s`]);

const timeSearches = async ({ db }: Database, persons: readonly string[], query: string): Promise<{ tooks: number[]; found: number }> => {
  const tooks: number[] = [];
  let found = 0;
  for (const person of persons) {
    const startedMs = performance.now();
    found += (await listChats(db, asPerson(person), { query, limit: 30 })).messageGroupList.length;
    tooks.push(performance.now() - startedMs);
  }
  return { tooks, found: found / persons.length };
};
const printSearch = (name: string, { tooks, found }: { tooks: number[]; found: number }): void =>
  print([name, ms(percentile(tooks, 0.5)), ms(percentile(tooks, 0.95)), ms(Math.max(...tooks)), found.toFixed(1)]);

const measureSearches = async (database: Database): Promise<void> => {
  print(["a search", "p50", "p95", "max", "found"]);
  const persons = Array.from({ length: rounds }, (_, round) => `p${(round * 37) % people}`);
  for (const [name, query] of Object.entries(queries)) printSearch(name, await timeSearches(database, persons, query));
};

const findPersonId = async (app: TestApp, msggroup: string): Promise<string> =>
  ((await app.kernel.database.run("select person_id from chat_groups where id = $1", [msggroup])) as { person_id: string }[])[0]!.person_id;

/** Sends and first pages in turn over all the histories, so that what the machine does besides is shared alike. */
const measureSends = async (app: TestApp): Promise<void> => {
  const persons: { size: number; visitor: Visitor; id: string; sends: number[]; lists: number[] }[] = [];
  let at = 10_000_000;
  for (const size of histories) {
    const visitor = app.visitor();
    const id = await findPersonId(app, (await say(visitor, "我该不该换工作？")).ids.msggroup);
    const chats = size / chatLength;
    await addChats(app.kernel.database, `'${id}'`, at, at + chats);
    at += chats;
    persons.push({ size, visitor, id, sends: [], lists: [] });
  }
  await app.kernel.database.run("analyze messages", []);
  for (let round = 0; round < sends; round += 1)
    for (const { visitor, id, sends, lists } of persons) {
      sends.push(await timed(() => say(visitor, "我该不该换工作？", { model: "3.5" })));
      lists.push(await timed(() => listChats(app.kernel.database.db, asPerson(id), { limit: 30 })));
    }
  print(["messages of one person", "send p50", "send p95", "list p50", "list p95"]);
  for (const { size, sends, lists } of persons)
    print([String(size), ...[percentile(sends, 0.5), percentile(sends, 0.95), percentile(lists, 0.5), percentile(lists, 0.95)].map(ms)]);
  const largest = Array.from({ length: sends }, () => persons.at(-1)!.id);
  for (const query of ["工作", "鸮鹦鹉"]) printSearch(`${query} in ${histories.at(-1)} of one's own`, await timeSearches(app.kernel.database, largest, query));
};

const postgres = await createTestPostgres();
try {
  const database = await openPostgres(postgres.url, { statementMs: 300_000, answerMs: 300_000 });
  const app = await openTestApp(database, { DATABASE_URL: postgres.url, EVENT_LOG: "memory" });
  await step("texts of the built-in reader", async () => keepTalks(database, await makeTalks(app, 200)));
  await step(`${messagesInAll} messages`, async () => {
    const chats = messagesInAll / chatLength;
    const batch = chats / 20;
    for (let from = 0; from < chats; from += batch) await addChats(database, `'p' || (i * 7919 % ${people})`, from, from + batch);
  });
  await step("vacuum, analyze", () => database.run("vacuum analyze", []));
  await measureSearches(database);
  await measureSends(app);
  await app.close();
  await database.close();
} finally {
  await postgres.drop();
}
