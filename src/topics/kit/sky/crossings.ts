import { findRoot } from "./find-root.ts";
import type { Body } from "./names.ts";
import { listPieces, type Piece, type Span, toUnwrapped } from "./path.ts";

/** A body exactly on a longitude. */
interface Crossing {
  /** Seconds since 1970-01-01T00:00Z. */
  at: number;
  /** Degrees, one of those asked for. */
  longitude: number;
  retrograde: boolean;
}

/** Half a second of time, or 0.0004″. */
const enough = { narrow: 0.5, small: 1e-7 };

const toCrossing = (piece: Piece, { from, to, start, end }: Span, longitude: number, unwrapped: number): Crossing => {
  const sign = end > start ? 1 : -1;
  const at = findRoot((instant) => sign * (toUnwrapped(piece, instant) - unwrapped), from, to, enough);
  return { at, longitude, retrograde: sign < 0 };
};

/**
 * Every time between two instants at which a body stands exactly on one of some longitudes (degrees, 0 … 360), in order. A body that turns comes three
 * times. From `from` on, before `to`.
 */
export const listCrossings = (body: Body, longitudes: readonly number[], from: number, to: number): Crossing[] => {
  const found: Crossing[] = [];
  for (const piece of listPieces(body, from, to)) {
    for (const span of piece.spans) {
      const low = Math.min(span.start, span.end);
      const high = Math.max(span.start, span.end);
      for (const longitude of longitudes) {
        for (let unwrapped = longitude + 360 * Math.ceil((low - longitude) / 360); unwrapped < high; unwrapped += 360) {
          const crossing = toCrossing(piece, span, longitude, unwrapped);
          if (crossing.at >= from && crossing.at < to) found.push(crossing);
        }
      }
    }
  }
  return found.sort((one, other) => one.at - other.at);
};

/** The times a body stands still between two instants; `turnsRetrograde` of each. */
export const listStations = (body: Body, from: number, to: number): { at: number; longitude: number; turnsRetrograde: boolean }[] =>
  listPieces(body, from, to).flatMap((piece) =>
    piece.stations
      .filter((at) => at >= from && at < to)
      .map((at) => {
        const before = piece.spans.find((span) => span.to === at)!;
        return { at, longitude: ((before.end % 360) + 360) % 360, turnsRetrograde: before.end > before.start };
      }),
  );
