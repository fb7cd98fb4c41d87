import { listStations } from "../sky/crossings.ts";
import { toBodyState } from "../sky/ephemeris.ts";
import { toMoonPhase } from "../sky/moon-phase.ts";
import type { Body } from "../sky/names.ts";
import { type Sign, toSign } from "../sky/signs.ts";
import { listSkyEvents, type SkyEvent } from "../sky/sky-events.ts";
import { secondsPerDay } from "../time/civil.ts";
import { parseInstant } from "../time/parse-civil.ts";
import { listDays, toSpan } from "./span.ts";

export interface SkyMonth {
  /** The Moon's ingresses left out: its sign stands with each day. */
  events: SkyEvent[];
  /** The Moon at noon UTC: `angle` from the Sun in degrees, `illumination` 0 … 1. */
  days: { date: string; moonSign: Sign; angle: number; illumination: number }[];
  /** Who moves backwards on some day of the month; `from` and `to` may lie outside it. */
  retrogrades: { body: Body; from: string; to: string }[];
}

const turning: readonly Body[] = ["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"];
/** No planet goes backwards for longer. */
const longestRetrograde = 200 * secondsPerDay;
const toDate = (instant: number): string => new Date(instant * 1000).toISOString().slice(0, 10);

const listRetrogrades = (from: number, to: number): SkyMonth["retrogrades"] =>
  turning.flatMap((body) => {
    const stations = listStations(body, from - longestRetrograde, to + longestRetrograde);
    return stations.flatMap(({ at, turnsRetrograde }, index) => {
      const end = stations[index + 1];
      return turnsRetrograde && end && at < to && end.at >= from ? [{ body, from: toDate(at), to: toDate(end.at) }] : [];
    });
  });

/** The sky of a calendar month (UTC), "2026-08": a total eclipse of the Sun on the 12th, its new Moon, the days' Moons. */
export const toSkyMonth = (month: string): SkyMonth => {
  const span = toSpan(`${month}-01`, "month");
  const [from, to] = [parseInstant(`${span.from}T00:00:00Z`), parseInstant(`${span.to}T00:00:00Z`) + secondsPerDay];
  return {
    events: listSkyEvents(from, to).filter((event) => !(event.kind === "ingress" && event.body === "moon")),
    days: listDays(span).map((date) => {
      const noon = parseInstant(`${date}T12:00:00Z`);
      const moon = toBodyState("moon", noon);
      const { angle, illumination } = toMoonPhase(moon, toBodyState("sun", noon));
      return { date, moonSign: toSign(moon.longitude).sign, angle, illumination };
    }),
    retrogrades: listRetrogrades(from, to),
  };
};
