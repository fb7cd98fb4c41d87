import type { Direction } from "../../../../../../topics/kit/compass/palace.ts";
import { directions } from "../../../../../../topics/kit/compass/palace.ts";
import type { Picture } from "../../../store/thread-state.ts";

/** A place in a picture: 0 … 1 of its width and of its height. */
export interface Point {
  x: number;
  y: number;
}

/** What is marked on a plan, while it is being marked. */
export interface MarksDraft {
  centre: Point;
  door: Point;
  rooms: readonly (Point & { name: string })[];
  /** Where the front looks in the picture: whole degrees clockwise from its top. */
  arrow: number;
  /** As written; empty where a direction was chosen instead. */
  degrees: string;
  direction: Direction | null;
  built: string;
}

/** A plan is most often drawn with its door at the foot. */
export const firstGuess: MarksDraft = {
  centre: { x: 0.5, y: 0.5 },
  door: { x: 0.5, y: 0.94 },
  rooms: [],
  arrow: 180,
  degrees: "",
  direction: null,
  built: "",
};

const roomPlaces: readonly Point[] = [
  { x: 0.22, y: 0.22 },
  { x: 0.78, y: 0.22 },
  { x: 0.22, y: 0.5 },
  { x: 0.78, y: 0.5 },
  { x: 0.22, y: 0.76 },
  { x: 0.78, y: 0.76 },
];

const isNear = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < 0.05;

/** Sets a room where none stands yet, or takes it off. */
export const toggleRoom = (draft: MarksDraft, name: string): MarksDraft => {
  const rooms = draft.rooms.filter((room) => room.name !== name);
  if (rooms.length < draft.rooms.length) return { ...draft, rooms };
  const place = roomPlaces.find((one) => !draft.rooms.some((room) => isNear(room, one))) ?? draft.centre;
  return { ...draft, rooms: [...draft.rooms, { ...place, name }] };
};

const within = (part: number): number => Math.min(1, Math.max(0, Math.round(part * 1000) / 1000));

/** Keeps a point inside the picture. */
export const toInside = ({ x, y }: Point): Point => ({ x: within(x), y: within(y) });

const turn = 360;
const toTurn = (degrees: number): number => ((Math.round(degrees) % turn) + turn) % turn;

const steps: Record<string, Point> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/** A point moved by an arrow key: 1 % of the picture, with Shift 5 %. Null for any other key. */
export const moveByKey = ({ x, y }: Point, key: string, isShift: boolean): Point | null => {
  const step = steps[key];
  const size = isShift ? 0.05 : 0.01;
  return step ? toInside({ x: x + step.x * size, y: y + step.y * size }) : null;
};

/** The front's arrow turned by a key: → clockwise by 1°, ← back, with Shift by 15°. Null for any other key. */
export const turnByKey = (arrow: number, key: string, isShift: boolean): number | null => {
  const step = steps[key]?.x;
  return step ? toTurn(arrow + step * (isShift ? 15 : 1)) : null;
};

type Size = Pick<Picture, "width" | "height">;

/** The angle from one point to another as seen in the picture, whole degrees clockwise from its top. */
export const toAngle = (from: Point, to: Point, { width, height }: Size): number =>
  toTurn((Math.atan2((to.x - from.x) * width, -(to.y - from.y) * height) * 180) / Math.PI);

/** Where north lies in the picture, −180 … 180 degrees clockwise from its top. An arrow down (180) that looks south (180) leaves north on top (0). */
export const toNorth = (arrow: number, facingDegrees: number): number => {
  const north = (((arrow - facingDegrees) % turn) + turn) % turn;
  return north > turn / 2 ? north - turn : north;
};

export const toDirectionDegrees = (direction: Direction): number => directions.indexOf(direction) * 45;

/** The bearing written or chosen, degrees from north; null where there is none yet. */
export const findFacingDegrees = ({ degrees, direction }: MarksDraft): number | null => {
  if (direction) return toDirectionDegrees(direction);
  const written = Number(degrees);
  return degrees.trim() !== "" && written >= 0 && written <= turn ? written : null;
};
