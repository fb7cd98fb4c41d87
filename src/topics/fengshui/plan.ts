import { toBearing } from "../kit/compass/mountain.ts";
import { type Palace, toDirection } from "../kit/compass/palace.ts";
import type { FengshuiInput, Marks } from "./input.ts";

type Point = { x: number; y: number };

export interface Place {
  kind: "door" | "room";
  /** As written; null for the door. */
  name: string | null;
  /** From the centre, degrees from north; null at the centre. */
  bearing: number | null;
  palace: Palace;
}

/** A plan that can be drawn on: the picture's size, its centre and marks in one unit, and where north lies, degrees clockwise from its top. */
export interface HousePlan {
  picture: string;
  width: number;
  height: number;
  centre: Point;
  north: number;
  door: Point | null;
  rooms: (Point & { name: string })[];
}

/** Twice the signed area of a polygon. */
const toDoubleArea = (outline: readonly Point[]): number =>
  outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);

/** 立极: the centre of gravity of a floor's outline; of its corners where it encloses nothing. */
export const toCentre = (outline: readonly Point[]): Point => {
  const doubled = toDoubleArea(outline);
  if (doubled === 0) return { x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length, y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length };
  let x = 0;
  let y = 0;
  for (const [index, one] of outline.entries()) {
    const next = outline[(index + 1) % outline.length]!;
    const cross = one.x * next.y - next.x * one.y;
    x += (one.x + next.x) * cross;
    y += (one.y + next.y) * cross;
  }
  return { x: x / (3 * doubled), y: y / (3 * doubled) };
};

/** The middle ninth of a floor is the centre palace: a disc of half a third of the side of a square as large. Without an outline only the point itself. */
const toCentreRadius = (outline: readonly Point[] | undefined): number => (outline ? Math.sqrt(Math.abs(toDoubleArea(outline)) / 2) / 6 : 0);

/**
 * Where door and rooms lie, by their angle from the centre: eight palaces of 45° each.
 * North up in the picture (0), a door right of the centre is at 90°, E; with north to the right (90), it is at 0°, N.
 */
export const listPlaces = ({ centre, outline, north, door, rooms = [] }: Marks): Place[] => {
  const middle = centre ?? toCentre(outline ?? []);
  const radius = toCentreRadius(outline);
  const toPlace = (kind: Place["kind"], name: string | null, { x, y }: Point): Place => {
    const [right, down] = [x - middle.x, y - middle.y];
    if (Math.hypot(right, down) <= radius) return { kind, name, bearing: null, palace: "C" };
    const bearing = toBearing((Math.atan2(right, -down) * 180) / Math.PI - north);
    return { kind, name, bearing, palace: toDirection(bearing) };
  };
  return [...(door ? [toPlace("door", null, door)] : []), ...rooms.map((room) => toPlace("room", room.name, room))];
};

const isWithin = ({ x, y }: Point, { width, height }: Pick<HousePlan, "width" | "height">): boolean => x >= 0 && x <= width && y >= 0 && y <= height;

/** The plan that was sent, if its marks say how large it is and their centre lies on it. */
export const toHousePlan = ({ picture, marks }: Pick<FengshuiInput, "picture" | "marks">): HousePlan | null => {
  if (!picture || !marks?.size) return null;
  const { size, north, door = null, rooms = [] } = marks;
  const centre = marks.centre ?? toCentre(marks.outline ?? []);
  return isWithin(centre, size) ? { picture, ...size, centre, north, door, rooms } : null;
};
