/** A place on the drawing: the wheel's middle is 0, x to the right, y down. */
export interface Spot {
  x: number;
  y: number;
}

/** To a tenth; without the sign a zero may have. */
const round = (value: number): number => Math.round(value * 10) / 10 + 0;

/** Where a longitude lies at a radius; `left` is the longitude that stands at the left, and signs run against the clock. */
export const toSpot = (longitude: number, radius: number, left: number): Spot => {
  const turn = ((180 + longitude - left) * Math.PI) / 180;
  return {
    x: round(radius * Math.cos(turn)),
    y: round(-radius * Math.sin(turn)),
  };
};

export const toLine = (...spots: readonly Spot[]): string => `M${spots.map(({ x, y }) => `${x} ${y}`).join("L")}`;

/** From one longitude on to the next, against the clock, along a circle. */
export const toArc = (from: number, to: number, radius: number, left: number): string => {
  const [start, end] = [toSpot(from, radius, left), toSpot(to, radius, left)];
  const isLong = (to - from + 360) % 360 > 180;
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${isLong ? 1 : 0} 0 ${end.x} ${end.y}`;
};

/** A piece of a ring between two longitudes and two radii. */
export const toSector = (from: number, to: number, inner: number, outer: number, left: number): string => {
  const [end, start] = [toSpot(to, inner, left), toSpot(from, inner, left)];
  const isLong = (to - from + 360) % 360 > 180 ? 1 : 0;
  return `${toArc(from, to, outer, left)}L${end.x} ${end.y}A${inner} ${inner} 0 ${isLong} 1 ${start.x} ${start.y}Z`;
};

/** How far a spot lies from the straight line between two others. */
export const toDistance = (spot: Spot, from: Spot, to: Spot): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const held = Math.max(0, Math.min(1, along));
  return Math.hypot(spot.x - from.x - held * dx, spot.y - from.y - held * dy);
};
