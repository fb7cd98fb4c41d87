import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { takeDataDir } from "../../server/kernel/data-dir.ts";
import { openPglite } from "../../server/kernel/db/pglite.ts";
import { listSnapshots, writeSnapshot } from "../../server/kernel/snapshots.ts";
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
  await expect(restoreSnapshot(dataDir, "none.tar.gz")).rejects.toThrow(/no such snapshot/);
  expect(await countChats()).toBe(1);
});

test("a folder that a living process holds is not taken, one of a dead process is", async () => {
  const release = await takeDataDir(dataDir);
  await release();
  const { writeFileSync } = await import("node:fs");
  writeFileSync(join(dataDir, "yarrow.pid"), String(process.ppid));
  await expect(takeDataDir(dataDir)).rejects.toThrow(/Another Yarrow/);
  await expect(restoreSnapshot(dataDir, undefined)).rejects.toThrow(/Another Yarrow/);
  writeFileSync(join(dataDir, "yarrow.pid"), "999999999");
  await (await takeDataDir(dataDir))();
});
