import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chanceOf } from "../../shared/chance.ts";
import type { BirthdayCast } from "../birthday/engine.ts";
import { birthday } from "../birthday/topic.ts";
import { listPlaced } from "../kit/pillars/four-pillars.ts";
import type { MarriageCast } from "./engine.ts";
import { marriage } from "./topic.ts";

const places = [
  { place: "上海", latitude: 31.23, longitude: 121.47, timeZone: "Asia/Shanghai" },
  { place: "成都", latitude: 30.66, longitude: 104.07, timeZone: "Asia/Shanghai" },
  { place: "喀什", latitude: 39.47, longitude: 75.99, timeZone: "Asia/Shanghai" },
  { place: "London", latitude: 51.51, longitude: -0.13, timeZone: "Europe/London" },
  { place: "New York", latitude: 40.71, longitude: -74.01, timeZone: "America/New_York" },
];

/** Births from 1915 to 2005, their hours at random and, one in two, beside the turn of a day; some without an hour. */
const anyBirth = (sex: "male" | "female") =>
  fc
    .record({
      days: fc.integer({ min: -20_000, max: 13_000 }),
      minutes: fc.oneof(fc.nat(1439), fc.integer({ min: 1370, max: 1439 }), fc.nat(60), fc.constant(null)),
      at: fc.constantFrom(...places),
    })
    .map(({ days, minutes, at }) => ({
      date: new Date(days * 86_400_000).toISOString().slice(0, 10),
      time: minutes === null ? null : `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`,
      fold: "earlier",
      sex,
      ...at,
    }));

const context = { chance: chanceOf(new Uint8Array(32), "marriage", ""), moment: "2026-11-21T04:00:00Z" };
const toText = (pillars: BirthdayCast["pillars"]): string =>
  listPlaced(pillars)
    .map(({ ganzhi }) => ganzhi)
    .join(" ");
const isSaid = (birth: unknown): boolean => {
  try {
    birthday.parse({ birth });
    birthday.cast(birthday.parse({ birth }), context);
    return true;
  } catch {
    return false;
  }
};

describe("a birth has the same pillars here and among the four pillars", () => {
  test("whoever is born, wherever, whichever clock and turn of the day are kept", () => {
    fc.assert(
      fc.property(
        anyBirth("male"),
        anyBirth("female"),
        fc.constantFrom("23:00", "00:00"),
        fc.constantFrom("trueSolar", "civil"),
        (a, b, dayStartsAt, clock) => {
          // A clock time that never was is refused by both.
          fc.pre(isSaid(a) && isSaid(b));
          const pair = marriage.cast(marriage.parse({ a, b, dayStartsAt, clock }), context) as MarriageCast;
          for (const [person, birth] of [
            [pair.a, a],
            [pair.b, b],
          ] as const)
            expect(toText(person.pillars)).toBe(toText((birthday.cast(birthday.parse({ birth, dayStartsAt, clock }), context) as BirthdayCast).pillars));
        },
      ),
      { numRuns: 200 },
    );
  });

  test("what one of them asks of a birth the other asks too: the hour and the place", () => {
    for (const part of ["date", "time", "place"] as const) {
      const { date, time, place, latitude, longitude, timeZone } = { date: "1990-05-01", time: "13:45", ...places[0]! };
      const birth = {
        sex: "male",
        ...(part === "date" ? {} : { date }),
        ...(part === "time" ? {} : { time }),
        ...(part === "place" ? {} : { place, latitude, longitude, timeZone }),
      };
      const [ofPillars] = birthday.missing({ birth });
      expect(ofPillars?.needs).toEqual([part]);
      expect(marriage.missing({ a: birth, b: { ...birth, sex: "female" } }).map(({ name, needs }) => [name, needs])).toEqual([
        ["a", ofPillars?.needs],
        ["b", ofPillars?.needs],
      ]);
    }
  });

  test.each([
    ["他1990年5月1日23:20生在成都，她1992年3月3日早上8点20生在上海", "zh"],
    ["He was born on 1 May 1990 at 23:20 in Chengdu, she on 3 March 1992 at 8:20 am in Shanghai", "en"],
  ] as const)("“%s” is whole as it is said", (text, locale) => {
    const heard = marriage.understand(text, {}, locale);
    expect(heard).toMatchObject({ a: { time: "23:20", longitude: expect.closeTo(104.07, 0) }, b: { time: "08:20", longitude: expect.closeTo(121.47, 0) } });
    expect(marriage.missing(heard)).toEqual([]);
  });
});
