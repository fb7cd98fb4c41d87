import { describe, expect, test } from "vitest";
import { toPillars } from "../calendar/pillars.ts";
import { toInstantText } from "../time/parse-civil.ts";
import type { Birth } from "./birth.ts";
import { listBirthVariants } from "./birth-variants.ts";

const make = (date: string, time: string | null, rest: Partial<Birth> = {}): Birth => ({ date, time, timeZone: "+08:00", ...rest });
const civil = { clock: "civil", dayStartsAt: "23:00" } as const;
const list = (birth: Birth, options: Parameters<typeof listBirthVariants>[1] = civil) =>
  listBirthVariants(birth, options).map(({ reason, pillars }) => [reason, Object.values(pillars).join(" ")]);

describe("neighbouring readings", () => {
  test("a birth in the middle of everything has none", () => {
    expect(list(make("1990-05-01", "14:00"))).toEqual([]);
  });

  // 立春 1990 was at 10:14 on 4 February by Beijing's clock. The day is 7339 + 17 ≡ 36, 庚子; 巳 of a 庚 day is 辛巳.
  test("a minute before 立春 the new year's pillars are named too", () => {
    expect(list(make("1990-02-04", "10:13"))).toEqual([["term", "庚午 戊寅 庚子 辛巳"]]);
    expect(list(make("1990-02-04", "10:20"))).toEqual([]);
  });

  // 1 May 1990 is day 7425, and 7425 + 17 ≡ 2 of sixty: 丙寅. Its 午 hour is 甲午, and 子 of the day after, 丁卯, is 庚子.
  test("two minutes after an hour's edge the hour before is named", () => {
    expect(list(make("1990-05-01", "13:02"))).toEqual([["hourEdge", "庚午 庚辰 丙寅 甲午"]]);
    expect(list(make("1990-05-01", "13:04"))).toEqual([]);
  });

  test("half past eleven at night belongs to two days, by two rules", () => {
    const [variant] = listBirthVariants(make("1990-05-01", "23:30"), civil);
    expect(variant).toMatchObject({ reason: "dayStart", dayStartsAt: "00:00", pillars: { day: "丙寅", hour: "庚子" } });
    expect(list(make("1990-05-01", "23:30"), { clock: "civil", dayStartsAt: "00:00" })).toEqual([["dayStart", "庚午 庚辰 丁卯 庚子"]]);
  });

  test("far west of the zone's meridian the civil clock gives another hour", () => {
    const kunming = make("1990-01-01", "13:20", { longitude: 102.7, latitude: 25 });
    expect(list(kunming, { clock: "trueSolar", dayStartsAt: "23:00" }).map(([reason]) => reason)).toEqual(["clock"]);
    expect(list(kunming).map(([reason]) => reason)).toEqual(["clock"]);
  });

  test("each variant's pillars are those of its own reckoning, and differ from the chosen", () => {
    const birth = make("1988-04-12", "23:30", { timeZone: "Asia/Shanghai", longitude: 121.47, latitude: 31.2 });
    const variants = listBirthVariants(birth, { clock: "trueSolar", dayStartsAt: "23:00" });
    expect(variants.length).toBeGreaterThan(0);
    for (const { instant, clockSeconds, dayStartsAt, pillars } of variants) expect(toPillars(instant, clockSeconds, dayStartsAt)).toEqual(pillars);
    expect(new Set(variants.map(({ reason, pillars }) => reason + Object.values(pillars).join(""))).size).toBe(variants.length);
  });

  test("Kashgar at noon: by Xinjiang's clock two hours later, the next double hour", () => {
    const birth = make("1990-12-01", "12:00", { timeZone: "Asia/Shanghai", longitude: 75.99, latitude: 39.47 });
    const [variant] = listBirthVariants(birth, { clock: "trueSolar", dayStartsAt: "23:00" }).filter(({ reason }) => reason === "xinjiang");
    expect(toInstantText(variant!.instant)).toBe("1990-12-01T06:00:00Z");
  });

  test("without a time, a day that holds a 节 has two months", () => {
    expect(list(make("1990-02-04", null)).map(([reason]) => reason)).toEqual(["term"]);
    expect(list(make("1990-02-10", null))).toEqual([]);
  });
});
