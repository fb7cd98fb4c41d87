import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, expect, test } from "vitest";
import { takeDataDir } from "../../server/kernel/data-dir.ts";
import { openPglite } from "../../server/kernel/db/pglite.ts";
import { listSnapshots } from "../../server/kernel/snapshot-files.ts";
import { writeSnapshot } from "../../server/kernel/snapshots.ts";
import { say } from "../../server/testing/chat.ts";
import { openTestApp } from "../../server/testing/test-app.ts";
import { restoreSnapshot } from "./restore.ts";

const dataDir = mkdtempSync(join(tmpdir(), "yarrow-restore-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const withApp = async <Result>(work: (app: Awaited<ReturnType<typeof openTestApp>>) => Promise<Result>): Promise<Result> => {
  const database = await openPglite(dataDir);
  const app = await openTestApp(database, { DATA_DIR: dataDir });
  try {
    return await work(app);
  } finally {
    await app.close();
    await database.close();
  }
};
const countChats = () => withApp(async (app) => ((await app.kernel.database.run("select count(*)::int as n from chat_groups", [])) as { n: number }[])[0]!.n);

test("a snapshot brings the database back as it was, and keeps what stood there", async () => {
  await withApp(async (app) => {
    await say(app.visitor(), "第一问？");
    await writeSnapshot(app.kernel);
    await say(app.visitor(), "第二问？");
  });
  expect(await countChats()).toBe(2);
  const { restored, keptAs } = await restoreSnapshot(dataDir, undefined);
  expect([restored]).toEqual(await listSnapshots(dataDir));
  expect(keptAs).toContain("before");
  expect(await countChats()).toBe(1);
});

test("without such a snapshot nothing is touched", async () => {
  await expect(restoreSnapshot(dataDir, "none.tar.gz")).rejects.toThrow(/no such snapshot: none/);
  expect(await countChats()).toBe(1);
});

test("a snapshot that is cut short changes nothing, and leaves nothing behind", async () => {
  const [newest] = await listSnapshots(dataDir);
  const whole = readFileSync(join(dataDir, "snapshots", newest!));
  writeFileSync(join(dataDir, "snapshots", "0000-cut.tar.gz"), whole.subarray(0, whole.length / 2));
  const before = readdirSync(dataDir);
  await expect(restoreSnapshot(dataDir, "0000-cut.tar.gz")).rejects.toThrow(/cannot be restored.*Nothing was changed/);
  expect(readdirSync(dataDir)).toEqual(before);
  expect(await countChats()).toBe(1);
});

test("a second restore of the same snapshot keeps what the first one kept", async () => {
  const first = await restoreSnapshot(dataDir, (await listSnapshots(dataDir))[0]);
  expect(first.keptAs).toMatch(/-2$/);
  expect(await countChats()).toBe(1);
});

test("snapshots leave neither copies nor drafts, five are kept, and earlier leavings are swept", async () => {
  await withApp(async ({ kernel }) => {
    const snapshots = join(dataDir, "snapshots");
    mkdirSync(join(snapshots, "left.tar.gz.copy"));
    writeFileSync(join(snapshots, "left.tar.gz.part"), "half");
    for (let at = 0; at < 7; at += 1) await writeSnapshot({ ...kernel, now: () => Date.UTC(2026, 0, 1, at) });
    expect(readdirSync(snapshots).sort()).toEqual((await listSnapshots(dataDir)).sort());
    expect(await listSnapshots(dataDir)).toHaveLength(5);
  });
});

test("a folder in use is not restored over", async () => {
  const release = await takeDataDir(dataDir);
  await expect(restoreSnapshot(dataDir, undefined)).rejects.toThrow(/Another Yarrow/);
  await release();
});

test("a snapshot made by an earlier version is restored as well", async () => {
  await rm(join(dataDir, "snapshots"), { recursive: true });
  mkdirSync(join(dataDir, "snapshots"));
  const client = new PGlite(join(dataDir, "pglite"));
  await client.waitReady;
  const dump = await client.dumpDataDir("gzip");
  await client.close();
  writeFileSync(join(dataDir, "snapshots", "2025-01-01T00-00-00.000Z.tar.gz"), Buffer.from(await dump.arrayBuffer()));
  await restoreSnapshot(dataDir, undefined);
  expect(await countChats()).toBe(1);
});
