import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { applyPlan } from "./plan.ts";
import { planFeature } from "./plan-feature.ts";
import { listDeadImports, listUnparsable } from "./testing/written.ts";

test.each(["points", "email-codes"])("%s gets a contract, the files of the vocabulary and a slice test", (name) => {
  const { created, edited } = planFeature(name);
  const files = ["index.ts", "queries.ts", "routes.ts", "service.ts", "tables.ts", `${name}.slice.test.ts`];
  expect(Object.keys(created).sort()).toEqual([`src/shared/contract/${name}.ts`, ...files.map((file) => `src/server/features/${name}/${file}`)].sort());
  expect(edited).toEqual({});
  expect(listUnparsable(created)).toEqual([]);
  expect(listDeadImports(created)).toEqual([]);
});

test("a name of two words is said as each place says it", () => {
  const { created } = planFeature("email-codes");
  expect(created["src/server/features/email-codes/tables.ts"]).toContain('export const emailCodes = pgTable(\n  "email_codes"');
  expect(created["src/server/features/email-codes/index.ts"]).toContain("mountEmailCodes");
  expect(created["src/shared/contract/email-codes.ts"]).toContain('path: "/api/email-codes"');
});

test("the person leads the key of the feature's table", () => {
  expect(planFeature("points").created["src/server/features/points/tables.ts"]).toContain("primaryKey({ columns: [table.personId, ");
});

test("a feature is written once, never over itself", () => {
  const root = mkdtempSync(join(tmpdir(), "yarrow-feature-"));
  const plan = planFeature("points");
  applyPlan(root, plan);
  expect(readFileSync(join(root, "src/server/features/points/routes.ts"), "utf8")).toBe(plan.created["src/server/features/points/routes.ts"]);
  expect(() => applyPlan(root, plan)).toThrow("src/server/features/points/routes.ts");
  rmSync(root, { recursive: true });
});

test.each(["Points", "email_codes", "1st", "../chat", ""])("“%s” is no name for a feature", (name) => {
  expect(() => planFeature(name)).toThrow("kebab-case");
});
