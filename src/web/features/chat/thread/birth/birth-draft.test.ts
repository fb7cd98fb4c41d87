import { describe, expect, it } from "vitest";
import { isUntouched, listMissing, toBirth, toDraft, toNeeds, withDate } from "./birth-draft.ts";

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
    expect(withDate(toDraft({ dateOptions: ["1990-06-07", "1990-07-06"] }), "1990-07-06").solar).toBe("1990-07-06");
  });

  it("is untouched until something is filled in", () => {
    expect(isUntouched(toDraft({}))).toBe(true);
    expect(isUntouched(toDraft({ sex: "male" }))).toBe(false);
  });
});
