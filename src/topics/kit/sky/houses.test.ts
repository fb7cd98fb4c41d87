import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { radians, toCircle, toWay } from "./angle.ts";
import { type Horizon, toMainAngles } from "./angles.ts";
import { toHouse, toHouses } from "./houses.ts";
import { houseSystems } from "./names.ts";

const obliquity = 23.44;
const polarCircle = 90 - obliquity;

const toEquatorial = (longitude: number) => {
  const [sine, cosine, slant] = [Math.sin(longitude * radians), Math.cos(longitude * radians), obliquity * radians];
  return { ascension: Math.atan2(sine * Math.cos(slant), cosine) / radians, declination: Math.asin(sine * Math.sin(slant)) / radians };
};

/** Degrees above the horizon, and how far past the upper meridian, westward plus. */
const toSkyPlace = (longitude: number, { meridian, latitude }: Horizon) => {
  const { ascension, declination } = toEquatorial(longitude);
  const hour = toWay(ascension, meridian);
  const [d, p] = [declination * radians, latitude * radians];
  return { altitude: Math.asin(Math.sin(d) * Math.sin(p) + Math.cos(d) * Math.cos(p) * Math.cos(hour * radians)) / radians, hour, declination };
};

const meridian = fc.double({ min: 0, max: 359.999, noNaN: true });
const anywhere = fc.record({ meridian, latitude: fc.double({ min: -90, max: 90, noNaN: true }), obliquity: fc.constant(obliquity) });
const temperate = fc.record({ meridian, latitude: fc.double({ min: -66.4, max: 66.4, noNaN: true }), obliquity: fc.constant(obliquity) });

describe("angles", () => {
  test("the ascendant lies on the horizon, at the poles too", () => {
    const examples: [Horizon][] = [[{ meridian: 0, latitude: 90, obliquity }], [{ meridian: 200, latitude: -90, obliquity }]];
    fc.assert(
      fc.property(anywhere, (horizon) => {
        expect(toSkyPlace(toMainAngles(horizon).ascendant, horizon).altitude).toBeCloseTo(0, 5);
      }),
      { examples },
    );
  });

  test("at a pole the ascendant is 0° Aries or 0° Libra, whichever follows the midheaven", () => {
    for (const latitude of [90, -90]) {
      for (let hour = 1; hour < 24; hour += 2) {
        const { ascendant, midheaven } = toMainAngles({ meridian: hour * 15, latitude, obliquity });
        expect(ascendant).toBe(midheaven < 180 ? 180 : 0);
      }
    }
  });

  test("outside the polar circles the ascendant rises in the east", () => {
    fc.assert(
      fc.property(temperate, (horizon) => {
        expect(toSkyPlace(toMainAngles(horizon).ascendant, horizon).hour).toBeLessThan(0);
      }),
    );
  });

  test("the midheaven stays on the upper meridian, and the ascendant within half a circle after it", () => {
    fc.assert(
      fc.property(anywhere, (horizon) => {
        const { ascendant, midheaven } = toMainAngles(horizon);
        expect(toSkyPlace(midheaven, horizon).hour).toBeCloseTo(0, 6);
        expect(toCircle(ascendant - midheaven)).toBeLessThan(180);
      }),
    );
  });
});

describe("houses", () => {
  test("opposite cusps lie 180° apart, and the twelve go once round in the order of the signs", () => {
    fc.assert(
      fc.property(anywhere, fc.constantFrom(...houseSystems), (horizon, system) => {
        const { cusps } = toHouses(system, horizon);
        const widths = cusps.map((cusp, index) => toCircle(cusps[(index + 1) % 12]! - cusp));
        for (let index = 0; index < 6; index += 1) expect(Math.abs(toWay(cusps[index]!, cusps[index + 6]!))).toBeCloseTo(180, 6);
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6);
      }),
    );
  });

  test("each point of the zodiac stands in the house whose cusp is the last before it", () => {
    fc.assert(
      fc.property(temperate, fc.constantFrom(...houseSystems), meridian, (horizon, system, longitude) => {
        const { cusps } = toHouses(system, horizon);
        const behind = cusps.map((cusp) => toCircle(longitude - cusp));
        expect(toHouse(longitude, cusps)).toBe(behind.indexOf(Math.min(...behind)) + 1);
      }),
    );
  });

  test("the ascendant is the first cusp and the midheaven the tenth, but for whole signs and equal houses", () => {
    fc.assert(
      fc.property(temperate, fc.constantFrom("placidus" as const, "porphyry" as const), (horizon, system) => {
        const { ascendant, midheaven } = toMainAngles(horizon);
        const { cusps } = toHouses(system, horizon);
        expect([cusps[0], cusps[9]]).toEqual([ascendant, midheaven]);
      }),
    );
  });

  test("a cusp of Placidus has its third of its own diurnal or nocturnal arc", () => {
    fc.assert(
      fc.property(temperate, (horizon) => {
        const { cusps } = toHouses("placidus", horizon);
        const arcOf = (longitude: number): number => {
          const { declination } = toEquatorial(longitude);
          return Math.acos(-Math.tan(declination * radians) * Math.tan(horizon.latitude * radians)) / radians;
        };
        const hours = cusps.map((cusp) => -toSkyPlace(cusp, horizon).hour);
        expect(hours[10]! / arcOf(cusps[10]!)).toBeCloseTo(1 / 3, 5);
        expect(hours[11]! / arcOf(cusps[11]!)).toBeCloseTo(2 / 3, 5);
        expect((180 - hours[1]!) / (180 - arcOf(cusps[1]!))).toBeCloseTo(2 / 3, 5);
        expect((180 - hours[2]!) / (180 - arcOf(cusps[2]!))).toBeCloseTo(1 / 3, 5);
      }),
    );
  });

  test("inside the polar circles Placidus gives way to whole signs and says so", () => {
    for (const latitude of [polarCircle, 70, 90, -70, -90]) {
      const { system, note, cusps } = toHouses("placidus", { meridian: 120, latitude, obliquity });
      expect([system, note]).toEqual(["wholeSign", "polar"]);
      expect(cusps.every((cusp) => cusp % 30 === 0)).toBe(true);
    }
    expect(toHouses("placidus", { meridian: 120, latitude: polarCircle - 0.01, obliquity })).toMatchObject({ system: "placidus", note: null });
    expect(toHouses("porphyry", { meridian: 120, latitude: 80, obliquity })).toMatchObject({ system: "porphyry", note: null });
  });
});
