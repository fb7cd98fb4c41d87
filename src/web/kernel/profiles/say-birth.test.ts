import { expect, test } from "vitest";
import { profileMessagesEn as en } from "./messages.en.ts";
import { profileMessagesZh as zh } from "./messages.zh.ts";
import { sayBirth, sayPlace } from "./say-birth.ts";

test("a birth is said in its own calendar, with the hour as exactly as it is known", () => {
  const born = { birth_date: "1990-05-01", birth_time: "13:45", birth: {} };
  expect(sayBirth(born, "zh", zh)).toBe("1990-05-01 13:45");
  expect(sayBirth(born, "en", en)).toBe("1 May 1990, 13:45");
  expect(sayBirth({ ...born, birth_time: null }, "zh", zh)).toBe("1990-05-01，时辰不知道");
  expect(sayBirth({ ...born, birth_time: "14:00:00", birth: { timePrecision: "doubleHour" } }, "zh", zh)).toBe("1990-05-01 未时（14:00 前后）");
  expect(sayBirth({ birth_date: "1990-05-15", birth_time: null, birth: { calendar: "lunar", leapMonth: true } }, "zh", zh)).toBe(
    "农历 1990年闰五月十五，时辰不知道",
  );
  expect(sayBirth({ birth_date: "1990-05-15", birth_time: null, birth: { calendar: "lunar", leapMonth: true } }, "en", en)).toBe(
    "Chinese calendar 1990-5 (leap)-15, hour unknown",
  );
});

test("of a place a row has its own name", () => {
  expect(sayPlace("长沙市 · 湖南省 · 中国")).toBe("长沙市");
  expect(sayPlace("Springfield, Illinois, United States")).toBe("Springfield");
});
