import { expect, test } from "vitest";
import { toTitle } from "./title.ts";

test.each([
  ["在现在的公司快四年了，最近有一个新机会。该不该换工作？", "该不该换工作"],
  ["该不该换工作？", "该不该换工作"],
  ["I’m thirty-four and I’ve been turning this over all year. Should I go back to school?", "Should I go back to school"],
  ["最近怎么样", "最近怎么样"],
  ["", ""],
] as const)("the title of “%s” is what it asks", (question, title) => {
  expect(toTitle(question)).toBe(title);
});

test.each([`${"问".repeat(15)}🌙好的`, `${"a".repeat(39)}🌙bcd`, "🌙".repeat(40)])("the title of “%s” ends in no half character", (question) => {
  expect(toTitle(question).isWellFormed()).toBe(true);
});

test("what cannot be seen makes no title", () => {
  expect(toTitle("\u200b\u200d")).toBe("");
});

test("a long sentence is cut at a clause or a word, never inside one", () => {
  expect(toTitle("我和合伙人认识十年，去年一起开了店，现在他想退出，我要不要接下他的股份？")).toBe("我要不要接下他的股份");
  const title = toTitle("Should I accept the offer from the company in another city even though my partner would have to stay behind?");
  expect(title.length).toBeLessThanOrEqual(41);
  expect(title).toMatch(/^Should I accept the offer from the( \w+)?…$/);
});
