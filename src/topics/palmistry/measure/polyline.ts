import { type Place, toDistance } from "./frame.ts";

/** How far a line runs along its bends, in the unit of its places. */
export const toArc = (line: readonly Place[]): number => line.slice(1).reduce((sum, place, at) => sum + toDistance(line[at]!, place), 0);

export const getStart = (line: readonly Place[]): Place => line[0]!;
export const getEnd = (line: readonly Place[]): Place => line[line.length - 1]!;

/** From a place to the nearest point of a segment. */
const toSegmentDistance = (place: Place, from: Place, to: Place): number => {
  const [across, up] = [to.across - from.across, to.up - from.up];
  const squared = across ** 2 + up ** 2;
  const along = squared === 0 ? 0 : ((place.across - from.across) * across + (place.up - from.up) * up) / squared;
  const held = Math.min(1, Math.max(0, along));
  return toDistance(place, { across: from.across + held * across, up: from.up + held * up });
};

/** From a place to the nearest point of a line. */
export const toLineDistance = (place: Place, line: readonly Place[]): number =>
  line.slice(1).reduce((least, to, at) => Math.min(least, toSegmentDistance(place, line[at]!, to)), Number.POSITIVE_INFINITY);

/** How far a line bows from its chord, as a part of the chord: 0 straight; a half circle 0.5. */
export const toBow = (line: readonly Place[]): number => {
  const chord = toDistance(getStart(line), getEnd(line));
  if (chord === 0) return 0;
  const most = line.reduce((widest, place) => Math.max(widest, toSegmentDistance(place, getStart(line), getEnd(line))), 0);
  return most / chord;
};

/** Points at even steps along a line, both ends among them. */
export const toSamples = (line: readonly Place[], count: number): Place[] => {
  const whole = toArc(line);
  const samples: Place[] = [];
  let [at, passed] = [0, 0];
  for (let step = 0; step < count; step += 1) {
    const wanted = (whole * step) / (count - 1);
    while (at < line.length - 2 && passed + toDistance(line[at]!, line[at + 1]!) < wanted) {
      passed += toDistance(line[at]!, line[at + 1]!);
      at += 1;
    }
    const [from, to] = [line[at]!, line[at + 1]!];
    const length = toDistance(from, to);
    const share = length === 0 ? 0 : Math.min(1, (wanted - passed) / length);
    samples.push({ across: from.across + share * (to.across - from.across), up: from.up + share * (to.up - from.up) });
  }
  return samples;
};

/** How high a line stands at a place across the palm; null where it does not reach. */
export const findHeight = (line: readonly Place[], across: number): number | null => {
  for (const [at, to] of line.slice(1).entries()) {
    const from = line[at]!;
    const [low, high] = [Math.min(from.across, to.across), Math.max(from.across, to.across)];
    if (across < low || across > high || high === low) continue;
    return from.up + ((across - from.across) / (to.across - from.across)) * (to.up - from.up);
  }
  return null;
};

const turn = (one: Place, other: Place, third: Place): number =>
  Math.sign((other.across - one.across) * (third.up - one.up) - (other.up - one.up) * (third.across - one.across));

/** How often two lines cross. */
export const countCrossings = (one: readonly Place[], other: readonly Place[]): number => {
  let count = 0;
  for (const [at, end] of one.slice(1).entries())
    for (const [by, far] of other.slice(1).entries()) {
      const [start, near] = [one[at]!, other[by]!];
      if (turn(start, end, near) * turn(start, end, far) < 0 && turn(near, far, start) * turn(near, far, end) < 0) count += 1;
    }
  return count;
};
