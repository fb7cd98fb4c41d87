import { expect, test } from "vitest";
import { isOnlyGiven, toTitle } from "./title.ts";

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

test.each([
  ["他1990年5月1日下午一点三刻生在上海，她1992年8月8日早上八点生在南京，我们合不合？", "我们合不合"],
  ["该不该接受外地那家公司的邀请，家里老人还要人照顾，孩子明年中考？", "该不该接受外地那家公司的邀请"],
  ["书桌放哪里好，朝南的房子，2005年建成，屋里还有一根梁？", "书桌放哪里好"],
  ["我家坐北朝南，2005年建，财位在哪？", "财位在哪"],
  ["1990-05-01 13:45 上海 男 我的事业怎么样？", "我的事业怎么样"],
  ["Born 1990-05-01 13:45 in Shanghai, male: how will my career go this year?", "How will my career go this year"],
  ["Should I take the offer, given that my partner stays behind and the flat is not sold?", "Should I take the offer"],
  ["Where is the money corner, if the house faces south and was built in 2005?", "Where is the money corner"],
  ["My house faces south, was built in 2005 and has two doors, so where should the desk go?", "So where should the desk go"],
  ["I was born on 1 May 1990 in Shanghai at noon, what will this year bring for work?", "What will this year bring for work"],
] as const)("of “%s” the clause that asks is the title", (question, title) => {
  expect(toTitle(question)).toBe(title);
});

test.each([
  ["我1990年5月1日13:45生在上海，男", true],
  ["坐北朝南，2005年建成", true],
  ["born 1 May 1990 at 1:45 pm in Shanghai", true],
  ["坐北朝南，2005年建成，财位在哪", false],
  ["born 1 May 1990, how will this year go", false],
  ["最近心里乱", false],
] as const)("“%s” only gives, and is called after what was found: %s", (question, isGiven) => {
  expect(isOnlyGiven(question)).toBe(isGiven);
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
