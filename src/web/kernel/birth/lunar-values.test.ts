import { describe, expect, it } from "vitest";
import { listDaysOf, listMonthsOf } from "./lunar-values.ts";

const date = { year: 2020, month: 4, leap: true, day: 0 };

describe("the wheels of the Chinese calendar", () => {
  it("have a leap month where the year has one, after the month whose number it bears", () => {
    const labels = listMonthsOf(2020, "zh").map(({ label }) => label);
    expect(labels.slice(3, 6)).toEqual(["四月", "闰四月", "五月"]);
    expect([labels.length, listMonthsOf(1990, "en").length, listMonthsOf(0, "zh").length]).toEqual([13, 13, 12]);
  });

  it("have only the days of that month", () => {
    expect(listDaysOf(date, "zh").at(-1)?.label).toBe("廿九");
    expect(listDaysOf({ ...date, leap: false }, "zh").at(-1)?.label).toBe("三十");
  });
});
