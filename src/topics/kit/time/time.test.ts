import { describe, expect, it, test } from "vitest";
import { type Civil, fromClockSeconds, toCivilDate, toEpochDay } from "./civil.ts";
import { findClockDoubt } from "./clock-doubt.ts";
import { toEquationOfTime } from "./equation-of-time.ts";
import golden from "./golden/zones.json" with { type: "json" };
import { parseCivil, parseCivilDate, parseInstant, toCivilText, toInstantText } from "./parse-civil.ts";
import { listRulePeriods, parsePosixRule } from "./posix-rule.ts";
import { toMeanSolar, toTrueSolar } from "./solar-time.ts";
import { toCivil, toClockReading } from "./to-civil.ts";
import { type ClockMoment, toInstant } from "./to-instant.ts";
import { findZonePeriods, getZonePeriods, listZoneNames, toZoneName } from "./zone.ts";
import { packZone, unpackZone } from "./zone-file.ts";

const at = (text: string): Civil => parseCivil(text.slice(0, 10), text.slice(11));
const tell = (moment: ClockMoment): string[] => {
  if (moment.kind === "gap") return ["gap", toCivilText(moment.before.civil), toCivilText(moment.after.civil)];
  return moment.kind === "one" ? ["one", toInstantText(moment.instant)] : ["twice", toInstantText(moment.earlier), toInstantText(moment.later)];
};

describe("dates and clocks", () => {
  it("counts days there and back over three centuries", () => {
    const days = Array.from({ length: 130_000 }, (_, index) => toEpochDay(1799, 12, 31) + index);
    const wrong = days.filter((day) => {
      const date = toCivilDate(day);
      return toEpochDay(date.year, date.month, date.day) !== day || date.day > 31;
    });
    expect(wrong).toEqual([]);
    expect([toCivilDate(0), toCivilDate(-25_567)]).toEqual([
      { year: 1970, month: 1, day: 1 },
      { year: 1900, month: 1, day: 1 },
    ]);
  });
  it("reads what a clock can show and refuses the rest", () => {
    expect(toCivilText(at("1988-02-29T23:59"))).toBe("1988-02-29T23:59:00");
    expect(toInstantText(parseInstant("1969-12-31T23:59:59.5Z"))).toBe("1969-12-31T23:59:59Z");
    for (const date of ["1900-02-29", "1990-13-01", "1990-00-01", "1990-1-1", ""]) expect(() => parseCivilDate(date)).toThrow(RangeError);
    for (const time of ["24:00", "12:60", "12", "12:00:60"]) expect(() => parseCivil("1990-01-01", time)).toThrow(RangeError);
    expect(() => parseInstant("1990-01-01T00:00:00+08:00")).toThrow(RangeError);
  });
});

