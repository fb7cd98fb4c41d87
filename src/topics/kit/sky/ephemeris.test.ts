import { describe, expect, test } from "vitest";
import { toWay } from "./angle.ts";
import { toBodyState, toSky } from "./ephemeris.ts";
import { bodies } from "./names.ts";
import { toPathLongitude } from "./path.ts";

const seconds = (text: string): number => Date.parse(text) / 1000;
const instants = Array.from({ length: 60 }, (_, index) => seconds("1905-01-01T00:00:00Z") + index * 7.51e7);

describe("the fourteen bodies", () => {
  test("at noon of 1 January 2000 stand where the published ephemeris has them", () => {
    const published = {
      sun: 280.37,
      moon: 223.32,
      mercury: 271.89,
      venus: 241.57,
      mars: 327.96,
      jupiter: 25.25,
      saturn: 40.4,
      uranus: 314.81,
      neptune: 303.19,
      pluto: 251.45,
    };
    const sky = toSky(seconds("2000-01-01T12:00:00Z"));
    for (const [body, longitude] of Object.entries(published)) expect(sky.bodies[body as keyof typeof published].longitude).toBeCloseTo(longitude, 1);
    expect(sky.obliquity).toBeCloseTo(23.4377, 3);
  });

  test("have the speed by which they do move", () => {
    const half = 900;
    for (const instant of instants) {
      for (const body of bodies) {
        const moved = toWay(toBodyState(body, instant - half).longitude, toBodyState(body, instant + half).longitude);
        expect(Math.abs((moved / (2 * half)) * 86_400 - toBodyState(body, instant).speed), body).toBeLessThan(5e-5);
      }
    }
  });

  test("one alone and all together are the same", () => {
    for (const instant of instants.slice(0, 10)) {
      const sky = toSky(instant);
      for (const body of bodies) expect(toBodyState(body, instant)).toEqual(sky.bodies[body]);
    }
  });

  test("the Sun and the Moon never go back, the mean node always does", () => {
    for (const instant of instants) {
      const { sun, moon, meanNode } = toSky(instant).bodies;
      expect(Math.min(sun.speed, moon.speed, -meanNode.speed)).toBeGreaterThan(0);
    }
  });

  test("the true node swings less than 2° about the mean one", () => {
    for (const instant of instants) {
      const { meanNode, trueNode } = toSky(instant).bodies;
      expect(Math.abs(toWay(meanNode.longitude, trueNode.longitude))).toBeLessThan(2);
    }
  });

  test("Chiron outside its table is refused", () => {
    expect(() => toBodyState("chiron", seconds("1800-01-01T00:00:00Z"))).toThrow(RangeError);
  });
});

test("a body's kept way is its way, within 0.1″ and the true node's within 0.5″", () => {
  for (const instant of instants) {
    for (const body of bodies) {
      const apart = Math.abs(toWay(toPathLongitude(body, instant), toBodyState(body, instant).longitude)) * 3600;
      expect(apart, body).toBeLessThan(body === "trueNode" ? 0.5 : 0.1);
    }
  }
});
