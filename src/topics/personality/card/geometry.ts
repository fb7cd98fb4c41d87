export interface Point {
  x: number;
  y: number;
}

/** A place on a circle of `count` places, clockwise from the top. */
export const toPoint = (center: number, radius: number, place: number, count: number): Point => {
  const angle = (place / count) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.round((center + radius * Math.cos(angle)) * 10) / 10, y: Math.round((center + radius * Math.sin(angle)) * 10) / 10 };
};

export const toLine = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x},${y}`).join("L")}`;
export const toOutline = (points: readonly Point[]): string => `${toLine(points)}Z`;

/** Text beside a point of a circle runs away from it; near the middle it stands over or under it. */
export const toSide = (x: number, center: number, near: number): "start" | "middle" | "end" =>
  Math.abs(x - center) < near ? "middle" : x > center ? "start" : "end";
