import { expect, test } from "vitest";
import { isAdult } from "./is-adult.ts";

test.each([
  ["2008-11-23", {}, true],
  ["2008-11-24", {}, false],
  ["2008-10-26", { calendar: "lunar" as const }, true],
  ["2008-10-27", { calendar: "lunar" as const }, false],
  ["2008-02-29", {}, true],
  ["1990-02-30", {}, false],
])("born %s %j, on 23 November 2026 adult: %s", (date, more, isOld) => {
  expect(isAdult({ date, time: "13:45", timeZone: "Asia/Shanghai", ...more }, "2026-11-23")).toBe(isOld);
});

test("somebody born on the 29th of February is eighteen on the 1st of March", () => {
  const birth = { date: "2008-02-29", time: null, timeZone: "Asia/Shanghai" };
  expect([isAdult(birth, "2026-02-28"), isAdult(birth, "2026-03-01")]).toEqual([false, true]);
});
