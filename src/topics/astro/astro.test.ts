import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseInput } from "../kit/parse-input.ts";
import { toWay } from "../kit/sky/angle.ts";
import { toHouse } from "../kit/sky/houses.ts";
import { bodies, houseSystems } from "../kit/sky/names.ts";
import { signs } from "../kit/sky/signs.ts";
import { castAstro } from "./engine.ts";
import { toAstroFacts } from "./facts.ts";
import golden from "./golden/charts.json" with { type: "json" };
import { type AstroInput, astroInput } from "./input.ts";

const moment = "2026-11-21T04:00:00.000Z";
const cast = (given: Record<string, unknown>) => castAstro(parseInput<AstroInput>(astroInput, given), { moment });
const shanghai = { instant: "1990-05-01T05:45:00Z", latitude: 31.23, longitude: 121.47 };
const noHour = { birth: { date: "1990-05-01", time: null, timeZone: "Asia/Shanghai", latitude: 31.23, longitude: 121.47 } };

const anyBirth = fc
  .record({
    seconds: fc.integer({ min: Date.parse("1900-01-01") / 1000, max: Date.parse("2040-01-01") / 1000 }),
    latitude: fc.double({ min: -89, max: 89, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    houses: fc.constantFrom(...houseSystems),
  })
  .map(({ seconds, ...rest }) => ({ ...rest, instant: new Date(seconds * 1000).toISOString().replace(".000", "") }));

describe("published charts", () => {
  test.each(golden.charts)("$name: Sun, Moon and ascendant to the minute of arc", ({ sun, moon, ascendant, instant, latitude, longitude }) => {
    const { bodies: own, angles } = cast({ instant, latitude, longitude });
    const toDegrees = ([sign, degree, minute]: (string | number)[]): number => signs.indexOf(sign as "aries") * 30 + Number(degree) + Number(minute) / 60;
    /** Published minutes are rounded or cut off, and so are the places. */
    const widest = 1.5 / 60;
    expect(Math.abs(toWay(toDegrees(sun), own.sun.longitude))).toBeLessThan(widest);
    expect(Math.abs(toWay(toDegrees(moon), own.moon.longitude))).toBeLessThan(widest);
    expect(Math.abs(toWay(toDegrees(ascendant), angles!.ascendant))).toBeLessThan(widest);
  });

  test("the yod of Diana’s chart has Jupiter at its apex", () => {
    const { instant, latitude, longitude } = golden.charts.find(({ name }) => name.startsWith("Diana"))!;
    expect(cast({ instant, latitude, longitude }).patterns).toContainEqual(expect.objectContaining({ type: "yod", apex: "jupiter" }));
  });
});

describe("a chart", () => {
  test("has each body in the house its longitude falls in, and in the sign", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const chart = cast(birth);
        for (const body of bodies) {
          const { longitude, house, sign, degree, speed, retrograde } = chart.bodies[body];
          expect(house).toBe(toHouse(longitude, chart.cusps!));
          expect(signs.indexOf(sign) * 30 + degree).toBeCloseTo(longitude, 9);
          expect(retrograde).toBe(speed < 0);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("begins its first house at the ascendant, or the sign that rises", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const { angles, cusps, houseSystem } = cast(birth);
        const first = houseSystem === "wholeSign" ? Math.floor(angles!.ascendant / 30) * 30 : angles!.ascendant;
        expect(cusps![0]).toBeCloseTo(first, 9);
        expect(Math.abs(toWay(angles!.ascendant, angles!.descendant))).toBeCloseTo(180, 9);
        expect(Math.abs(toWay(angles!.midheaven, angles!.imumCoeli))).toBeCloseTo(180, 9);
      }),
      { numRuns: 40 },
    );
  });

  test("within a polar circle falls back on whole signs and says why; outside it, or where they were asked for, it says nothing", () => {
    expect(cast({ ...shanghai, latitude: 78.2 })).toMatchObject({ houseSystem: "wholeSign", houseNote: "polar" });
    expect(cast({ ...shanghai, latitude: -90 })).toMatchObject({ houseSystem: "wholeSign", houseNote: "polar" });
    expect(cast({ ...shanghai, latitude: 66 })).toMatchObject({ houseSystem: "placidus", houseNote: null });
    expect(cast({ ...shanghai, latitude: 78.2, houses: "wholeSign" })).toMatchObject({ houseSystem: "wholeSign", houseNote: null });
  });

  test("counts ten planets in its elements and ten in its modes", () => {
    const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);
    const { elements, modes } = cast(shanghai);
    expect([sum(elements), sum(modes)]).toEqual([10, 10]);
  });

  test("of a birth by the clock is that of its instant, and keeps what the clock showed", () => {
    const byClock = cast({ birth: { date: "1990-05-01", time: "14:45", timeZone: "Asia/Shanghai", latitude: 31.23, longitude: 121.47 } });
    expect(byClock).toEqual({ ...cast(shanghai), civilTime: "1990-05-01T14:45:00" });
  });

  test("is cast again from its own parsed input", () => {
    const parsed = parseInput<AstroInput>(astroInput, { ...shanghai, houses: "wholeSign" });
    expect(castAstro(parseInput<AstroInput>(astroInput, parsed), { moment })).toEqual(castAstro(parsed, { moment }));
  });
});

