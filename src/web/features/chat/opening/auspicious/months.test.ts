import { expect, test } from "vitest";
import { stepMonth, toSpan } from "./months.ts";

test("months are stepped through over the year's ends", () => {
  expect([stepMonth("2026-12", 1), stepMonth("2027-01", -1), stepMonth("2026-11", 12)]).toEqual(["2027-01", "2026-12", "2027-11"]);
});

test("a month's days begin today where it has begun, else with its first", () => {
  expect([toSpan("2026-11", "2026-11-23"), toSpan("2026-12", "2026-11-23"), toSpan("2028-02", "2026-11-23")]).toEqual([
    { from: "2026-11-23", to: "2026-11-30" },
    { from: "2026-12-01", to: "2026-12-31" },
    { from: "2028-02-01", to: "2028-02-29" },
  ]);
});
