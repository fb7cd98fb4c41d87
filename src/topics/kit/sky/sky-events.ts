import { toCircle } from "./angle.ts";
import { type AspectType, aspectAngles } from "./aspects.ts";
import { listCrossings, listStations } from "./crossings.ts";
import { type EclipseKind, listEclipses } from "./eclipses.ts";
import { findRoot } from "./find-root.ts";
import { type Body, bodies } from "./names.ts";
import { toPathLongitude } from "./path.ts";
import { listQuarters, type Quarter } from "./phases.ts";
import { type Sign, signs, toSign } from "./signs.ts";

/** Something that happens in the sky for everybody. `at`: seconds since 1970-01-01T00:00Z; longitudes in degrees. */
export type SkyEvent =
  | { kind: "phase"; at: number; phase: Quarter; longitude: number; sign: Sign }
  /** Into `sign`; backwards out of the next one while `retrograde`. */
  | { kind: "ingress"; at: number; body: Body; sign: Sign; retrograde: boolean }
  | { kind: "station"; at: number; body: Body; turns: "retrograde" | "direct"; longitude: number; sign: Sign }
  | { kind: "eclipse"; at: number; body: "sun" | "moon"; eclipse: EclipseKind; longitude: number; sign: Sign }
  /** Exact between two moving bodies, `a` the quicker one as a rule. */
  | { kind: "aspect"; at: number; a: Body; b: Body; type: AspectType; longitude: number; sign: Sign };

export type SkyEventKind = SkyEvent["kind"];

const entering: readonly Body[] = bodies.filter((body) => body !== "trueNode" && body !== "meanNode" && body !== "lilith");
const turning: readonly Body[] = ["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "chiron"];
const meeting: readonly Body[] = ["sun", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"];
const borders = signs.map((_, index) => index * 30);

const listIngresses = (from: number, to: number): SkyEvent[] =>
  entering.flatMap((body) =>
    listCrossings(body, borders, from, to).map(({ at, longitude, retrograde }): SkyEvent => {
      const sign = toSign(longitude + (retrograde ? -1 : 1)).sign;
      return { kind: "ingress", at, body, sign, retrograde };
    }),
  );

const listTurns = (from: number, to: number): SkyEvent[] =>
  turning.flatMap((body) =>
    listStations(body, from, to).map(
      ({ at, longitude, turnsRetrograde }): SkyEvent => ({
        kind: "station",
        at,
        body,
        turns: turnsRetrograde ? "retrograde" : "direct",
        longitude,
        sign: toSign(longitude).sign,
      }),
    ),
  );

const listPhases = (from: number, to: number): SkyEvent[] =>
  listQuarters(from, to).map(({ at, phase }): SkyEvent => {
    const longitude = toPathLongitude("moon", at);
    return { kind: "phase", at, phase, longitude, sign: toSign(longitude).sign };
  });

const listEclipseEvents = (from: number, to: number): SkyEvent[] =>
  listEclipses(from, to).map(({ at, body, kind }): SkyEvent => {
    const longitude = toPathLongitude(body, at);
    return { kind: "eclipse", at, body, eclipse: kind, longitude, sign: toSign(longitude).sign };
  });

const stepSeconds = 2 * 86_400;
/** Half a second of time, or 0.0004″. */
const enough = { narrow: 0.5, small: 1e-7 };

/** Sine of the way left to an aspect's angle: it changes its sign there, and also half a circle on, which the caller sorts out. */
const listMeetings = (a: Body, b: Body, from: number, to: number): SkyEvent[] => {
  const wayAt = (instant: number): number => toCircle(toPathLongitude(a, instant) - toPathLongitude(b, instant));
  const found: SkyEvent[] = [];
  let before = wayAt(from);
  for (let start = from; start < to; start += stepSeconds) {
    const end = Math.min(start + stepSeconds, to);
    const after = wayAt(end);
    for (const [type, angle] of Object.entries(aspectAngles) as [AspectType, number][]) {
      for (const side of new Set([angle, toCircle(-angle)])) {
        const [left, right] = [toSigned(before - side), toSigned(after - side)];
        if (Math.abs(left) > 30 || Math.abs(right) > 30 || left < 0 === right < 0) continue;
        const sign = left < 0 ? 1 : -1;
        const at = findRoot((instant) => sign * toSigned(wayAt(instant) - side), start, end, enough);
        const longitude = toPathLongitude(a, at);
        found.push({ kind: "aspect", at, a, b, type, longitude, sign: toSign(longitude).sign });
      }
    }
    before = after;
  }
  return found;
};

const toSigned = (degrees: number): number => {
  const turned = toCircle(degrees);
  return turned >= 180 ? turned - 360 : turned;
};

const listAspectEvents = (from: number, to: number): SkyEvent[] =>
  meeting.flatMap((a, index) => meeting.slice(index + 1).flatMap((b) => listMeetings(a, b, from, to)));

const listers: Record<SkyEventKind, (from: number, to: number) => SkyEvent[]> = {
  phase: listPhases,
  ingress: listIngresses,
  station: listTurns,
  eclipse: listEclipseEvents,
  aspect: listAspectEvents,
};

/**
 * What happens in the sky from one instant up to another (seconds since 1970-01-01T00:00Z), in order. Exact to a few seconds, stations of the outermost
 * planets to some minutes, for there they hardly move. The Moon's ingresses are among them, its aspects are not.
 * August 2026: the Sun's total eclipse on the 12th at 17:46, the new Moon in Leo at 17:37.
 */
export const listSkyEvents = (from: number, to: number, kinds: readonly SkyEventKind[] = ["phase", "ingress", "station", "eclipse"]): SkyEvent[] =>
  kinds.flatMap((kind) => listers[kind](from, to)).sort((one, other) => one.at - other.at);
