import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeDataDir } from "./data-dir.ts";
import { findProcessBirth, findProcessWorld } from "./process-birth.ts";

let dataDir: string;
const lock = () => join(dataDir, "yarrow.pid");
const leave = (holder: unknown) => writeFileSync(lock(), JSON.stringify(holder));
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "yarrow-lock-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
const take = async () => (await takeDataDir(dataDir, 1000))();
const world = await findProcessWorld();
const parent = process.ppid;

test("a folder held by a living process is not taken, and its lock is left as it was", async () => {
  leave({ pid: parent, birth: await findProcessBirth(parent), world });
  const before = readFileSync(lock(), "utf8");
  await expect(take()).rejects.toThrow(`Another Yarrow (process ${parent})`);
  expect(readFileSync(lock(), "utf8")).toBe(before);
});

test("a lock whose number lives on in another program is left behind, and taken", async () => {
  leave({ pid: parent, birth: "1", world });
  await take();
});

test("a lock of a dead process, of none and of half a line is taken", async () => {
  for (const holder of [{ pid: 999_999_999, birth: "7", world }, 999_999_999, "half"]) {
    leave(holder);
    await take();
  }
  writeFileSync(lock(), "");
  await take();
});

test("a holder that cannot be looked up holds as long as it touches its lock", async () => {
  const elsewhere = { pid: parent, birth: "7", world: "another host" };
  leave(elsewhere);
  const touching = setInterval(() => leave(elsewhere), 100);
  await expect(take()).rejects.toThrow(/Another Yarrow/);
  clearInterval(touching);
  await take();
});

test("an earlier version's lock, a bare number, holds as long as it is touched", async () => {
  leave(parent);
  await take();
});

test("this process's own lock holds against itself, until it is given back", async () => {
  const release = await takeDataDir(dataDir);
  await expect(take()).rejects.toThrow(/Another Yarrow/);
  await release();
  await take();
});

test("of several that come at once over a lock left behind, one takes the folder", async () => {
  for (let time = 0; time < 30; time += 1) {
    leave({ pid: 999_999_999, birth: "7", world });
    const taken = await Promise.allSettled(Array.from({ length: 6 }, () => takeDataDir(dataDir)));
    const won = taken.filter(({ status }) => status === "fulfilled");
    expect(won).toHaveLength(1);
    for (const one of won) await (one as PromiseFulfilledResult<() => Promise<void>>).value();
  }
});