describe("the history of zones", () => {
  test.each(golden.cases)("$zone at $instant stood at $abbreviation", ({ zone, instant, offset, abbreviation }) => {
    expect(toClockReading(parseInstant(instant), zone)).toMatchObject({ offset, abbreviation });
  });
  it("counts a link as the zone it stands for", () => {
    expect(["Asia/Chongqing", "Asia/Harbin", "PRC"].map(toZoneName)).toEqual(["Asia/Shanghai", "Asia/Shanghai", "Asia/Shanghai"]);
    expect([toZoneName("Asia/Kashgar"), toZoneName("Europe/Oslo")]).toEqual(["Asia/Urumqi", "Europe/Oslo"]);
  });
  it("unpacks zones into periods in order and packs them again", () => {
    expect(listZoneNames().length).toBeGreaterThan(580);
    for (const name of listZoneNames().filter((_, index) => index % 10 === 0)) {
      const periods = getZonePeriods(name);
      expect(periods.every(({ from }, index) => index === 0 || from > periods[index - 1]!.from)).toBe(true);
      expect(unpackZone(packZone(periods, undefined))).toEqual(periods);
    }
  });
  it("knows a fixed offset and no invented zone", () => {
    expect(tell(toInstant(at("1990-05-01T13:45"), "+08:00"))).toEqual(["one", "1990-05-01T05:45:00Z"]);
    expect(tell(toInstant(at("1990-05-01T13:45"), "-03:30"))).toEqual(["one", "1990-05-01T17:15:00Z"]);
    for (const zone of ["Asia/Atlantis", "+8", "+25:00", "constructor", ""]) expect(findZonePeriods(zone)).toBeUndefined();
    expect(() => toInstant(at("1990-05-01T13:45"), "Asia/Atlantis")).toThrow(RangeError);
  });
  it("goes on by the last rule: in Europe the last Sundays of March and October at 01:00 UTC", () => {
    const periods = listRulePeriods(parsePosixRule("CET-1CEST,M3.5.0,M10.5.0/3"), 2096, 2096);
    expect(periods.map(({ from, offset }) => [toInstantText(from), offset])).toEqual([
      ["2096-03-25T01:00:00Z", 7200],
      ["2096-10-28T01:00:00Z", 3600],
    ]);
    expect(toCivil(parseInstant("2096-03-25T01:00:00Z"), "Europe/Berlin").hour).toBe(3);
  });
  it("reads the odd rules: hours before midnight, quarter offsets, half-hour summers", () => {
    const from = (rule: string): string[] => listRulePeriods(parsePosixRule(rule), 2026, 2026).map((period) => toInstantText(period.from));
    expect(from("<-02>2<-01>,M3.5.0/-1,M10.5.0/0")).toEqual(["2026-03-29T01:00:00Z", "2026-10-25T01:00:00Z"]);
    expect(parsePosixRule("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0").daylight?.offset).toBe(39_600);
    expect(parsePosixRule("<+0545>-5:45")).toEqual({ standard: { offset: 20_700, abbreviation: "+0545", isDst: false } });
    expect(() => parsePosixRule("CET-1CEST,J60,J300")).toThrow(RangeError);
  });
});

describe("from the clock to the instant", () => {
  it("names the two neighbours of a time that never was", () => {
    expect(tell(toInstant(at("1988-04-17T02:30"), "Asia/Shanghai"))).toEqual(["gap", "1988-04-17T01:59:59", "1988-04-17T03:00:00"]);
    expect(tell(toInstant(at("1981-12-31T23:30"), "Asia/Singapore"))).toEqual(["gap", "1981-12-31T23:29:59", "1982-01-01T00:00:00"]);
    expect(tell(toInstant(at("2011-12-30T12:00"), "Pacific/Apia"))).toEqual(["gap", "2011-12-29T23:59:59", "2011-12-31T00:00:00"]);
  });
  it("gives both instants of a time that was twice", () => {
    expect(tell(toInstant(at("1990-09-16T01:30"), "Asia/Shanghai"))).toEqual(["twice", "1990-09-15T16:30:00Z", "1990-09-15T17:30:00Z"]);
    expect(tell(toInstant(at("1900-12-31T23:57"), "Asia/Shanghai"))).toEqual(["twice", "1900-12-31T15:51:17Z", "1900-12-31T15:57:00Z"]);
  });
  it("stops exactly at the edges", () => {
    const kinds = ["01:59:59", "02:00:00", "02:59:59", "03:00:00"].map((time) => toInstant(at(`1988-04-17T${time}`), "Asia/Shanghai").kind);
    expect(kinds).toEqual(["one", "gap", "gap", "one"]);
    const back = ["00:59:59", "01:00:00", "01:59:59", "02:00:00"].map((time) => toInstant(at(`1990-09-16T${time}`), "Asia/Shanghai").kind);
    expect(back).toEqual(["one", "twice", "twice", "one"]);
  });
  it("finds every instant again from its own clock, just before and after every change of a zone", () => {
    for (const zone of listZoneNames().filter((_, index) => index % 5 === 0)) {
      for (const { from } of getZonePeriods(zone).slice(1)) {
        for (const instant of [from - 1, from]) {
          const moment = toInstant(toCivil(instant, zone), zone);
          const found = moment.kind === "one" ? [moment.instant] : moment.kind === "twice" ? [moment.earlier, moment.later] : [];
          if (!found.includes(instant)) expect([zone, toInstantText(instant), moment]).toBe("found again");
        }
      }
    }
  });
});

