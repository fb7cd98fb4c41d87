import { expect, test } from "vitest";
import { findAskedYear, listAskedYears } from "./asked-year.ts";

test.each([
  ["2027年事业运怎么样", 2027],
  ["明年呢", 2027],
  ["大后年呢", 2029],
  ["后年买房行吗", 2028],
  ["今年感情怎么样", 2026],
  ["What about 2031?", 2031],
  ["Will next year be easier?", 2027],
  ["我1990年5月1日下午一点三刻出生在上海，男，想问事业", null],
  ["我1990年5月1日出生，今年事业怎么样", 2026],
  ["1988-03-12生，女，2028年适合结婚吗", 2028],
  ["born 12 March 1988, what about love in 2029?", 2029],
  ["born 06/07/1990", null],
  ["我是1990年生的，适合做什么", null],
  ["Born in 1985 in Lyon: is this my year?", null],
  ["我适合什么工作", null],
] as const)("“%s” in 2026 asks about %s", (text, year) => {
  expect(findAskedYear(text, 2026)).toBe(year);
});

test("all years are listed in the order they are named", () => {
  expect(listAskedYears("明年还是2030年搬家，今年不算", 2026)).toEqual([2027, 2030, 2026]);
});
