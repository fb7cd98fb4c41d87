import { describe, expect, test } from "vitest";
import { parseInput } from "../kit/parse-input.ts";
import { toWay } from "../kit/sky/angle.ts";
import { toBodyState } from "../kit/sky/ephemeris.ts";
import { castAstro } from "./engine.ts";
import { type AstroInput, astroInput } from "./input.ts";

const moment = "2026-11-21T04:00:00.000Z";
const cast = (given: Record<string, unknown>, at = moment) => castAstro(parseInput<AstroInput>(astroInput, given), { moment: at });
const shanghai = { instant: "1990-05-01T05:45:00Z", latitude: 31.23, longitude: 121.47 };

describe("the year ahead", () => {
  test("runs 365 days from the moment, and each of its hits is exact", () => {
    const { yearAhead, bodies: natal, angles } = cast(shanghai);
    expect([yearAhead.from, yearAhead.to]).toEqual(["2026-11-21T04:00:00Z", "2027-11-21T04:00:00Z"]);
    expect(yearAhead.hits.length).toBeGreaterThan(10);
    for (const { at, body, point, type } of yearAhead.hits) {
      const fixed = point === "ascendant" || point === "midheaven" ? angles![point] : natal[point].longitude;
      const angle = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 }[type];
      const apart = Math.abs(toWay(fixed, toBodyState(body, Date.parse(at) / 1000).longitude));
      expect(Math.abs(apart - angle) * 3600).toBeLessThan(0.5);
    }
  });

  test("is the year asked about, by number or in the question", () => {
    const asked = { from: "2028-01-01T00:00:00Z", to: "2029-01-01T00:00:00Z" };
    expect(cast({ ...shanghai, year: 2028 }).yearAhead).toMatchObject(asked);
    expect(cast({ ...shanghai, question: "2028 年运势怎么样" }).yearAhead).toMatchObject(asked);
    expect(cast({ ...shanghai, question: "明年运势怎么样" }).yearAhead).toMatchObject({ from: "2027-01-01T00:00:00Z" });
    expect(cast({ ...shanghai, year: 2028 }).solarReturn?.at.slice(0, 7)).toBe("2028-04");
  });

  test("the Sun's last return is not a year old; before the first birthday there is none", () => {
    const { solarReturn, bodies: natal } = cast(shanghai);
    expect(solarReturn?.at.slice(0, 10)).toBe("2026-04-30");
    expect(Math.abs(toWay(solarReturn!.bodies.sun.longitude, natal.sun.longitude)) * 3600).toBeLessThan(0.05);
    expect(cast(shanghai, "1990-12-01T00:00:00Z").solarReturn).toBeNull();
  });

  test("transits are those of the moment, or of the time asked for", () => {
    expect(cast(shanghai).transits.at).toBe("2026-11-21T04:00:00Z");
    expect(cast({ ...shanghai, transitsAt: "2027-03-01" }).transits.at).toBe("2027-03-01T12:00:00Z");
    expect(cast({ ...shanghai, transitsAt: "2027-03-01T06:00:00Z" }).transits.at).toBe("2027-03-01T06:00:00Z");
  });
});

describe("two charts", () => {
  test("their contacts are the same from the other side", () => {
    const second = { date: "1988-09-12", time: "07:20", timeZone: "Asia/Shanghai", latitude: 39.9, longitude: 116.4 };
    const first = parseInput<AstroInput>(astroInput, shanghai).birth;
    const toPairs = (of: ReturnType<typeof cast>, turned: boolean) =>
      of.synastry!.aspects.map(({ a, b, type }) => (turned ? `${b} ${type} ${a}` : `${a} ${type} ${b}`)).sort();
    const [there, back] = [cast({ birth: first, other: second }), cast({ birth: second, other: first })];
    expect(toPairs(there, false)).toEqual(toPairs(back, true));
    expect(there.synastry!.overlays.ofSecondInFirst).toEqual(back.synastry!.overlays.ofFirstInSecond);
  });

  test("of one whose hour is unknown no houses are laid over the other", () => {
    const { overlays, angles } = cast({ ...shanghai, other: { date: "1992-03-03", time: null } }).synastry!;
    expect([angles, overlays.ofFirstInSecond]).toEqual([null, null]);
    expect(overlays.ofSecondInFirst?.sun).toBe(7);
  });
});
