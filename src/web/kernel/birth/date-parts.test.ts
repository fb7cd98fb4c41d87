import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isFull, noParts, toDigits, toIsoDate, toParts } from "./date-parts.ts";

const [from, to] = ["1900-01-01", "2026-11-23"];

describe("a date as it is typed", () => {
  it("is one once it is whole, and the same when it comes back", () => {
    const days = fc.date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("2026-11-22T00:00:00Z"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10);
        expect(toIsoDate(toParts(iso), from, to)).toBe(iso);
      }),
    );
  });

  it.each([
    ["nothing yet", noParts],
    ["a year alone", { ...noParts, year: "1990" }],
    ["half a year", { year: "199", month: "5", day: "1" }],
    ["a 31st of February", { year: "1990", month: "2", day: "31" }],
    ["a thirteenth month", { year: "1990", month: "13", day: "1" }],
    ["a day to come", { year: "2027", month: "1", day: "1" }],
    ["a day before there were any", { year: "1899", month: "12", day: "31" }],
  ])("%s is none", (_, parts) => {
    expect(toIsoDate(parts, from, to)).toBeNull();
  });

  it("goes on to the next part where no further digit could follow", () => {
    expect([isFull("year", "199"), isFull("year", "1990"), isFull("month", "1"), isFull("month", "5"), isFull("day", "3"), isFull("day", "4")]).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  it("takes digits of full width, and nothing else", () => {
    expect([toDigits("１９９０年", "year"), toDigits("5月", "month"), toDigits("一", "day")]).toEqual(["1990", "5", ""]);
  });
});
