import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { AppError } from "../../../shared/errors.ts";
import { parseInput } from "../parse-input.ts";
import { toClockSeconds } from "../time/civil.ts";
import { toInstantText } from "../time/parse-civil.ts";
import { type Birth, birthInput } from "./birth.ts";
import { toBirthMoment } from "./birth-moment.ts";

const shanghai = { timeZone: "Asia/Shanghai", latitude: 31.23, longitude: 121.47 };
const topicInput = z.object({ birth: birthInput });

const parse = (birth: unknown): Birth => parseInput(topicInput, { birth }).birth;

const findFields = (birth: unknown): Record<string, string> => {
  try {
    parse(birth);
  } catch (error) {
    if (error instanceof AppError && error.details && "fields" in error.details) return error.details.fields;
    throw error;
  }
  return {};
};

describe("the moment of a birth", () => {
  test("1990-05-01 13:45 in Shanghai stood under daylight saving: 04:45 UTC, and the Sun showed 12:53", () => {
    const moment = toBirthMoment(parse({ date: "1990-05-01", time: "13:45", ...shanghai, sex: "female" }), { clock: "trueSolar" });
    expect(toInstantText(moment.instant)).toBe("1990-05-01T04:45:00Z");
    expect(moment).toMatchObject({ hasTime: true, clock: "trueSolar", offsetSeconds: 32_400, isDst: true, sex: "female", doubts: [] });
    // 121.47° are 8 h 5 m 53 s, and the equation of time of 1 May is +2 m 52 s: 04:45 and 8:08:44.
    expect(moment.trueSolarTime).toMatch(/^1990-05-01T12:53:4\d$/);
    expect(moment.lunarDate).toEqual({ year: 1990, month: 4, leap: false, day: 7 });
  });

  test("the zone is China's when left out, and without a longitude the civil clock counts", () => {
    const moment = toBirthMoment(parse({ date: "1990-05-01", time: "13:45:30" }), { clock: "trueSolar" });
    expect(moment).toMatchObject({ clock: "civil", longitude: null, trueSolarTime: null, offsetSeconds: 32_400 });
    expect(moment.clockSeconds).toBe(toClockSeconds({ year: 1990, month: 5, day: 1, hour: 13, minute: 45, second: 30 }));
  });

  test("a field given as null is one left out, but for the time, whose null says that nobody knows", () => {
    const bare = { date: "1990-05-01", time: "13:45", timeZone: "Asia/Shanghai" };
    expect(parse({ ...bare, latitude: null, longitude: null, sex: null, calendar: null, leapMonth: null, instant: null })).toEqual(parse(bare));
    expect(parse({ ...bare, time: null }).time).toBeNull();
    expect(findFields({ ...bare, date: null })).toEqual({ "birth.date": "required" });
  });

  test("without a time it is noon by the civil clock, and says so", () => {
    const moment = toBirthMoment(parse({ date: "1990-05-01", time: null, ...shanghai }), { clock: "trueSolar" });
    expect(moment).toMatchObject({ hasTime: false, clock: "civil", trueSolarTime: null, doubts: [], civil: { day: 1, hour: 12 } });
    expect(toInstantText(moment.instant)).toBe("1990-05-01T03:00:00Z");
  });

  test("an instant stands for date and time, at +08:00 unless another zone is named", () => {
    expect(parse({ instant: "1990-05-01T04:45:00Z" })).toMatchObject({ date: "1990-05-01", time: "12:45:00", timeZone: "+08:00" });
    const moment = toBirthMoment(parse({ instant: "1990-05-01T04:45:00Z", timeZone: "America/New_York" }), { clock: "civil" });
    expect(toInstantText(moment.instant)).toBe("1990-05-01T04:45:00Z");
    expect(moment.civil).toMatchObject({ day: 1, hour: 0, minute: 45 });
    expect(parse(parse({ instant: "1990-05-01T04:45:00Z" }))).toEqual(parse({ instant: "1990-05-01T04:45:00Z" }));
  });

  test("true solar time may put the birth on the day before, and its Chinese date with it", () => {
    const birth = parse({ date: "1990-05-25", time: "00:20", timeZone: "Asia/Shanghai", longitude: 104.07, latitude: 30.66 });
    expect(toBirthMoment(birth, { clock: "trueSolar" }).lunarDate).toEqual({ year: 1990, month: 5, leap: false, day: 1 });
    expect(toBirthMoment(birth, { clock: "civil" }).lunarDate).toEqual({ year: 1990, month: 5, leap: false, day: 2 });
  });
});

describe("a birth by the Chinese calendar", () => {
  test.each([
    ["1990-04-07", false, "1990-05-01"],
    ["1990-05-01", true, "1990-06-23"],
    ["2000-01-01", false, "2000-02-05"],
    ["1990-12-30", false, "1991-02-14"],
  ])("%s, leap %s, is %s", (date, leapMonth, solar) => {
    const { civil, lunarDate } = toBirthMoment(parse({ date, time: "12:00", calendar: "lunar", leapMonth }), { clock: "civil" });
    expect([civil.year, civil.month, civil.day].join("-")).toBe(solar.split("-").map(Number).join("-"));
    expect(lunarDate).toMatchObject({ leap: leapMonth, day: Number(date.slice(8)) });
  });

  test("a thirtieth, a leap month or a day that were not are refused at their field", () => {
    expect(findFields({ date: "1990-04-30", time: null, calendar: "lunar" })).toEqual({ "birth.date": "lunarMonthShort" });
    expect(findFields({ date: "1990-04-01", time: null, calendar: "lunar", leapMonth: true })).toEqual({ "birth.leapMonth": "leapMonthMissing" });
    expect(findFields({ date: "1990-13-01", time: null, calendar: "lunar" })).toEqual({ "birth.date": "noSuchLunarDate" });
    expect(findFields({ date: "1990-05-31", time: null, calendar: "lunar" })).toEqual({ "birth.date": "noSuchLunarDate" });
  });
});

