import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { applyPlan, Refusal } from "./plan.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "yarrow-plan-"));
});
afterEach(() => rmSync(root, { recursive: true }));
const read = (path: string): string => readFileSync(join(root, path), "utf8");

test("a plan is written, folders and all", () => {
  writeFileSync(join(root, "list.ts"), "old");
  applyPlan(root, { created: { "a/b/new.ts": "new", "c.ts": "c" }, edited: { "list.ts": "grown" } });
  expect([read("a/b/new.ts"), read("c.ts"), read("list.ts")]).toEqual(["new", "c", "grown"]);
});

test("where one file stands already nothing is written, and the refusal names it", () => {
  writeFileSync(join(root, "c.ts"), "somebody's work");
  writeFileSync(join(root, "list.ts"), "old");
  const apply = () => applyPlan(root, { created: { "a/new.ts": "new", "c.ts": "c" }, edited: { "list.ts": "grown" } });
  expect(apply).toThrow(Refusal);
  expect(apply).toThrow("c.ts");
  expect([read("c.ts"), read("list.ts"), existsSync(join(root, "a"))]).toEqual(["somebody's work", "old", false]);
});
