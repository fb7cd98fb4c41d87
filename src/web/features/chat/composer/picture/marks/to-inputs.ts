import { type Direction, directions } from "../../../../../../topics/kit/compass/palace.ts";
import type { Picture } from "../../../store/thread-state.ts";
import { findFacingDegrees, firstGuess, type MarksDraft, type Point, toDirectionDegrees, toNorth } from "./draft.ts";

export type MarksProblem = "facing" | "degrees" | "built";

const years = { first: 1851, last: 2149 };

/** What is still to be put right, by its field. */
export const findProblems = (draft: MarksDraft): { facing?: MarksProblem; built?: MarksProblem } => {
  const built = draft.built.trim();
  const isYear = /^\d{4}$/.test(built) && Number(built) >= years.first && Number(built) <= years.last;
  return {
    ...(findFacingDegrees(draft) === null && { facing: draft.degrees.trim() === "" ? "facing" : "degrees" }),
    ...(built !== "" && !isYear && { built: "built" }),
  };
};

/** What the topic takes: points in the picture's pixels, and where north lies in it. @throws Error for a draft without a facing */
export const toMarkInputs = (draft: MarksDraft, { width, height }: Pick<Picture, "width" | "height">): Record<string, unknown> => {
  const facing = findFacingDegrees(draft);
  if (facing === null) throw new Error("no facing");
  const toPixels = ({ x, y }: Point): Point => ({ x: Math.round(x * width), y: Math.round(y * height) });
  const built = draft.built.trim();
  return {
    facing: draft.direction ?? facing,
    ...(built !== "" && { built: Number(built) }),
    marks: {
      centre: toPixels(draft.centre),
      door: toPixels(draft.door),
      north: toNorth(draft.arrow, facing),
      rooms: draft.rooms.map((room) => ({ ...toPixels(room), name: room.name })),
      size: { width, height },
    },
  };
};

interface MarkInputs {
  facing: number | Direction;
  built?: number;
  marks: { centre: Point; door: Point; north: number; rooms: (Point & { name: string })[] };
}

const isDirection = (facing: number | Direction): facing is Direction => (directions as readonly unknown[]).includes(facing);

/** The marks a picture came back with, to go on from; a first guess where it has none. */
export const toDraft = ({ width, height, inputs }: Picture): MarksDraft => {
  if (!inputs) return firstGuess;
  const { facing, built, marks } = inputs as unknown as MarkInputs;
  const toPart = ({ x, y }: Point): Point => ({ x: x / width, y: y / height });
  const direction = isDirection(facing) ? facing : null;
  const bearing = isDirection(facing) ? toDirectionDegrees(facing) : facing;
  return {
    centre: toPart(marks.centre),
    door: toPart(marks.door),
    rooms: marks.rooms.map((room) => ({ ...toPart(room), name: room.name })),
    arrow: (Math.round(marks.north + bearing) + 720) % 360,
    degrees: direction ? "" : String(bearing),
    direction,
    built: built === undefined ? "" : String(built),
  };
};
