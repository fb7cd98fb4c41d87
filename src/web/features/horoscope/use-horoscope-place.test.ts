import { expect, test } from "vitest";
import { parseHoroscopePlace } from "./use-horoscope-place.ts";

const today = "2026-11-22";

test("an address that names nothing is one's own sign, today", () =>
  expect(parseHoroscopePlace("", "leo", today)).toEqual({ sign: "leo", period: "day", date: today, theme: "overall", month: "2026-11", today }));

test("what the address names wins, and the calendar goes with the date unless it has a month of its own", () => {
  expect(parseHoroscopePlace("?sign=aries&period=week&date=2024-02-29&theme=love", "leo", today)).toMatchObject({
    sign: "aries",
    period: "week",
    date: "2024-02-29",
    theme: "love",
    month: "2024-02",
  });
  expect(parseHoroscopePlace("?date=2024-02-29&month=2025-01", null, today).month).toBe("2025-01");
});

test("what it names wrongly is as if not named", () =>
  expect(parseHoroscopePlace("?sign=cat&period=hour&date=2026-02-30&theme=fame&month=1800-01", "dog", today)).toEqual({
    sign: undefined,
    period: "day",
    date: today,
    theme: "overall",
    month: "2026-11",
    today,
  }));

test("a date nothing is told for is as if not named", () => {
  expect(parseHoroscopePlace("?date=2022-12-31", "leo", today).date).toBe(today);
  expect(parseHoroscopePlace("?date=2029-12-31&month=2030-01", "leo", today)).toMatchObject({ date: "2029-12-31", month: "2029-12" });
});
