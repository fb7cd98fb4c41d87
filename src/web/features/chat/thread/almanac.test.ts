import { SolarDay } from "tyme4ts";
import { describe, expect, it } from "vitest";
import { findLunarLine } from "./lunar-date.ts";
import { toMoon } from "./moon.ts";

describe("the Chinese date", () => {
  it.each([
    [2026, 11, 20, "丙午年十月十二 · 戊戌日"],
    [2026, 2, 17, "丙午年正月初一 · 壬戌日"],
    [2025, 7, 25, "乙巳年闰六月初一 · 乙未日"],
    [2033, 12, 22, "癸丑年闰十一月初一 · 丁未日"],
  ])("of %i-%i-%i is the almanac's", (year, month, day, line) => {
    expect(findLunarLine(year, month, day)).toBe(line);
  });

  it("agrees with tyme4ts on every third day to 2100", () => {
    for (let ms = Date.UTC(2020, 0, 25); ms < Date.UTC(2101, 0, 1); ms += 3 * 86_400_000) {
      const date = new Date(ms);
      const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
      const lunar = SolarDay.fromYmd(year, month, day).getLunarDay();
      const lunarMonth = lunar.getLunarMonth();
      const said = `${lunarMonth.getLunarYear().getSixtyCycle().getName()}年${lunarMonth.getName()}${lunar.getName()} · ${lunar.getSixtyCycle().getName()}日`;
      expect(findLunarLine(year, month, day)).toBe(said);
    }
  });

  it("is left out where the table does not reach", () => {
    expect(findLunarLine(2020, 1, 24)).toBeNull();
    expect(findLunarLine(2101, 6, 1)).toBeNull();
  });
});

describe("the moon", () => {
  // New and full moons as the almanacs of these years print them (UTC).
  it.each([
    [2026, 11, 20, "waxing", 12],
    [2026, 11, 9, "new", 1],
    [2026, 11, 24, "full", 16],
    [2026, 12, 1, "waning", 23],
  ])("of %i-%i-%i is the almanac's", (year, month, day, phase, count) => {
    expect(toMoon(new Date(year, month - 1, day, 12))).toEqual({ phase, day: count });
  });
});