describe("what is unsure about China's clocks", () => {
  const listDoubts = (text: string, zone: string, longitude?: number): unknown[] => {
    const doubt = findClockDoubt(at(text), zone, longitude);
    return doubt ? [doubt.reason, ...doubt.instants.map(toInstantText)] : [];
  };
  it("takes births from 10 to 16 April 1988 as two-valued", () => {
    expect(listDoubts("1988-04-12T08:30", "Asia/Shanghai")).toEqual(["chinaDst1988", "1988-04-12T00:30:00Z", "1988-04-11T23:30:00Z"]);
    expect(listDoubts("1988-04-16T23:59", "Asia/Harbin")[0]).toBe("chinaDst1988");
    expect(["1988-04-10T01:59", "1988-04-17T03:00", "1989-04-12T08:30"].flatMap((text) => listDoubts(text, "Asia/Shanghai"))).toEqual([]);
    expect(listDoubts("1988-04-12T08:30", "Asia/Hong_Kong")).toEqual([]);
  });
  it("reads a record from Xinjiang by Beijing time first", () => {
    expect(listDoubts("1995-06-01T12:00", "Asia/Urumqi")).toEqual(["xinjiang", "1995-06-01T04:00:00Z", "1995-06-01T06:00:00Z"]);
  });
  it("names the old zones of the inland before 1949 where the longitude is known", () => {
    expect(listDoubts("1935-06-01T12:00", "Asia/Chongqing", 106.5)).toEqual(["chinaFiveZones", "1935-06-01T04:00:00Z", "1935-06-01T05:00:00Z"]);
    expect([...listDoubts("1935-06-01T12:00", "Asia/Shanghai", 121.5), ...listDoubts("1935-06-01T12:00", "Asia/Shanghai")]).toEqual([]);
  });
});

describe("solar time", () => {
  it("has the equation of time of Meeus's example 28.a, 1992-10-13 0h TD: +13 m 42.6 s", () => {
    expect(Math.abs(toEquationOfTime(parseInstant("1992-10-12T23:59:01Z")) - 822.6)).toBeLessThan(1);
  });
  it("is farthest from mean time in mid-February and early November, and agrees with it four times a year", () => {
    const days = Array.from({ length: 366 }, (_, day) => toEquationOfTime(parseInstant("2024-01-01T12:00:00Z") + day * 86_400));
    // 11 February and 2 November, the 42nd and 307th days of a leap year.
    expect([days.indexOf(Math.min(...days)), days.indexOf(Math.max(...days))]).toEqual([41, 306]);
    expect([Math.min(...days), Math.max(...days)].map((seconds) => Math.round(seconds / 6) / 10)).toEqual([-14.2, 16.4]);
    expect(days.filter((seconds, day) => day > 0 && seconds * days[day - 1]! < 0)).toHaveLength(4);
  });
  it("takes four minutes for each degree: Ürümqi stands 2 h 9 m behind Beijing time before the equation", () => {
    const instant = parseInstant("1990-05-01T05:45:00Z");
    expect(toCivilText(toMeanSolar(instant, 87.6))).toBe("1990-05-01T11:35:24");
    expect(toCivilText(toMeanSolar(instant, -0.1276))).toBe("1990-05-01T05:44:29");
    expect(toCivilText(toTrueSolar(instant, 87.6))).toBe("1990-05-01T11:38:15");
  });
  it("may stand on the other side of midnight", () => {
    expect(toCivilText(toTrueSolar(parseInstant("1990-02-10T16:20:00Z"), 104.07))).toBe("1990-02-10T23:02:00");
    expect(fromClockSeconds(-0.5)).toMatchObject({ year: 1969, second: 59 });
  });
});
