import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readHelpLines } from "./help-lines-file.ts";
import { StartProblem } from "./start-problem.ts";

const folder = mkdtempSync(join(tmpdir(), "yarrow-lines-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (text: string): string => {
  const path = join(folder, "lines.json");
  writeFileSync(path, text);
  return path;
};

test("none set is none read; what is set is read as it stands", () => {
  expect(readHelpLines(undefined)).toBeNull();
  const own = { self: { zh: [{ name: "校心理中心", contact: "010 1234 5678", where: "本校" }] } };
  expect(readHelpLines(write(JSON.stringify(own)))).toEqual(own);
});

test.each([
  ["{", /is no JSON/],
  ['{"self":{"zh":[]}}', /self\.zh/],
  ['{"self":{"zh":[{"name":"","contact":"1","where":"x"}]}}', /self\.zh\.0\.name/],
  ['{"others":{}}', /needs mending/],
])("%s keeps the server from starting, in a sentence", (text, message) => {
  const path = write(text);
  expect(() => readHelpLines(path)).toThrow(StartProblem);
  expect(() => readHelpLines(path)).toThrow(message);
});

test("a file that is not there is named", () => {
  expect(() => readHelpLines(join(folder, "none.json"))).toThrow(/none\.json\) cannot be read \(ENOENT\)/);
});
