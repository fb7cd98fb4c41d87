import { expect, test } from "vitest";
import { listMonths, readMonth, toOpening } from "./opening-month.ts";

const months = listMonths("2026-11-23", "zh");

test("the months on offer begin with this one and go on over the year's end", () => {
  expect([months.length, months[0]?.value, months[1]?.label, months[2]?.value, months.at(-1)?.value]).toEqual([
    12,
    "2026-11",
    "2026年12月",
    "2027-01",
    "2027-10",
  ]);
});

test("a month as it was said stands among them, and goes back as month and year", () => {
  expect([readMonth({ month: 3 }, months), readMonth({ monthsOn: 1 }, months), readMonth({ month: 12, year: 2026 }, months)]).toEqual([
    "2027-03",
    "2026-12",
    "2026-12",
  ]);
  expect([readMonth({ days: 30 }, months), readMonth(undefined, months), readMonth({ month: 3, year: 2030 }, months)]).toEqual(["", "", ""]);
  expect([toOpening("2027-03"), toOpening("")]).toEqual([{ month: 3, year: 2027 }, undefined]);
});
