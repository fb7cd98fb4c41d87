import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { repository } from "./testing/written.ts";

/** The house, with nothing in it that a build or a run has left. */
const house = mkdtempSync(join(tmpdir(), "yarrow-house-"));
for (const name of readdirSync(repository))
  if (/^(\.gitignore|src|tools|bench|e2e|package\.json|biome\.json|[\w.]+\.config\.ts|tsconfig\.\w+\.json)$/.test(name))
    cpSync(join(repository, name), join(house, name), { recursive: true });
symlinkSync(join(repository, "node_modules"), join(house, "node_modules"), "dir");
afterAll(() => rmSync(house, { recursive: true }));

const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: house, encoding: "utf8" });
const cast = (as: string): string =>
  execFileSync(process.execPath, ["src/cli/yarrow.ts", "cast", "runes", "--input", '{"question":"Will it rain?"}', "--as", as, "--lang", "en"], {
    cwd: house,
    encoding: "utf8",
  });

describe("npm run new:topic runes, in a copy of the tree", () => {
  test("writes one folder and two rows, laid out as the house does", () => {
    const { status, stdout, stderr } = run("tools/new-topic.ts", "runes");
    expect([status, stderr]).toEqual([0, expect.stringContaining("No fixes applied")]);
    const entered = [...stdout.matchAll(/^entered {2}(.*)$/gm)].map(([, path]) => path);
    expect(entered).toEqual(["src/topics/manifest.ts", "src/topics/registry.ts"]);
    const created = [...stdout.matchAll(/^new {6}(.*)$/gm)].map(([, path]) => path ?? "");
    expect(created.filter((path) => !path.startsWith("src/topics/runes/"))).toEqual([]);
  });

  test.each(["server", "web"])("compiles (%s)", (part) => {
    const { status, stdout } = run("node_modules/typescript/bin/tsc", "-p", `tsconfig.${part}.json`);
    expect([status, stdout]).toEqual([0, ""]);
  });

  test("casts, and tells what it was asked from its one fact", () => {
    expect(JSON.parse(cast("cast"))).toMatchObject({ topic: "runes", asked: "Will it rain?" });
    expect(JSON.parse(cast("facts"))).toMatchObject({ facts: [{ id: "asked", key: "asked" }] });
    expect(cast("reading")).toContain("Will it rain?");
  });

  test("is not written over by a second call", () => {
    const { status, stderr } = run("tools/new-topic.ts", "runes");
    expect([status, stderr]).toEqual([1, "runes is a topic already.\n"]);
  });

  test("does not compile without a part of its row in the manifest, nor without its row in the registry", () => {
    const parts = [
      ["src/topics/manifest.ts", / {4}glyph: "M4\.5 4\.5[^\n]*\n/],
      ["src/topics/registry.ts", / {2}runes: \{[\s\S]*?\n {2}\},\n/],
    ] as const;
    for (const [path, part] of parts) {
      const whole = readFileSync(join(house, path), "utf8");
      expect(whole).toMatch(part);
      writeFileSync(join(house, path), whole.replace(part, ""));
    }
    const { stdout } = run("node_modules/typescript/bin/tsc", "-p", "tsconfig.core.json");
    for (const told of ["src/topics/manifest.ts(", "'glyph' is missing", "src/topics/registry.ts(", "'runes' is missing"]) expect(stdout).toContain(told);
  });
});
