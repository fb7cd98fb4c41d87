import { expect, test } from "vitest";
import { toSkyMonth } from "../../../../topics/kit/horoscope/sky-month.ts";
import { listUnended } from "./list-unended.ts";

const names = (day: string) => listUnended(toSkyMonth(day.slice(0, 7)).retrogrades, day).map(({ body }) => body);

test("Mercury, backwards from 24 October to 13 November 2026, is listed to its last day and not after", () => {
  expect(names("2026-11-12")).toContain("mercury");
  expect(names("2026-11-13")).toContain("mercury");
  expect(names("2026-11-14")).not.toContain("mercury");
  expect(names("2026-11-30")).not.toContain("mercury");
});

test("who is still to turn back in the month is listed before it does", () => {
  expect(names("2026-10-05")).toContain("mercury");
});

test("of any day, those listed have not ended, and all that have not ended are listed", () => {
  for (const month of ["2025-03", "2025-12", "2026-07", "2026-11"]) {
    const { days, retrogrades } = toSkyMonth(month);
    for (const { date } of days) expect(listUnended(retrogrades, date)).toEqual(retrogrades.filter(({ to }) => to >= date));
  }
});

test("an open end has not ended", () => {
  expect(listUnended([{ to: null }], "2026-11-30")).toHaveLength(1);
});
