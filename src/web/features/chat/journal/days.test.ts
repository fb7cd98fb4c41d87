import { expect, test } from "vitest";
import { addDays, addMonths } from "./days.ts";

test("a week on, over the end of a month and of a year", () => {
  expect([addDays("2026-11-27", 7), addDays("2026-12-28", 7)]).toEqual(["2026-12-04", "2027-01-04"]);
});

test("months on, on the same day or the last there is", () => {
  expect([addMonths("2026-11-23", 1), addMonths("2026-11-30", 3), addMonths("2027-01-31", 1)]).toEqual(["2026-12-23", "2027-02-28", "2027-02-28"]);
});
