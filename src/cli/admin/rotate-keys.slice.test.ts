import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "../../server/kernel/config.ts";
import { takeDataDir } from "../../server/kernel/data-dir.ts";
import { rotateKeys } from "./rotate-keys.ts";

const dataDir = mkdtempSync(join(tmpdir(), "yarrow-keys-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const config = readConfig({ APP_ENV: "test", DATA_DIR: dataDir, APP_SECRET: "a secret of the tests" });

test("each turn makes the next key, and none while a server uses the folder", async () => {
  expect(await rotateKeys(config)).toBe(2);
  expect(await rotateKeys(config)).toBe(3);
  const release = await takeDataDir(dataDir);
  await expect(rotateKeys(config)).rejects.toThrow();
  await release();
});

test("with another secret nothing is made, and it is said why", async () => {
  const other = readConfig({ APP_ENV: "test", DATA_DIR: dataDir, APP_SECRET: "another secret of the tests" });
  await expect(rotateKeys(other)).rejects.toThrow(/APP_SECRET/);
  expect(await rotateKeys(config)).toBe(4);
});
