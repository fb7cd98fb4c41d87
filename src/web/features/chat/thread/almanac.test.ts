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

  // New and full moons as the almanacs of these years print them (UTC).
  it.each([
    [2026, 11, 20, "waxing", 12],
    [2026, 11, 9, "new", 1],
    [2026, 11, 24, "full", 16],
    [2026, 12, 1, "waning", 23],
  ])("gives the moon of %i-%i-%i", (year, month, day, phase, count) => {
    expect(toMoon(new Date(year, month - 1, day, 12))).toEqual({ phase, day: count });
  });
});
