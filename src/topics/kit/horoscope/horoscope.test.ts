import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planets } from "../sky/bodies.ts";
import { signs, toSign } from "../sky/signs.ts";
import { castHoroscope } from "./cast.ts";
import { toDaySky, toSolarHouse } from "./day-sky.ts";
import { planetColors } from "./lucky.ts";
import { listPoints } from "./points.ts";
import { rankSigns } from "./rank.ts";
import { baseScore, scoreDay, sumOf } from "./score.ts";
import { listDays, toSpan } from "./span.ts";
import { listReasons, sayWhy } from "./telling/say-why.ts";
import { periods, scoreNames, themes } from "./themes.ts";

const anyDay = fc.integer({ min: 0, max: 73_000 }).map((days) => new Date(Date.UTC(1900, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const anySign = fc.constantFrom(...signs);
const held = (sum: number): number => Math.round(Math.min(98, Math.max(5, baseScore + sum)));

/**
 * 2000-01-01 12:00, positions as every printed ephemeris of that day has them: Sun 10°22′ Capricorn, Moon 13°19′ Scorpio, Mercury 1°53′ Capricorn,
 * Venus 1°34′ Sagittarius, Mars 27°58′ Aquarius, Jupiter 25°15′ Aries, Saturn 10°24′ Taurus retrograde.
 */
describe("the first noon of 2000", () => {
  const day = "2000-01-01";
  it("has the published positions, to a sixth of a degree", () => {
    const published = { sun: 280.37, moon: 223.32, mercury: 271.88, venus: 241.57, mars: 327.97, jupiter: 25.25, saturn: 40.4 };
    const { bodies } = toDaySky(day);
    for (const planet of planets) expect(Math.abs(bodies[planet].longitude - published[planet]), planet).toBeLessThan(1 / 6);
    expect(planets.filter((planet) => bodies[planet].retrograde)).toEqual(["saturn"]);
  });
  it("gives Aquarius 73 for love: Venus looks on from the eleventh, the Sun rules the seventh, trines Saturn and sextiles the Moon, the Moon in the tenth", () => {
    const points = listPoints(toDaySky(day), "aquarius", "love");
    const values = Object.fromEntries(points.map(({ id, value }) => [id, Math.round(value * 10) / 10]));
    // Trine 9, Saturn −3, 0°02′ of 6°: 6.0. Sextile 6, 2°57′ of 8°: 3.8.
    expect(values).toEqual({ "aspect.sun.7.trine.saturn": 6, "significator.venus.11": 4, "moonHouse.10": 4, "aspect.sun.7.sextile.moon": 3.8 });
    expect(scoreDay(day, "aquarius").love).toBe(73);
  });
  it("gives Taurus Saturn in its own sign, a weight on the body", () => {
    expect(listPoints(toDaySky(day), "taurus", "health").find(({ id }) => id === "tenant.saturn.1")?.value).toBe(-6);
  });
});

describe("a score", () => {
  it("is the base and its reasons, held between 5 and 98", () => {
    fc.assert(
      fc.property(anyDay, anySign, (date, sign) => {
        const { scores, points } = castHoroscope({ sign, period: "day", date });
        const whole = themes.map((theme) => listPoints(toDaySky(date), sign, theme));
        for (const [index, theme] of themes.entries()) {
          expect(scores[theme]).toBe(held(sumOf(whole[index]!)));
          expect(points[theme]).toEqual(whole[index]);
        }
        expect(scores.overall).toBe(held(sumOf(whole.flat()) / 4));
      }),
      { numRuns: 60 },
    );
  });
  it("has each reason once", () => {
    fc.assert(
      fc.property(anyDay, anySign, (date, sign) => {
        for (const theme of themes) {
          const ids = listPoints(toDaySky(date), sign, theme).map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
      { numRuns: 60 },
    );
  });
  it("is the same whenever it is cast", () => {
    for (const period of periods)
      expect(castHoroscope({ sign: "leo", period, date: "2026-11-21" })).toEqual(castHoroscope({ sign: "leo", period, date: "2026-11-21" }));
  });
  it("favours no sign over a year and moves from day to day", () => {
    const days = listDays({ from: "2026-01-01", to: "2026-12-31" }).filter((_, index) => index % 3 === 0);
    const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    const bySign = signs.map((sign) => days.map((date) => scoreDay(date, sign).overall));
    for (const [index, own] of bySign.entries()) expect(Math.abs(mean(own) - 62), signs[index]).toBeLessThan(8);
    const all = bySign.flat();
    const deviation = Math.sqrt(mean(all.map((value) => (value - mean(all)) ** 2)));
    expect(deviation).toBeGreaterThan(8);
    expect(deviation).toBeLessThan(18);
  });
});

describe("a period", () => {
  it("runs from Monday to Sunday, over the calendar’s month and year", () => {
    expect(toSpan("2026-11-21", "week")).toEqual({ from: "2026-11-16", to: "2026-11-22" });
    expect(toSpan("2026-11-22", "week").to).toBe("2026-11-22");
    expect(toSpan("2026-11-23", "week").from).toBe("2026-11-23");
    expect(toSpan("2028-02-10", "month")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
    expect(toSpan("2026-05-05", "year")).toEqual({ from: "2026-01-01", to: "2026-12-31" });
  });
  it("is the same on each of its days", () => {
    const [one, other] = ["2026-11-16", "2026-11-22"].map((date) => castHoroscope({ sign: "virgo", period: "week", date }));
    expect({ ...one, date: "" }).toEqual({ ...other, date: "" });
  });
  it("marks its best and its most careful day", () => {
    const { course, best, careful } = castHoroscope({ sign: "aries", period: "month", date: "2026-08-01" });
    const scores = course.map(({ overall }) => overall);
    expect(course).toHaveLength(31);
    expect(course.find(({ date }) => date === best)!.overall).toBe(Math.max(...scores));
    expect(course.find(({ date }) => date === careful)!.overall).toBe(Math.min(...scores));
  });
  it("of August 2026 has the total eclipse of the 12th, for Leo in the first house and for Aquarius in the seventh", () => {
    for (const [sign, house] of [
      ["leo", 1],
      ["aquarius", 7],
    ] as const) {
      const { events } = castHoroscope({ sign, period: "month", date: "2026-08-01" });
      const eclipse = events.find(({ kind }) => kind === "eclipse")!;
      expect(new Date(eclipse.at * 1000).toISOString().slice(0, 10)).toBe("2026-08-12");
      expect(eclipse.house).toBe(house);
      expect(events.some((event) => event.kind === "ingress" && event.body === "moon")).toBe(false);
    }
  });
});

describe("the lucky pair", () => {
  it("is the colour of who gives most, and the house of what times the period", () => {
    fc.assert(
      fc.property(anyDay, anySign, (date, sign) => {
        const { lucky, points, houses } = castHoroscope({ sign, period: "day", date });
        const total = (planet: string): number =>
          sumOf(themes.flatMap((theme) => points[theme]).filter(({ body, other }) => body === planet || other === planet));
        for (const planet of planets) expect(total(planet)).toBeLessThanOrEqual(total(lucky.body));
        expect(lucky.color).toBe(planetColors[lucky.body].key);
        expect(lucky.number).toBe(houses.moon.house);
      }),
      { numRuns: 30 },
    );
  });
  it("takes the Sun’s house in a month and Jupiter’s in a year", () => {
    expect(castHoroscope({ sign: "leo", period: "month", date: "2026-08-10" }).lucky.number).toBe(1);
    // Jupiter opens 2026 in Cancer, the second from Gemini.
    expect(castHoroscope({ sign: "gemini", period: "year", date: "2026-08-10" }).lucky.number).toBe(2);
  });
});

describe("the twelve", () => {
  it("stand in order of score, equals on one place", () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...scoreNames), (date, theme) => {
        const list = rankSigns(date, theme);
        expect(new Set(list.map(({ sign }) => sign)).size).toBe(12);
        for (const { score, rank } of list) expect(rank).toBe(1 + list.filter((other) => other.score > score).length);
      }),
      { numRuns: 30 },
    );
  });
  it("count houses from their own sign", () => {
    expect(toSolarHouse("aries", "aries")).toBe(1);
    expect(toSolarHouse("pisces", "aries")).toBe(12);
    expect(toSolarHouse(toSign(280.4).sign, "aquarius")).toBe(12);
  });
  it("are told why: the place, the score, what lifts, what holds back", () => {
    const date = "2026-11-21";
    const [first] = rankSigns(date, "love");
    const cast = castHoroscope({ sign: first!.sign, period: "day", date });
    expect(sayWhy(first!, cast, "love", "en")).toMatch(/^Aries is 1st for love with \d+\. Lifting it: .+\. Holding it back: .+\.$/);
    expect(sayWhy(first!, cast, "love", "zh")).toMatch(/^白羊座感情排第1，\d+分。抬它的是.+，加[\d.]+；拖它的是.+，减[\d.]+。$/);
  });
  it("have an overall score whose reasons weigh a quarter and add up", () => {
    fc.assert(
      fc.property(anyDay, anySign, (date, sign) => {
        const cast = castHoroscope({ sign, period: "day", date });
        const told = listReasons(cast, "overall", "en");
        const sum = told.reduce((total, { points }) => total + points, 0);
        const kept = sumOf(themes.flatMap((theme) => cast.points[theme])) / 4;
        expect(Math.abs(sum - kept)).toBeLessThan(0.05 * told.length + 1e-9);
      }),
      { numRuns: 30 },
    );
  });
});
