import { toBearing } from "../../kit/compass/mountain.ts";
import { type Direction, directions } from "../../kit/compass/palace.ts";

/** The dial is drawn on a field of 444 with the middle at 0, facing up. Radii of its circles. */
export const field = 444;
export const radius = { edge: 200, ring: 173, heart: 60, words: 120 } as const;

/** A point at a bearing, on a dial turned so that `facing` is up. */
export const toPoint = (bearing: number, facing: number, length: number): { x: number; y: number } => {
  const angle = (toBearing(bearing - facing) * Math.PI) / 180;
  return { x: Math.round(Math.sin(angle) * length * 100) / 100, y: Math.round(-Math.cos(angle) * length * 100) / 100 };
};

export const toDirectionDegrees = (direction: Direction): number => directions.indexOf(direction) * 45;

/** A piece of a ring from one bearing on to another. */
export const toArc = (from: number, to: number, facing: number, inner: number, outer: number): string => {
  const at = (bearing: number, length: number): string => {
    const { x, y } = toPoint(bearing, facing, length);
    return `${x} ${y}`;
  };
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;
};

/** How far words along a ring are turned at a bearing, never standing on their head. */
export const toReadingTurn = (bearing: number): number => {
  const turn = toBearing(bearing);
  return turn > 90 && turn < 270 ? turn - 180 : turn;
};
