import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const file = join(import.meta.dirname, "yarrow.ts");
const list = (...args: string[]) => {
  const { stdout, stderr, status } = spawnSync(join(import.meta.dirname, "../../node_modules/.bin/node"), [file, "list", ...args], { encoding: "utf8" });
  return { table: status === 0 ? (JSON.parse(stdout) as unknown) : null, stderr, status };
};

test("strokes are printed by character, and what is no character is left out", () => {
  expect(list("strokes", "江沐阳a四").table).toEqual({ 江: 7, 沐: 8, 阳: 17, 四: 4 });
});

test("characters parted by spaces are characters too", () => {
  expect(list("strokes", "江", "沐 阳").table).toEqual({ 江: 7, 沐: 8, 阳: 17 });
});

test("the 81 numbers come whole", () => {
  const rows = list("shuli81").table as { number: number; luck: string }[];
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 81 }, (_, index) => index + 1));
});

test("the 28 mansions come in order, fourteen of them lucky", () => {
  const rows = list("mansions").table as { zh: string; en: string; isLucky: boolean }[];
  expect([rows.length, rows.filter(({ isLucky }) => isLucky).length]).toEqual([28, 14]);
  expect(rows[7]).toMatchObject({ zh: "斗", en: "Dipper", fullName: "斗木獬" });
});

test("the verses of the bones come by weight in 钱, four lines each", () => {
  const verses = list("verses", "chenggu").table as Record<string, string[]>;
  expect(Object.keys(verses).map(Number)).toEqual(Array.from({ length: 51 }, (_, index) => index + 21));
  expect(new Set(Object.values(verses).map(({ length }) => length))).toEqual(new Set([4]));
});

test.each([["strokes"], ["verses", "none"], ["toString"], ["nothing"]])("list %s %s is told how it is called", (...args) => {
  const { status, stderr } = list(...args.filter((arg) => arg !== undefined));
  expect([status, stderr.startsWith("yarrow: list ")]).toEqual([2, true]);
});
