import { describe, expect, test } from "vitest";
import { toWay } from "./angle.ts";
import { aspectAngles, toSeparation } from "./aspects.ts";
import { listCrossings } from "./crossings.ts";
import { toBodyState } from "./ephemeris.ts";
import { listHits } from "./hits.ts";
import { findLastReturn, findSunAt } from "./returns.ts";
import { listSkyEvents, type SkyEventKind } from "./sky-events.ts";

const seconds = (text: string): number => Date.parse(text) / 1000;
const [start, end] = [seconds("2026-01-01T00:00:00Z"), seconds("2027-01-01T00:00:00Z")];
const text = (instant: number): string => new Date(Math.round(instant / 60) * 60_000).toISOString().slice(0, 16);
const list = (kind: SkyEventKind) => listSkyEvents(start, end, [kind]);

describe("events of 2026", () => {
  test("its eclipses are those of the almanac, to the minute", () => {
    const eclipses = list("eclipse").flatMap((event) => (event.kind === "eclipse" ? [`${text(event.at)} ${event.body} ${event.eclipse}`] : []));
    expect(eclipses).toEqual(["2026-02-17T12:12 sun annular", "2026-03-03T11:34 moon total", "2026-08-12T17:46 sun total", "2026-08-28T04:13 moon partial"]);
  });

  test("Mercury turns back three times, as the almanac has it", () => {
    const turns = list("station").flatMap((event) =>
      event.kind === "station" && event.body === "mercury" ? [`${text(event.at).slice(0, 10)} ${event.turns}`] : [],
    );
    expect(turns).toEqual([
      "2026-02-26 retrograde",
      "2026-03-20 direct",
      "2026-06-29 retrograde",
      "2026-07-23 direct",
      "2026-10-24 retrograde",
      "2026-11-13 direct",
    ]);
  });

  test("the Moon's quarters follow one another, thirteen full Moons among them", () => {
    const order = ["new", "firstQuarter", "full", "lastQuarter"];
    const phases = list("phase").flatMap((event) => (event.kind === "phase" ? [event.phase] : []));
    for (const [index, phase] of phases.slice(1).entries()) expect(order.indexOf(phase)).toBe((order.indexOf(phases[index]!) + 1) % 4);
    expect(phases.filter((phase) => phase === "full")).toHaveLength(13);
  });

  test("the Sun enters the twelve signs, Aries on 20 March at 14:46", () => {
    const ingresses = list("ingress").filter((event) => event.kind === "ingress" && event.body === "sun");
    expect(ingresses).toHaveLength(12);
    expect(ingresses.map((event) => (event.kind === "ingress" && event.sign === "aries" ? text(event.at) : "")).join("")).toBe("2026-03-20T14:46");
  });

  test("at a body's ingress it stands on the border of its sign", () => {
    for (const event of list("ingress")) {
      if (event.kind !== "ingress") continue;
      const into = toBodyState(event.body, event.at).longitude;
      expect(Math.abs(toWay(Math.round(into / 30) * 30, into)) * 3600).toBeLessThan(0.5);
    }
  });

  test("an aspect of two planets is exact at its instant", () => {
    const aspects = list("aspect");
    expect(aspects.length).toBeGreaterThan(150);
    for (const event of aspects) {
      if (event.kind !== "aspect") continue;
      const apart = toSeparation(toBodyState(event.a, event.at).longitude, toBodyState(event.b, event.at).longitude);
      expect(Math.abs(apart - aspectAngles[event.type]) * 3600).toBeLessThan(0.5);
    }
  });

  test("a stretch of time has the events of its two halves", () => {
    const middle = seconds("2026-07-03T12:34:56Z");
    const kinds: SkyEventKind[] = ["phase", "ingress", "station", "eclipse"];
    const joined = [...listSkyEvents(start, middle, kinds), ...listSkyEvents(middle, end, kinds)];
    expect(joined.map(({ at, kind }) => `${kind} ${Math.round(at / 60)}`)).toEqual(
      listSkyEvents(start, end, kinds).map(({ at, kind }) => `${kind} ${Math.round(at / 60)}`),
    );
  });
});

describe("hits", () => {
  const points = { sun: 12.5, moon: 200.1, ascendant: 359.9 };
  const hits = listHits(["mars", "jupiter", "saturn", "pluto"], points, start, end);

  test("are exact: the body stands in the aspect's angle to the point", () => {
    for (const { at, body, point, type } of hits) {
      const apart = toSeparation(toBodyState(body, at).longitude, points[point]);
      expect(Math.abs(apart - aspectAngles[type]) * 3600).toBeLessThan(0.3);
    }
  });

  test("say whether the body goes back, by its speed of the moment", () => {
    for (const { at, body, retrograde } of hits) expect(toBodyState(body, at).speed < 0).toBe(retrograde);
  });

  test("none is missed: day by day the passing of an angle shows as often", () => {
    let passed = 0;
    for (const body of ["mars", "jupiter", "saturn", "pluto"] as const) {
      for (const natal of Object.values(points)) {
        for (const angle of [0, 60, 90, 120, 180, 240, 270, 300]) {
          for (let day = start; day < end; day += 86_400) {
            const [before, after] = [day, Math.min(day + 86_400, end)].map((at) => toWay(natal + angle, toBodyState(body, at).longitude)) as [number, number];
            if (Math.abs(before) < 10 && before < 0 !== after < 0) passed += 1;
          }
        }
      }
    }
    expect(hits).toHaveLength(passed);
  });

  test("a planet that turns back over a point passes it three times: Saturn over 10° Aries in 2026", () => {
    const passes = listCrossings("saturn", [10], start, end);
    expect(passes.map(({ retrograde }) => retrograde)).toEqual([false, true]);
    expect(listCrossings("saturn", [10], start, seconds("2027-06-01T00:00:00Z")).map(({ retrograde }) => retrograde)).toEqual([false, true, false]);
  });
});

describe("the Sun's return", () => {
  const birth = seconds("1990-05-01T05:45:00Z");
  const natal = toBodyState("sun", birth).longitude;

  test("is the birth's own instant when sought near it, and a year on the Sun is back to 0.01″", () => {
    expect(Math.abs(findSunAt(natal, birth + 86_400) - birth)).toBeLessThan(0.1);
    const at = findSunAt(natal, seconds("2026-05-01T00:00:00Z"));
    expect(text(at).slice(0, 10)).toBe("2026-04-30");
    expect(toSeparation(toBodyState("sun", at).longitude, natal) * 3600).toBeLessThan(0.01);
  });

  test("the last one is never after the moment, nor more than a year before it", () => {
    for (let year = 1991; year < 2030; year += 1) {
      for (const day of ["04-29", "04-30", "05-01", "05-02", "12-31"]) {
        const moment = seconds(`${year}-${day}T06:00:00Z`);
        const at = findLastReturn(birth, natal, moment);
        expect(at).toBeLessThanOrEqual(moment);
        expect(moment - at).toBeLessThan(366.3 * 86_400);
      }
    }
  });
});
