import { expect, test } from "vitest";
import { toClock, toDayHeading, toDayLabel } from "./day.ts";

const at = (month: number, day: number, hour = 12, year = 2026): string => new Date(year, month - 1, day, hour).toISOString();
const now = new Date(2026, 10, 20, 9);

test("a day is said in the fewest words that tell it", () => {
  const say = (time: string) => [toDayLabel(time, now, "zh"), toDayLabel(time, now, "en")];
  expect(say(at(11, 20, 1))).toEqual(["今天", "Today"]);
  expect(say(at(11, 19, 23))).toEqual(["昨天", "Yesterday"]);
  expect(say(at(11, 17))).toEqual(["周二", "Tue"]);
  expect(say(at(11, 12))).toEqual(["11/12", "12 Nov"]);
  expect(say(at(3, 5, 12, 2025))).toEqual(["2025年3月", "Mar 2025"]);
});

test("yesterday is the calendar's, not twenty-four hours ago", () => {
  expect(toDayLabel(at(11, 19, 23), new Date(2026, 10, 20, 0, 30), "zh")).toBe("昨天");
  expect(toDayLabel(at(11, 20, 0), new Date(2026, 10, 20, 23, 59), "zh")).toBe("今天");
});

test("a clock a little ahead of the server's still reads today", () => expect(toDayLabel(at(11, 21, 1), now, "en")).toBe("Today"));

test("a heading names the weekday and the date, with the year when it is another", () => {
  expect(toDayHeading(at(11, 12), now, "zh")).toEqual({ word: "星期四", date: "11月12日" });
  expect(toDayHeading(at(11, 20), now, "en")).toEqual({ word: "Today", date: "20 Nov" });
  expect(toDayHeading(at(3, 5, 12, 2025), now, "en").date).toBe("5 Mar 2025");
});

test("times are on the twenty-four hour clock", () => expect(toClock(at(11, 20, 21), "en")).toBe("21:00"));
