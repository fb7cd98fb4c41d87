import { describe, expect, test } from "vitest";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import { parseInput } from "../kit/parse-input.ts";
import { castAstro } from "./engine.ts";
import { toAstroFacts } from "./facts.ts";
import { type AstroInput, astroInput } from "./input.ts";
import { astro } from "./topic.ts";

/** A reading told whole. */
const whole = { tier: "plus", variant: 0 } as const;

const moment = "2026-11-21T00:00:00Z";
const dates = ["1990-05-01", "1984-02-29", "2001-09-17", "1973-12-24", "1966-07-08", "1995-03-30"];
const castOf = (date: string, time: string | null, more: object = {}) =>
  castAstro(parseInput<AstroInput>(astroInput, { birth: { date, time, timeZone: "+00:00", latitude: 31.23, longitude: 0 }, ...more }), { moment });
/** Five minutes of arc in half a day, the two together: near a station even Mars is known better. */
const isOpen = ({ bodies }: ReturnType<typeof castOf>, ...points: string[]): boolean =>
  points.reduce((sum, point) => sum + Math.abs(bodies[point as "sun"]?.speed ?? 0) / 2, 0) >= 1 / 12;

describe("without an hour", () => {
  test.each(dates)("of %s no orb of a quick body is given to a minute, and every one holds at any hour", (date) => {
    const chart = castOf(date, null, { other: { date: "1988-11-13", time: null, timeZone: "+00:00" } });
    const open = [...chart.aspects, ...chart.minorAspects].filter(({ a, b }) => isOpen(chart, a, b));
    expect(open.length).toBeGreaterThan(3);
    for (const { orb } of [...open, ...chart.patterns]) expect(Number.isInteger(orb)).toBe(true);
    for (const { a, b, orb } of chart.synastry!.aspects)
      if (isOpen(chart, a) || isOpen({ ...chart, bodies: chart.synastry!.bodies }, b)) expect(Number.isInteger(orb)).toBe(true);
    for (const body of ["sun", "moon", "mercury", "venus", "mars"] as const)
      if (isOpen(chart, body)) expect(Number.isInteger(chart.bodies[body].degree)).toBe(true);
    for (const time of ["00:00", "06:30", "12:00", "18:15", "23:59"]) {
      const timed = castOf(date, time);
      for (const { a, b, type, orb } of open) {
        const same = [...timed.aspects, ...timed.minorAspects].find((one) => one.a === a && one.b === b && one.type === type);
        if (same) expect(same.orb, `${a} ${type} ${b} at ${time}`).toBeLessThanOrEqual(orb + 0.05);
      }
    }
  });

  test.each(["zh", "en"] as const)("neither chips nor reading name a minute of the Moon but in its range (%s)", (locale) => {
    for (const date of dates) {
      const cast = castOf(date, null);
      for (const { id, value, note } of astro.chips(cast, locale))
        if (/^(?:aspect\.moon|aspect\..*\.moon$|quincunx.*moon|body\.moon)/.test(id)) expect(`${value} ${note}`, id).not.toMatch(/′/);
      const { headline, paragraphs } = astro.tell(cast, hearQuestion(locale === "zh" ? "月亮说我什么？" : "What does my Moon say?", locale), whole);
      const sentences = [headline, ...paragraphs.map(({ text }) => text)].join("\n").split(/[。；;]|\.\s/);
      const ofMoon = sentences.filter((one) => /月亮|\bMoon\b/.test(one) && /′/.test(one));
      // The range itself, and transits, whose date is known.
      expect(ofMoon.filter((one) => !/到|ran from|走过|running|行运|On \d/.test(one))).toEqual([]);
    }
  });
});

test("“one chart in” counts every pair that was tried", () => {
  const chart = castOf("1990-05-01", "13:45");
  for (const fact of toAstroFacts(chart)) if (fact.key === "aspect" && fact.values.orb > 0.2) expect(fact.values.oneIn).toBeLessThan(3);
});
