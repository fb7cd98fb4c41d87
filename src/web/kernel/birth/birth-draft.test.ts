import { describe, expect, it } from "vitest";
import { findNext, isUntouched, listMissing, toBirth, toDraft, toIsoDate, toNeeds, toPartialBirth, toTimeMode, withDate, withTimeMode } from "./birth-draft.ts";

const shanghai = { place: "上海市 · 中国", latitude: 31.22, longitude: 121.46, timeZone: "Asia/Shanghai" };
const kashgar = { place: "喀什市", latitude: 39.47, longitude: 75.99, zoneOptions: ["Asia/Shanghai", "Asia/Urumqi"] };

describe("a birth in the form", () => {
  it("goes out as it came in, the name and what was said of the hour included", () => {
    const birth = { date: "1990-05-01", time: "13:45", calendar: "solar", sex: "female", name: "沈禾", timePrecision: "doubleHour", ...shanghai } as const;
    expect(toBirth(toDraft(birth))).toEqual(birth);
  });

  it("keeps a leap month of the Chinese calendar", () => {
    const birth = { date: "2020-04-12", time: null, calendar: "lunar", leapMonth: true } as const;
    expect(toBirth(toDraft(birth))).toEqual(birth);
  });

  it("forgets that an hour was said by its name once another time is typed", () => {
    const draft = toDraft({ date: "1990-05-01", time: "14:00", timePrecision: "doubleHour" });
    expect(toBirth({ ...draft, time: "14:20" })).not.toHaveProperty("timePrecision");
  });

  it("misses the date always, time, place and sex where they are needed", () => {
    expect(listMissing(toDraft({}), [])).toEqual(["date"]);
    expect(listMissing(toDraft({}), ["date", "time", "place", "sex"])).toEqual(["date", "time", "place", "sex"]);
    expect(listMissing(toDraft({ date: "1990-05-01", time: null }), [])).toEqual([]);
  });

  it("needs a time where the topic names no needs, and while another part is cleared up", () => {
    expect(toNeeds([], {})).toEqual(["time"]);
    expect(toNeeds(["date"], { dateOptions: ["1990-06-07", "1990-07-06"] })).toEqual(["date", "time"]);
    expect(toNeeds(["date"], {})).toEqual(["date"]);
    expect(toBirth(toDraft({ date: "1990-05-01" })).time).toBeNull();
  });

  it("misses a place that was typed and not chosen", () => {
    expect(listMissing({ ...toDraft({ date: "1990-05-01", time: null }), placeText: "上海" }, [])).toEqual(["place"]);
  });

  it("is asked by which clock a time in Xinjiang was, but not without a time", () => {
    const draft = toDraft({ date: "1990-05-01", time: "13:45", ...kashgar });
    expect(listMissing(draft, [])).toEqual(["zone"]);
    expect(toBirth({ ...draft, timeZone: "Asia/Urumqi" }).timeZone).toBe("Asia/Urumqi");
    expect(listMissing({ ...draft, isTimeUnknown: true }, [])).toEqual([]);
  });

  it("takes the reading of a date that was chosen", () => {
    expect(toIsoDate(withDate(toDraft({ dateOptions: ["1990-06-07", "1990-07-06"] }), "1990-07-06"))).toBe("1990-07-06");
  });

  it("is set part by part: year, month, day, hour, place, sex", () => {
    const needs = ["date", "time", "place", "sex"];
    expect(findNext(toDraft({}), needs)).toBe("year");
    expect(findNext(toDraft({ dateParts: { year: 1990, day: 1 } }), needs)).toBe("month");
    expect(findNext(toDraft({ date: "1990-05-01" }), needs)).toBe("hour");
    expect(findNext(toDraft({ date: "1990-05-01", time: null }), needs)).toBe("place");
    expect(findNext(toDraft({ date: "1990-05-01", time: null, sex: "male", ...shanghai }), needs)).toBeNull();
  });

  it("misses its day again where the month chosen has no 31st", () => {
    const draft = toDraft({ date: "1990-04-31" });
    expect([toIsoDate(draft), findNext(draft, ["date"])]).toEqual([null, "day"]);
    expect(toIsoDate(toDraft({ dateParts: { year: 1991, month: 2, day: 29 } }))).toBeNull();
    expect(toIsoDate(toDraft({ date: "1992-02-29" }))).toBe("1992-02-29");
  });

  it("says what is settled so far, and nothing that was not given", () => {
    expect(toPartialBirth(toDraft({}))).toEqual({ calendar: "solar" });
    expect(toPartialBirth(toDraft({ dateParts: { year: 1990 }, time: null }))).toEqual({ calendar: "solar", dateParts: { year: 1990 }, time: null });
    expect(toPartialBirth(toDraft({ date: "1990-05-01", time: "13:45", ...kashgar }))).toMatchObject({ zoneOptions: ["Asia/Shanghai", "Asia/Urumqi"] });
  });

  it("is told by the double hour or by the clock: as it came, else as the language has it", () => {
    expect([toTimeMode(toDraft({}), "zh"), toTimeMode(toDraft({}), "en")]).toEqual(["doubleHour", "clock"]);
    const clock = toDraft({ date: "1990-05-01", time: "13:45" });
    expect(toTimeMode(clock, "zh")).toBe("clock");
    const double = withTimeMode(clock, "doubleHour");
    expect(toBirth(double)).toMatchObject({ time: "14:00", timePrecision: "doubleHour" });
    expect(toTimeMode(double, "en")).toBe("doubleHour");
    expect(toBirth(withTimeMode(double, "clock"))).not.toHaveProperty("timePrecision");
    expect(toBirth(withTimeMode(clock, "unknown")).time).toBeNull();
    expect(withTimeMode(withTimeMode(clock, "unknown"), "clock").time).toBe("13:45");
    expect(toTimeMode(withTimeMode(toDraft({}), "clock"), "zh")).toBe("clock");
  });

  it("is untouched until something is filled in", () => {
    expect(isUntouched(toDraft({}))).toBe(true);
    expect(isUntouched(toDraft({ sex: "male" }))).toBe(false);
  });
});
