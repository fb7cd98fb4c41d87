import { secondsPerDay } from "../time/civil.ts";
import { toCircle, toWay } from "./angle.ts";
import { toBodyState } from "./ephemeris.ts";
import { findRoot } from "./find-root.ts";
import type { Body } from "./names.ts";

/** A stretch of one body's way in which it does not turn; longitudes unwrapped, so that they run on beyond 360 or below 0. */
export interface Span {
  /** Seconds since 1970-01-01T00:00Z. */
  from: number;
  to: number;
  start: number;
  end: number;
}

/** A piece of a body's way as a Chebyshev sum over it, and where it stands still in it. */
export interface Piece {
  from: number;
  to: number;
  coefficients: Float64Array;
  spans: Span[];
  stations: number[];
}

/** Days of a piece: short enough for fifteen terms to follow the nutation's fortnight (0.2″) and the Moon. */
const pieceDays: Partial<Record<Body, number>> = { moon: 3, trueNode: 8, mercury: 16 };
const toPieceSeconds = (body: Body): number => (pieceDays[body] ?? 24) * secondsPerDay;

const nodes = 15;
const half = Array.from({ length: nodes }, (_, index) => Math.cos((Math.PI * (index + 0.5)) / nodes));
const cosines = Array.from({ length: nodes }, (_, term) => half.map((_x, index) => Math.cos((Math.PI * term * (index + 0.5)) / nodes)));

const toCoefficients = (body: Body, from: number, seconds: number): Float64Array => {
  const values = new Float64Array(nodes);
  let before = 0;
  for (let index = 0; index < nodes; index += 1) {
    const { longitude } = toBodyState(body, from + ((half[index]! + 1) / 2) * seconds);
    before = index === 0 ? longitude : before + toWay(before, longitude);
    values[index] = before;
  }
  return Float64Array.from({ length: nodes }, (_, term) => {
    const sum = values.reduce((total, value, index) => total + value * cosines[term]![index]!, 0);
    return (sum * (term === 0 ? 1 : 2)) / nodes;
  });
};

const sumAt = (coefficients: Float64Array, x: number): number => {
  let [one, two] = [0, 0];
  for (let at = nodes - 1; at >= 1; at -= 1) [two, one] = [one, 2 * x * one - two + coefficients[at]!];
  return x * one - two + coefficients[0]!;
};

const slopeAt = (coefficients: Float64Array, x: number): number => {
  let [one, two, oneSlope, twoSlope] = [0, 0, 0, 0];
  for (let at = nodes - 1; at >= 1; at -= 1) {
    const next = 2 * x * one - two + coefficients[at]!;
    const nextSlope = 2 * one + 2 * x * oneSlope - twoSlope;
    [two, one, twoSlope, oneSlope] = [one, next, oneSlope, nextSlope];
  }
  return one + x * oneSlope - twoSlope;
};

const toX = ({ from, to }: Pick<Piece, "from" | "to">, instant: number): number => (2 * (instant - from)) / (to - from) - 1;
export const toUnwrapped = (piece: Pick<Piece, "from" | "to" | "coefficients">, instant: number): number => sumAt(piece.coefficients, toX(piece, instant));

const slopeSteps = 24;

/** The zeros of the slope, each between two neighbours of opposite sign. */
const listStations = (piece: Pick<Piece, "from" | "to" | "coefficients">): number[] => {
  const found: number[] = [];
  let beforeX = -1;
  let before = slopeAt(piece.coefficients, -1);
  for (let step = 1; step <= slopeSteps; step += 1) {
    const x = (2 * step) / slopeSteps - 1;
    const slope = slopeAt(piece.coefficients, x);
    if (before < 0 !== slope < 0) {
      const sign = before < 0 ? 1 : -1;
      const root = findRoot((at) => sign * slopeAt(piece.coefficients, at), beforeX, x, { narrow: 1e-9, small: 1e-12 });
      found.push(piece.from + ((root + 1) / 2) * (piece.to - piece.from));
    }
    [beforeX, before] = [x, slope];
  }
  return found;
};

const toPiece = (body: Body, index: number): Piece => {
  const seconds = toPieceSeconds(body);
  const from = index * seconds;
  const bare = { from, to: from + seconds, coefficients: toCoefficients(body, from, seconds) };
  const stations = listStations(bare);
  const edges = [from, ...stations, from + seconds];
  const spans = edges.slice(1).map((to, at): Span => ({ from: edges[at]!, to, start: toUnwrapped(bare, edges[at]!), end: toUnwrapped(bare, to) }));
  return { ...bare, stations, spans };
};

/** About forty years of all bodies: pieces are pure, so that what is forgotten is only computed again. */
const mostPieces = 20_000;
const known = new Map<string, Piece>();

const getPiece = (body: Body, index: number): Piece => {
  const key = `${body}${index}`;
  const piece = known.get(key);
  if (piece) return piece;
  if (known.size >= mostPieces) known.clear();
  const made = toPiece(body, index);
  known.set(key, made);
  return made;
};

/** The pieces of a body's way that touch a stretch of time, in order. Computed once for everybody, whoever's chart it is. */
export const listPieces = (body: Body, from: number, to: number): Piece[] => {
  const seconds = toPieceSeconds(body);
  const first = Math.floor(from / seconds);
  return Array.from({ length: Math.max(0, Math.ceil(to / seconds) - first) }, (_, at) => getPiece(body, first + at));
};

/** A body's longitude by its kept way, within 0.1″ of `toBodyState` (the true node 0.5″) and some fifty times as fast. */
export const toPathLongitude = (body: Body, instant: number): number => {
  const piece = getPiece(body, Math.floor(instant / toPieceSeconds(body)));
  return toCircle(toUnwrapped(piece, instant));
};
