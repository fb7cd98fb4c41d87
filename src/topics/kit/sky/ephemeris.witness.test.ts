import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Body as AstronomyBody, AstroTime, GeoVector, RotateVector, Rotation_EQJ_ECT, SetDeltaTFunction, SphereFromVector } from "astronomy-engine";
import { deltaT, Engine } from "caelus";
import { loadNodeData } from "caelus/node";
import { expect, test } from "vitest";
import { toWay } from "./angle.ts";
import { ephemeris } from "./ephemeris.ts";
import { type Body, bodies } from "./names.ts";

const seconds = (text: string): number => Date.parse(text) / 1000;
/** The golden ratio's multiples fall evenly over the years, in no order. */
const spread = (count: number, from: string, to: string): number[] =>
  Array.from({ length: count }, (_, index) => Math.round(seconds(from) + ((index * 0.618_033_988_7) % 1) * (seconds(to) - seconds(from))));
const apart = (one: number, other: number): number => Math.abs(toWay(one, other)) * 3600;

const directory = join(dirname(createRequire(import.meta.url).resolve("caelus/package.json")), "data");
const caelus = new Engine(loadNodeData(directory, "embedded", "embedded"));
const caelusNames: Partial<Record<Body, string>> = { meanNode: "mean_node", trueNode: "true_node", lilith: "mean_lilith" };

test("caelus, with JPL's Moon, has the fourteen where we have them: the Moon within 7″, the true node 8″, all others within 0.5″, 1921–2079", () => {
  const widest: Partial<Record<Body, number>> = { moon: 7, trueNode: 8 };
  for (const instant of spread(400, "1921-01-01T00:00:00Z", "2079-01-01T00:00:00Z")) {
    const sky = ephemeris.toSky(instant);
    for (const body of bodies) {
      const { lon } = caelus.position(caelusNames[body] ?? body, 2_440_587.5 + instant / 86_400);
      expect(apart(sky.bodies[body].longitude, lon), `${body} at ${instant}`).toBeLessThan(widest[body] ?? 0.5);
    }
  }
});

const astronomyNames = {
  sun: [AstronomyBody.Sun, 3],
  moon: [AstronomyBody.Moon, 8],
  mercury: [AstronomyBody.Mercury, 12],
  venus: [AstronomyBody.Venus, 22],
  mars: [AstronomyBody.Mars, 14],
  jupiter: [AstronomyBody.Jupiter, 12],
  saturn: [AstronomyBody.Saturn, 14],
  uranus: [AstronomyBody.Uranus, 14],
  neptune: [AstronomyBody.Neptune, 20],
  pluto: [AstronomyBody.Pluto, 8],
} as const satisfies Partial<Record<Body, readonly [AstronomyBody, number]>>;

test("astronomy-engine, which shares no table with us, has the ten within its own errors of 2″ to 20″, 1900–2050", () => {
  SetDeltaTFunction((days) => deltaT(days + 2_451_545));
  for (const instant of spread(320, "1900-01-01T00:00:00Z", "2050-12-31T00:00:00Z")) {
    const time = new AstroTime(new Date(instant * 1000));
    const turn = Rotation_EQJ_ECT(time);
    const sky = ephemeris.toSky(instant);
    for (const [body, [name, widest]] of Object.entries(astronomyNames) as [keyof typeof astronomyNames, (typeof astronomyNames)["sun"]][]) {
      const { lon, lat } = SphereFromVector(RotateVector(turn, GeoVector(name, time, true)));
      expect(apart(sky.bodies[body].longitude, lon), `${body} at ${instant}`).toBeLessThan(widest);
      expect(Math.abs(sky.bodies[body].latitude - lat) * 3600, `${body} at ${instant}`).toBeLessThan(25);
    }
  }
});
