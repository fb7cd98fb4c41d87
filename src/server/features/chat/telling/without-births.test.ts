import { expect, test } from "vitest";
import { withoutBirths } from "./without-births.ts";

const birth = { date: "1990-05-01", time: "13:45", timeZone: "Asia/Shanghai" };

test.each([
  ["a birth said with its question", "1990年5月1日下午生，2027年事业怎么样", { birth }, "年5月1日下午生，2027年事业怎么样"],
  ["a date in figures goes whole", "born 1990-05-01, how is 2027", { birth }, "born , how is 2027"],
  ["two people", "he 1 May 1990, she 8 August 1992", { a: birth, b: { ...birth, date: "1992-08-08" } }, "he 1 May , she 8 August "],
  ["people in a list", "and my wife, born 1990", { people: [birth] }, "and my wife, born "],
  ["the year a house was built stays", "2005年建，我1990年生", { built: 2005, resident: birth }, "2005年建，我年生"],
  ["a longer number stays", "19905 and 11990", { birth }, "19905 and 11990"],
  ["a day to look at is no birth", "2026年12月17日好不好", { date: "2026-12-17", purpose: "any" }, "2026年12月17日好不好"],
])("%s", (_, question, input, left) => {
  expect(withoutBirths(question, input)).toBe(left);
});