describe("without an hour", () => {
  const chart = cast(noHour);

  test("no angles, houses or return are told", () => {
    expect(chart).toMatchObject({ isTimeUnknown: true, angles: null, cusps: null, houseSystem: null, chartRuler: null, solarReturn: null });
    expect(bodies.every((body) => chart.bodies[body].house === null)).toBe(true);
  });

  test("the Moon is a range of a day, with both its signs", () => {
    const { from, to, signs: both } = chart.moonRange!;
    expect(toWay(from, to)).toBeGreaterThan(11);
    expect(toWay(from, to)).toBeLessThan(16);
    expect(both).toEqual(["cancer", "leo"]);
  });

  test("of the Moon's aspects only those stand that hold from midnight to midnight", () => {
    for (let day = 1; day <= 28; day += 1) {
      const { aspects, bodies: own, moonRange } = cast({ birth: { ...noHour.birth, date: `1990-05-${String(day).padStart(2, "0")}` } });
      for (const { a, b, type } of aspects.filter((aspect) => aspect.a === "moon" || aspect.b === "moon")) {
        const angle = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 }[type];
        const other = own[(a === "moon" ? b : a) as "sun"].longitude;
        for (const moon of [moonRange!.from, moonRange!.to]) expect(Math.abs(Math.abs(toWay(moon, other)) - angle)).toBeLessThanOrEqual(8);
      }
    }
  });

  test("without a place there are no houses either, though the hour is known", () => {
    expect(cast({ birth: { date: "1990-05-01", time: "13:45" } })).toMatchObject({ isTimeUnknown: false, angles: null, moonRange: null });
  });
});

describe("what cannot be cast is refused by the field that is wrong", () => {
  test.each([
    [{ birth: { date: "1849-05-01", time: null } }, "birth.date"],
    [{ ...shanghai, latitude: 91 }, "latitude"],
    [{ ...shanghai, longitude: "121" }, "longitude"],
    [{ ...shanghai, instant: "yesterday" }, "instant"],
    [{ ...shanghai, instant: "1849-05-01T00:00:00Z" }, "instant"],
    [{ birth: { ...shanghai, latitude: 91 } }, "birth.latitude"],
    [{ ...shanghai, other: { instant: "2000-01-01T25:00:00+08:00" } }, "other.instant"],
    [{ ...shanghai, transitsAt: "2024-02-30T00:00:00+08:00" }, "transitsAt"],
    [{ ...shanghai, transitsAt: "tomorrow" }, "transitsAt"],
    [{ ...shanghai, transitsAt: "1700-01-01" }, "transitsAt"],
    [{ ...shanghai, houses: "koch" }, "houses"],
    [{ ...shanghai, year: 1700 }, "year"],
    [{}, "birth"],
  ])("%j: %s", (given, field) => {
    expect(() => cast(given)).toThrow(expect.objectContaining({ details: { fields: { [field]: expect.any(String) } } }));
  });
});

test("an instant with an offset is the same as in UTC, wherever one is given", () => {
  const { birth: _, ...utc } = { ...parseInput<AstroInput>(astroInput, { ...shanghai, transitsAt: "2024-01-01T00:00:00Z" }) };
  const given = { ...shanghai, instant: "1990-05-01T13:45:00+08:00", transitsAt: "2023-12-31T21:30:00-02:30" };
  expect(parseInput<AstroInput>(astroInput, given)).toMatchObject(utc);
  const { instant, bodies: own } = cast(shanghai);
  expect(cast(given)).toMatchObject({ instant, bodies: own, transits: { at: "2024-01-01T00:00:00Z" } });
  expect(cast({ birth: { ...shanghai, instant: "1990-05-01T00:45:00-0500" } }).bodies).toEqual(own);
  expect(cast({ ...shanghai, other: { ...shanghai, instant: "1990-05-01T05:45:00.000+00:00" } }).synastry!.bodies).toEqual(own);
});

test.each(["1700-01-01T00:00:00.000Z", "2200-01-01T00:00:00.000Z"])("a moment of which Chiron's place is not known is refused: %s", (far) => {
  expect(() => castAstro(parseInput<AstroInput>(astroInput, shanghai), { moment: far })).toThrow(
    expect.objectContaining({ details: { fields: { moment: "yearOutOfRange:1851/2149" } } }),
  );
});

describe("facts", () => {
  test("have ids of their own, whatever the chart", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const ids = toAstroFacts(cast({ ...birth, other: noHour.birth })).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 40 },
    );
  });

  test("without an hour tell no house, angle or body of the Moon", () => {
    const facts = toAstroFacts(cast(noHour));
    expect(facts.filter(({ key }) => key === "house" || key === "angle" || key === "chartRuler")).toEqual([]);
    expect(facts.some(({ id }) => id === "body.moon")).toBe(false);
    expect(facts.find(({ id }) => id === "moonRange")?.values).toMatchObject({ fromSign: "cancer", toSign: "leo", crosses: true });
  });

  test("a trine within half a degree stands before the Sun, an opposition eight degrees wide after it", () => {
    const ids = toAstroFacts(cast(shanghai)).map(({ id }) => id);
    expect(ids.indexOf("aspect.mercury.trine.neptune")).toBeLessThan(ids.indexOf("body.sun"));
    expect(ids.indexOf("aspect.moon.opposition.saturn")).toBeGreaterThan(ids.indexOf("body.sun"));
  });
});
