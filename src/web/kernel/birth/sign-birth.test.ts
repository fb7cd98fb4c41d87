import { expect, test } from "vitest";
import { signBirth } from "./sign-birth.ts";

const shanghai = { timeZone: "Asia/Shanghai", latitude: 31.23, longitude: 121.47, place: "上海" };

test("a birth shows its four pillars by true solar time, and the Sun's sign", () => {
  const signed = signBirth({ date: "1990-05-01", time: "13:45", calendar: "solar", ...shanghai })!;
  expect(signed.pillars).toEqual({ year: "庚午", month: "庚辰", day: "丙寅", hour: "甲午" });
  expect(signed).toMatchObject({ sunSign: "taurus", laterSign: null, isDst: true, hasTime: true });
  expect(signed.trueSolarTime).toMatch(/^1990-05-01T12:53/);
});

test.each([
  ["1963-11-02", "scorpio", null, "己酉"],
  // The Sun entered Taurus on 20 April 1990 at 10:27 Beijing time, 节 or none.
  ["1990-04-20", "aries", "taurus", "乙卯"],
  ["1990-01-03", "capricorn", null, "戊辰"],
])("without an hour %s has three pillars, and both signs of a day on which the Sun changes", (date, sunSign, laterSign, day) => {
  const signed = signBirth({ date, time: null, calendar: "solar" })!;
  expect(signed).toMatchObject({ sunSign, laterSign, pillars: { day, hour: null } });
});

test("a day of the Chinese calendar is the same day, and what no calendar has shows nothing", () => {
  expect(signBirth({ date: "1990-04-07", time: "13:45", calendar: "lunar", ...shanghai })?.pillars.day).toBe("丙寅");
  expect(signBirth({ date: "1990-02-30", time: null, calendar: "solar" })).toBeNull();
});
