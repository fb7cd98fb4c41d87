import { MoonPhase, SearchMoonQuarter, Seasons } from "astronomy-engine";
import { Engine, lunarEclipses, solarEclipses } from "caelus";
import { embeddedData } from "caelus/data-embedded";
import { expect, test } from "vitest";
import { findSunAt } from "./returns.ts";
import { listSkyEvents } from "./sky-events.ts";

const seconds = (text: string): number => Date.parse(text) / 1000;
const toJulianDay = (instant: number): number => 2_440_587.5 + instant / 86_400;

test("caelus, searching all the 1990s, finds the 44 eclipses that are sought here near the syzygies only", () => {
  const [from, to] = [seconds("1990-01-01T00:00:00Z"), seconds("2000-01-01T00:00:00Z")];
  const engine = new Engine(embeddedData);
  const range = [toJulianDay(from), toJulianDay(to)] as const;
  const theirs = [
    ...lunarEclipses(engine, ...range).map(({ tMax, type }) => ({ body: "moon", tMax, type })),
    ...solarEclipses(engine, ...range).map(({ tMax, type }) => ({ body: "sun", tMax, type })),
  ].sort((one, other) => one.tMax - other.tMax);
  const ours = listSkyEvents(from, to, ["eclipse"]);
  expect(ours).toHaveLength(44);
  expect(ours.map((event) => event.kind === "eclipse" && `${event.body} ${event.eclipse}`)).toEqual(theirs.map(({ body, type }) => `${body} ${type}`));
  for (const [index, { at }] of ours.entries()) expect(Math.abs(toJulianDay(at) - theirs[index]!.tMax) * 86_400).toBeLessThan(60);
});

test("astronomy-engine has each quarter of the Moon of 2026 within half a minute of arc of where we have it", () => {
  expect(SearchMoonQuarter(new Date("2026-01-01T00:00:00Z")).quarter).toBe(2);
  const quarters = ["new", "firstQuarter", "full", "lastQuarter"];
  for (const event of listSkyEvents(seconds("2026-01-01T00:00:00Z"), seconds("2027-01-01T00:00:00Z"), ["phase"])) {
    if (event.kind !== "phase") continue;
    const angle = MoonPhase(new Date(event.at * 1000)) - quarters.indexOf(event.phase) * 90;
    expect(Math.abs(((angle + 540) % 360) - 180)).toBeLessThan(0.5 / 60);
  }
});

test("astronomy-engine has the equinoxes and solstices within two minutes of ours", () => {
  for (let year = 1900; year <= 2050; year += 5) {
    const { mar_equinox, jun_solstice, sep_equinox, dec_solstice } = Seasons(year);
    for (const [index, time] of [mar_equinox, jun_solstice, sep_equinox, dec_solstice].entries()) {
      const theirs = time.date.getTime() / 1000;
      expect(Math.abs(findSunAt(index * 90, theirs) - theirs)).toBeLessThan(120);
    }
  }
});
