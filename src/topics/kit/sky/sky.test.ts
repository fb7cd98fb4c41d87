import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listSolarTerms } from "../calendar/solar-terms.ts";
import { parseInstant } from "../time/parse-civil.ts";
import { findAspect, toSeparation } from "./aspects.ts";
import { planets, toBodies } from "./bodies.ts";

describe("the seven bodies", () => {
  test("at noon of the first of January 2000 they stand where every ephemeris has them", () => {
    const bodies = toBodies(parseInstant("2000-01-01T12:00Z"));
    const published = { sun: 280.37, moon: 223.32, mercury: 271.89, venus: 241.57, mars: 327.96, jupiter: 25.25, saturn: 40.4 };
    for (const planet of planets) expect(bodies[planet].longitude).toBeCloseTo(published[planet], 1);
    expect(bodies.saturn.speed).toBeLessThan(0);
  });

  test("the Sun stands at each solar term's longitude at the calendar's instant, within 2 seconds of arc", () => {
    for (const year of [1905, 1950, 1990, 2024])
      for (const { instant, longitude } of listSolarTerms(year)) expect(toSeparation(toBodies(instant).sun.longitude, longitude)).toBeLessThan(2 / 3600);
  });
});

describe("aspects", () => {
  test("12° and 73° make a sextile with an orb of 1°; 0° and 200° none", () => {
    expect(findAspect(12, 73, { sextile: 4 })).toEqual({ type: "sextile", orb: 1 });
    expect(findAspect(73, 12, { sextile: 0.5 })).toBeNull();
    expect(findAspect(0, 200, { opposition: 8 })).toBeNull();
    expect(findAspect(355, 3, { conjunction: 8 })).toEqual({ type: "conjunction", orb: 8 });
  });

  test("are the same from either side and however the circle is turned", () => {
    const degrees = fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true });
    fc.assert(
      fc.property(degrees, degrees, degrees, (one, other, turn) => {
        expect(toSeparation(one, other)).toBeCloseTo(toSeparation(other, one), 9);
        expect(toSeparation(one + turn, other + turn)).toBeCloseTo(toSeparation(one, other), 6);
      }),
    );
  });
});
