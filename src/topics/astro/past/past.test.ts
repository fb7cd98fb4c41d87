import { describe, expect, test } from "vitest";
import { chooseYears } from "../../kit/past/choose-years.ts";
import { isMarked } from "../../kit/past/past.ts";
import { toBodyState } from "../../kit/sky/ephemeris.ts";
import { listHits } from "../../kit/sky/hits.ts";
import { castAstro } from "../engine.ts";
import { astroInput } from "../input.ts";
import { listExactDays } from "./mark-year.ts";
import { isReached, toYearStart } from "./reach.ts";
import { viewAstroPast } from "./view.ts";
import { sayTransitRule } from "./words.ts";

const london = { timeZone: "Europe/London", latitude: 51.5, longitude: -0.13 };
const parse = (birth: Record<string, unknown>) => astroInput.parse({ birth });
const births = Array.from({ length: 14 }, (_, at) => ({
  ...london,
  date: `${1940 + at * 4}-${String((at % 12) + 1).padStart(2, "0")}-${String(((at * 11) % 28) + 1).padStart(2, "0")}`,
  time: at % 4 === 0 ? null : `${String((at * 7) % 24).padStart(2, "0")}:25`,
  ...(at % 4 === 2 && { timePrecision: "doubleHour" }),
}));

test("Saturn comes back at 28 to 30 and again at 57 to 60, and at no other age", () => {
  for (const birth of births) {
    const { hours, birthYear } = viewAstroPast(parse(birth));
    const ages = Array.from({ length: 70 }, (_, age) => age + 6).filter((age) => hours[0]!.marks(birthYear + age).some(({ rule }) => rule === "saturnReturn"));
    expect(ages.length).toBeGreaterThanOrEqual(2);
    expect(ages.filter((age) => !((age >= 28 && age <= 31) || (age >= 57 && age <= 60)))).toEqual([]);
  }
});

test("a year's arc holds exactly the longitudes its hits are on", () => {
  for (const body of ["saturn", "uranus", "pluto"] as const) {
    for (const year of [1969, 1988, 2003, 2020]) {
      for (let longitude = 1; longitude < 360; longitude += 7.3) {
        const hits = listHits([body], { point: longitude }, toYearStart(year), toYearStart(year + 1)).filter(({ type }) => type === "conjunction");
        // A station may come within a minute of arc, and be no hit.
        const edge = [0, 364].some((day) => Math.abs(((toBodyState(body, toYearStart(year) + day * 86_400).longitude - longitude + 540) % 360) - 180) < 0.05);
        if (!edge) expect(isReached(body, year, longitude), `${body} ${year} ${longitude}`).toBe(hits.length > 0);
      }
    }
  }
});

test("the days named are the days of the hits, one to five in a year", () => {
  const saturn = toBodyState("saturn", Date.parse("1978-03-05T14:20:00Z") / 1000).longitude;
  const days = listExactDays("saturn", saturn, 2007);
  expect(days).toHaveLength(1);
  const at = Date.parse(`${days[0]}T12:00:00Z`) / 1000;
  expect(Math.abs(toBodyState("saturn", at).longitude - saturn)).toBeLessThan(0.15);
});

describe("what is asked of births of fifty years", () => {
  test.each(births)("$date $time: in range, controls unmarked, and as it says of each quarter of an hour when cast with it", (birth) => {
    const view = viewAstroPast(parse(birth));
    const asked = chooseYears(view, 2025);
    expect(asked.every(({ year, age }) => age >= 6 && year <= 2025 && year - age === view.birthYear)).toBe(true);
    const counts = asked.map(({ year, kind }) => view.hours.filter(({ marks }) => isMarked(marks(year), kind)).length);
    if (asked.length > 0) expect(counts.filter((count) => count === 0)).toHaveLength(2);
    if (birth.time === null) return expect(view.hours).toHaveLength(1);
    for (const hour of view.hours.filter((_, at) => at % 3 === 0)) {
      const middle = hour.from + 7;
      const time = `${String(Math.floor(middle / 60)).padStart(2, "0")}:${String(middle % 60).padStart(2, "0")}`;
      const { angles, bodies } = castAstro(parse({ ...birth, time, fold: "earlier" }), { moment: "2026-01-01T00:00:00Z" });
      for (const mark of asked.flatMap(({ year }) => hour.marks(year))) {
        const { point, angle, longitude } = mark.values;
        const own =
          point === "ascendant" || point === "descendant" || point === "midheaven" || point === "imumCoeli" ? angles![point] : bodies[point as "sun"].longitude;
        const away = ((own + Number(angle) - Number(longitude) + 900) % 360) - 180;
        expect(Math.abs(away)).toBeLessThan(0.01);
      }
    }
  });
});

test("an unknown hour leaves out the angles and the Moon, and says nothing of the hour", () => {
  const view = viewAstroPast(parse({ ...london, date: "1978-03-05", time: null }));
  const points = Array.from({ length: 40 }, (_, at) => view.hours[0]!.marks(1985 + at))
    .flat()
    .map(({ values }) => values.point);
  expect(new Set(points)).toEqual(new Set(["sun", "saturn"]));
});

test("every rule has its words in both languages", () => {
  const { hours } = viewAstroPast(parse({ ...london, date: "1978-03-05", time: "14:20" }));
  for (let year = 1990; year < 2026; year += 1) {
    for (const mark of hours[4]!.marks(year)) {
      expect(sayTransitRule.zh(mark)).toMatch(/^[^。]*星[^。]*$/);
      expect(sayTransitRule.en(mark)).toMatch(/^(?:Saturn|Uranus|Pluto) /);
    }
  }
});
