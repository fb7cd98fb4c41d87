import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { toTypeCheck } from "./type-check.ts";

const house = join(import.meta.dirname, "..", "..");
const copy = mkdtempSync(join(tmpdir(), "yarrow-types-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const check = () => spawnSync(process.execPath, toTypeCheck("core", join(copy, "cache")), { cwd: copy, encoding: "utf8" });

test("a type that changes on the floor is found in a far file, whatever the cache holds and the clock says", () => {
  for (const folder of ["src/shared", "src/topics"]) cpSync(join(house, folder), join(copy, folder), { recursive: true });
  for (const name of ["tsconfig.core.json", "package.json"]) cpSync(join(house, name), join(copy, name));
  symlinkSync(join(house, "node_modules"), join(copy, "node_modules"));
  expect(check().stdout).toBe("");

  const floor = join(copy, "src/shared/i18n/locale.ts");
  const text = readFileSync(floor, "utf8");
  const broken = text.replaceAll('"en"', '"fr"');
  expect(broken).not.toBe(text);
  const { atime, mtime } = statSync(floor);
  writeFileSync(floor, broken);
  utimesSync(floor, atime, mtime);
  const red = check();
  expect(red.status).not.toBe(0);
  expect(red.stdout).toContain("src/topics/tarot/");

  // What was found is not forgotten by asking again, and goes when it is mended.
  expect(check().stdout).toBe(red.stdout);
  writeFileSync(floor, text);
  expect(check().stdout).toBe("");
});
