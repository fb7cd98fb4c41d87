import { expect, test } from "vitest";
import { toDoubleHour, toTime } from "./double-hour.ts";

test("a double hour stands for its middle, and the two ends of midnight are kept apart", () => {
  expect([0, 1, 6, 11, 12].map(toTime)).toEqual(["00:30", "02:00", "12:00", "22:00", "23:30"]);
});

test("each hour of the clock falls in its double hour", () => {
  expect([0, 1, 2, 3, 11, 12, 13, 22, 23].map(toDoubleHour)).toEqual([0, 1, 1, 2, 6, 6, 7, 11, 12]);
  for (const place of Array.from({ length: 13 }, (_, at) => at)) expect(toDoubleHour(Number(toTime(place).slice(0, 2)))).toBe(place);
});
