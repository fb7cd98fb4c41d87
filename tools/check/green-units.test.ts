import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listUnits } from "./green-units.ts";

const near = "src/shared/scale.ts";
const files: Record<string, string> = {
  "package.json": "{}",
  "package-lock.json": "{}",
  "vitest.config.ts": "",
  "vite.config.ts": "",
  [near]: "export const scale = 3;\n",
  "src/shared/names.json": '["one"]\n',
  "src/shared/size.ts": "export interface Size {}\n",
  "src/topics/kit/middle.ts": 'import { scale } from "../../shared/scale.ts";\nexport const twice = 2 * scale;\n',
  "src/topics/runes/late.ts": 'export const late = async () => (await import("../kit/middle.ts")).twice;\n',
  "src/topics/runes/far.test.ts": 'import type { Size } from "../../shared/size.ts";\nimport { late } from "./late.ts";\nlate();\n',
  "src/ui/names.test.ts": 'import names from "../shared/names.json" with { type: "json" };\nnames;\n',
  "src/architecture/disk.test.ts": 'import { readdirSync } from "node:fs";\nreaddirSync(".");\n',
  "src/server/rows.slice.test.ts": 'import "../shared/scale.ts";\n',
};
const far = "src/topics/runes/far.test.ts";
const disk = "src/architecture/disk.test.ts";
const names = "src/ui/names.test.ts";

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const list = () => listUnits(root, join(root, "cache", "green.json"));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "yarrow-check-"));
  for (const [path, text] of Object.entries(files)) write(path, text);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("a check runs a unit test", () => {
  it("that was never green, and only of the fast project", () => {
    expect(list().touched).toEqual([disk, far, names]);
  });

  it("no second time while nothing has changed, unless it reads the disk", () => {
    list().keepGreen();
    expect(list().touched).toEqual([disk]);
  });

  it("no second time for what is only spoken of", () => {
    list().keepGreen();
    write(near, "/** Read late: `await import(…)`, as `node:fs` would. */\n// import(later)\nexport const scale = 4;\n");
    expect(list().touched).toEqual([disk, far]);
    list().keepGreen();
    expect(list().touched).toEqual([disk]);
  });

  it("whose imports of imports have changed, even when size and time of the file have not", () => {
    list().keepGreen();
    const { atime, mtime } = statSync(join(root, near));
    write(near, "export const scale = 4;\n");
    utimesSync(join(root, near), atime, mtime);
    expect(list().touched).toEqual([disk, far]);
  });

  it("whose data have changed, but not for a type", () => {
    list().keepGreen();
    write("src/shared/names.json", '["two"]\n');
    write("src/shared/size.ts", "export interface Size { of: number }\n");
    expect(list().touched).toEqual([disk, names]);
  });

  it("again until it is green", () => {
    list().keepGreen();
    write(near, "export const scale = 4;\n");
    expect(list().touched).toContain(far);
    expect(list().touched).toContain(far);
    list().keepGreen();
    expect(list().touched).not.toContain(far);
  });

  it("with the contents it was listed with: what changes while it runs is run the next time", () => {
    const running = list();
    write(near, "export const scale = 4;\n");
    running.keepGreen();
    expect(list().touched).toContain(far);
  });

  it("of whatever kind when the lockfile or the settings have changed, or an import leads nowhere", () => {
    list().keepGreen();
    write("package-lock.json", '{ "a": 1 }');
    expect(list().touched).toEqual([disk, far, names]);
    list().keepGreen();
    rmSync(join(root, near));
    expect(list().touched).toEqual([disk, far]);
  });

  it("when what was kept cannot be read", () => {
    list().keepGreen();
    write("cache/green.json", "{ half");
    expect(list().touched).toEqual([disk, far, names]);
  });
});
