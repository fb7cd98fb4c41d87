import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepSecret } from "./secret.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "yarrow-secret-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
const keep = (given?: string) => keepSecret({ DATA_DIR: dataDir, APP_SECRET: given });

test("the first start makes a secret of 32 bytes for its owner's eyes only, the next ones keep it", async () => {
  const made = await keep();
  expect(Buffer.from(made, "base64url")).toHaveLength(32);
  expect(statSync(join(dataDir, "secret")).mode & 0o777).toBe(0o600);
  expect(await keep()).toBe(made);
});

test("two that start at once over one folder share one secret, and leave no draft", async () => {
  const made = await Promise.all([keep(), keep(), keep()]);
  expect(new Set(made).size).toBe(1);
  expect(readdirSync(dataDir)).toEqual(["secret"]);
});

test("a secret that is given is taken, and nothing is written", async () => {
  expect(await keep("Zk3vQ9sT1mW7yB5n")).toBe("Zk3vQ9sT1mW7yB5n");
  expect(readdirSync(dataDir)).toEqual([]);
});

test("an emptied file is never taken for a secret, nor replaced", async () => {
  writeFileSync(join(dataDir, "secret"), "\n");
  await expect(keep()).rejects.toThrow(/holds no secret/);
  expect(readFileSync(join(dataDir, "secret"), "utf8")).toBe("\n");
});