describe("a birth that no clock showed", () => {
  test("is refused with both neighbours named", () => {
    expect(findFields({ date: "1988-04-17", time: "02:30" })).toEqual({ "birth.time": "clockGap:1988-04-17T01:59:59/1988-04-17T03:00:00" });
    expect(findFields({ date: "2024-03-10", time: "02:15", timeZone: "America/New_York" })["birth.time"]).toMatch(/^clockGap:2024-03-10T01:59:59/);
  });

  test("or showed twice is asked about, and `fold` answers", () => {
    const twice = { date: "1990-09-16", time: "01:30", timeZone: "Asia/Shanghai" };
    expect(findFields(twice)).toEqual({ "birth.time": "clockTwice" });
    const [earlier, later] = (["earlier", "later"] as const).map((fold) => toBirthMoment(parse({ ...twice, fold }), { clock: "civil" }));
    expect([toInstantText(earlier!.instant), toInstantText(later!.instant)]).toEqual(["1990-09-15T16:30:00Z", "1990-09-15T17:30:00Z"]);
    expect([earlier!.isDst, later!.isDst]).toEqual([true, false]);
  });

  test.each([
    [{ date: "1990-02-30", time: null }, { "birth.date": "noSuchDate" }],
    [{ date: "1.5.1990", time: null }, { "birth.date": "noSuchDate" }],
    [{ date: "1849-12-31", time: null }, { "birth.date": "yearOutOfRange:1850/2149" }],
    [{ date: "2150-01-01", time: null }, { "birth.date": "yearOutOfRange:1850/2149" }],
    [{ date: "1990-05-01" }, { "birth.time": "required" }],
    [{ time: "12:00" }, { "birth.date": "required" }],
    [{ date: "1990-05-01", time: "24:00" }, { "birth.time": "noSuchTime" }],
    [{ date: "1990-05-01", time: "12:00", timeZone: "Mars/Olympus" }, { "birth.timeZone": "noSuchZone" }],
    [{ date: "1990-05-01", time: "12:00", latitude: 91 }, { "birth.latitude": "too_big" }],
    [{ date: "1990-05-01", time: "12:00", longitude: -181 }, { "birth.longitude": "too_small" }],
    [{ instant: "yesterday" }, { "birth.instant": "noSuchTime" }],
    [{ instant: "1490-05-01T00:00:00Z" }, { "birth.instant": "yearOutOfRange:1850/2149" }],
  ])("%j → %j", (birth, fields) => {
    expect(findFields(birth)).toEqual(fields);
  });

  test("an engine that was handed one names the field by its own path", () => {
    const gap: Birth = { date: "1988-04-17", time: "02:30", timeZone: "Asia/Shanghai" };
    expect(() => toBirthMoment(gap, { clock: "civil", path: "people.1" })).toThrow(AppError);
    try {
      toBirthMoment(gap, { clock: "civil", path: "people.1" });
    } catch (error) {
      expect((error as AppError).details).toEqual({ fields: { "people.1.time": "clockGap:1988-04-17T01:59:59/1988-04-17T03:00:00" } });
    }
  });
});

describe("doubts", () => {
  test("Xinjiang's records may go by Beijing's clock or their own; Gansu's may not", () => {
    const birth = { date: "1990-12-01", time: "12:00", timeZone: "Asia/Shanghai" };
    const doubt = toBirthMoment(parse({ ...birth, latitude: 39.47, longitude: 75.99 }), { clock: "civil" }).doubts;
    expect(doubt).toEqual([{ reason: "xinjiang", instants: [660_024_000, 660_031_200] }]);
    expect(toBirthMoment(parse({ ...birth, latitude: 40.14, longitude: 94.66 }), { clock: "civil" }).doubts).toEqual([]);
  });

  test("the week before 17 April 1988 is two-valued", () => {
    const { doubts } = toBirthMoment(parse({ date: "1988-04-12", time: "12:00" }), { clock: "civil" });
    expect(doubts.map(({ reason }) => reason)).toEqual(["chinaDst1988"]);
  });
});

test("every sound birth is the instant its zone's clock says", () => {
  const birth = fc.record({
    day: fc.integer({ min: -43_829, max: 65_742 }),
    second: fc.integer({ min: 0, max: 86_399 }),
    zone: fc.constantFrom("Asia/Shanghai", "Europe/London", "America/New_York", "Australia/Lord_Howe", "+05:30"),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(birth, ({ day, second, zone, longitude }) => {
      const text = toInstantText(day * 86_400 + second);
      const given = { date: text.slice(0, 10), time: text.slice(11, 19), timeZone: zone, longitude, fold: "later" };
      if (Object.keys(findFields(given)).length > 0) return;
      const moment = toBirthMoment(parse(given), { clock: "trueSolar" });
      expect(moment.instant + moment.offsetSeconds).toBe(day * 86_400 + second);
      expect(Math.abs(moment.clockSeconds - moment.instant - longitude * 240)).toBeLessThan(1000);
    }),
    { numRuns: 500 },
  );
});
