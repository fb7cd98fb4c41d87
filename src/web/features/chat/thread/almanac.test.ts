import { describe, expect, it } from "vitest";
import { toLunarLine } from "./almanac.ts";
import { toMoon } from "./moon.ts";

describe("the almanac line", () => {
  it.each([
    [2026, 11, 20, "丙午年十月十二 · 戊戌日"],
    [2026, 2, 17, "丙午年正月初一 · 壬戌日"],
    [2025, 7, 25, "乙巳年闰六月初一 · 乙未日"],
    [2000, 1, 1, "己卯年十一月廿五 · 戊午日"],
  ])("gives the Chinese date of %i-%i-%i", (year, month, day, line) => {
    expect(toLunarLine(year, month, day)).toBe(line);
  });

  it.each([
    ["2026-11-20T12:00:00Z", "waxing", 12],
    ["2026-11-09T12:00:00Z", "new", 1],
    ["2026-11-24T14:53:00Z", "full", 16],
    ["2000-01-21T04:41:00Z", "full", 15],
    ["2026-12-01T06:00:00Z", "waning", 22],
  ])("gives the moon of %s", (instant, phase, day) => {
    expect(toMoon(new Date(instant))).toEqual({ phase, day });
  });
});
