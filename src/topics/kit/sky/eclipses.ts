import { Engine, lunarEclipses, solarEclipses } from "caelus";
import { embeddedData } from "caelus/data-embedded";
import { secondsPerDay } from "../time/civil.ts";
import { toCircle, toWay } from "./angle.ts";
import { toBodyState } from "./ephemeris.ts";
import { toJulianDay } from "./time-scale.ts";

export type EclipseKind = "total" | "annular" | "hybrid" | "partial" | "penumbral";

export interface Eclipse {
  /** Greatest eclipse, seconds since 1970-01-01T00:00Z. */
  at: number;
  body: "sun" | "moon";
  kind: EclipseKind;
}

/** Degrees of latitude: no Moon further from the ecliptic at its syzygy darkens or is darkened, be it by the penumbra. */
const widestLatitude = 1.65;
const engine = new Engine(embeddedData);
const dayOf1970 = toJulianDay(0);

const known = new Map<number, Eclipse | null>();
const mostKnown = 5000;

const toEclipse = (body: Eclipse["body"], syzygy: number): Eclipse | null => {
  const list = body === "sun" ? solarEclipses : lunarEclipses;
  const [found] = list(engine, toJulianDay(syzygy - secondsPerDay), toJulianDay(syzygy + secondsPerDay));
  return found ? { at: (found.tMax - dayOf1970) * secondsPerDay, body, kind: found.type } : null;
};

const findEclipse = (body: Eclipse["body"], syzygy: number): Eclipse | null => {
  const key = Math.round(syzygy / secondsPerDay);
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const found = Math.abs(toBodyState("moon", syzygy).latitude) > widestLatitude ? null : toEclipse(body, syzygy);
  known.set(key, found);
  return found;
};

/** All charts of one moment ask for the same year. */
const listed = new Map<string, Eclipse[]>();
const mostListed = 64;

/**
 * Eclipses anywhere on the Earth whose greatest moment lies between two instants, in order; the geometry is that of `caelus`, each reckoned once.
 * 2026: 17 February annular, 3 March total (Moon), 12 August total, 28 August partial (Moon).
 */
export const listEclipses = (from: number, to: number): Eclipse[] => {
  const key = `${from} ${to}`;
  const before = listed.get(key);
  if (before) return before;
  if (listed.size >= mostListed) listed.clear();
  const found = searchEclipses(from, to);
  listed.set(key, found);
  return found;
};

const halfMonth = 14.765_294 * secondsPerDay;
/** Degrees a day by which the Moon gains on the Sun. */
const meanGain = 12.190_749;

/** From an instant near a new (0) or full Moon (180) to the very one: a step more by the speeds of the moment until it is a second's. */
const findSyzygy = (near: number, angle: number): number => {
  let at = near;
  for (let step = 0; step < 8; step += 1) {
    const [moon, sun] = [toBodyState("moon", at), toBodyState("sun", at)];
    const seconds = (toWay(moon.longitude - sun.longitude, angle) / (moon.speed - sun.speed)) * secondsPerDay;
    at += seconds;
    if (Math.abs(seconds) < 1) break;
  }
  return at;
};

const searchEclipses = (from: number, to: number): Eclipse[] => {
  const found: Eclipse[] = [];
  const elongation = toCircle(toBodyState("moon", from).longitude - toBodyState("sun", from).longitude);
  let angle = elongation < 180 ? 0 : 180;
  let at = findSyzygy(from - ((elongation - angle) / meanGain) * secondsPerDay, angle);
  while (at < to + secondsPerDay) {
    const eclipse = findEclipse(angle === 0 ? "sun" : "moon", at);
    if (eclipse && eclipse.at >= from && eclipse.at < to) found.push(eclipse);
    angle = 180 - angle;
    at = findSyzygy(at + halfMonth, angle);
  }
  return found;
};
