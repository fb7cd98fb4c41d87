import fc from "fast-check";
import { expect, test } from "vitest";
import { findShifted, findShiftedMonth, isDay, isInReach, saySpan, toLocalDay, toWeeks } from "./days.ts";

const today = "2026-11-22";
const day = fc
  .date({ min: new Date("2024-01-01T00:00:00Z"), max: new Date("2028-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("a day is one of the calendar, between 1900 and 2100", () => {
  for (const good of ["1900-01-01", "2100-12-31", "2024-02-29"]) expect(isDay(good)).toBe(true);
  for (const bad of ["1899-12-31", "2101-01-01", "2026-02-30", "2026-2-3", "", "today"]) expect(isDay(bad)).toBe(false);
  expect([isInReach("2026-02-28", today), isInReach("2026-02-30", today), isInReach("2030-01-01", today)]).toEqual([true, false, false]);
});

test("a period on and the same back is the same day, a month's last days apart", () => {
  fc.assert(
    fc.property(day, fc.constantFrom("day", "week", "month", "year"), (from, period) => {
      const back = findShifted(findShifted(from, period, 1, today)!, period, -1, today)!;
      if (Number(from.slice(8)) <= 28 || period === "day" || period === "week") expect(back).toBe(from);
      else expect(back.slice(0, 7)).toBe(from.slice(0, 7));
    }),
  );
  expect(findShifted("2026-01-31", "month", 1, today)).toBe("2026-02-28");
  expect(findShifted("2024-02-29", "year", 1, today)).toBe("2025-02-28");
});

test("one steps three years back and three ahead, and no further", () => {
  expect([findShifted("2023-01-01", "day", -1, today), findShifted("2029-06-01", "year", 1, today)]).toEqual([null, null]);
  expect([findShifted("2023-01-02", "day", -1, today), findShifted("2028-06-01", "year", 1, today)]).toEqual(["2023-01-01", "2029-06-01"]);
  expect([findShiftedMonth("2026-12", 1, today), findShiftedMonth("2023-01", -1, today)]).toEqual(["2027-01", null]);
});

test("a month stands in weeks from Monday on, each day once", () => {
  const weeks = toWeeks(Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, "0")}`));
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  // 1 November 2026 is a Sunday, the 30th a Monday.
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks[5]![0]).toBe("2026-11-30");
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
});

test("the reader's day is that of their own clock", () => expect(toLocalDay(new Date(2026, 10, 2, 23, 59))).toBe("2026-11-02"));

test("a period is called by its dates, a week over New Year with both years", () => {
  expect(saySpan("month", { from: "2026-11-01", to: "2026-11-30" }, "en")).toBe("November 2026");
  expect(saySpan("year", { from: "2026-01-01", to: "2026-12-31" }, "zh")).toBe("2026年");
  expect(saySpan("week", { from: "2026-11-16", to: "2026-11-22" }, "zh")).toBe("2026年11月16日–11月22日");
  expect(saySpan("week", { from: "2026-12-28", to: "2027-01-03" }, "zh")).toBe("2026年12月28日–2027年1月3日");
  expect(saySpan("week", { from: "2026-12-28", to: "2027-01-03" }, "en")).toBe("28 Dec 2026 – 3 Jan 2027");
});
