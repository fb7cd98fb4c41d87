import { directions, type Palace } from "../../kit/compass/palace.ts";
import type { HousePlan } from "../plan.ts";
import { toDirectionDegrees } from "./geometry.ts";

interface Point {
  x: number;
  y: number;
}

/** One step on the picture towards a bearing; y goes down. */
const toStep = (bearing: number, north: number): Point => {
  const turn = ((bearing + north) * Math.PI) / 180;
  return { x: Math.sin(turn), y: -Math.cos(turn) };
};

const along = ({ x, y }: Point, step: Point, length: number): Point => ({ x: x + step.x * length, y: y + step.y * length });

/** How far it is from the centre to the picture's edge. */
const toEdge = ({ centre, width, height }: HousePlan, step: Point): number => {
  const across = step.x === 0 ? Number.POSITIVE_INFINITY : ((step.x > 0 ? width : 0) - centre.x) / step.x;
  const down = step.y === 0 ? Number.POSITIVE_INFINITY : ((step.y > 0 ? height : 0) - centre.y) / step.y;
  return Math.max(0, Math.min(across, down));
};

/** Words stand two thirds of the way to the edge, and no nearer to it than this part of the picture. */
const [outward, margin] = [0.66, { x: 0.1, y: 0.09 }];
const clamp = (value: number, side: number, part: number): number => Math.min(side * (1 - part), Math.max(side * part, value));

/** Where a palace's words stand on the plan, in its own units. */
export const toWordsPlace = (plan: HousePlan, palace: Palace): Point => {
  if (palace === "C") return plan.centre;
  const step = toStep(toDirectionDegrees(palace), plan.north);
  const { x, y } = along(plan.centre, step, toEdge(plan, step) * outward);
  return { x: clamp(x, plan.width, margin.x), y: clamp(y, plan.height, margin.y) };
};

/** Between the palaces: eight lines from the centre to the picture's edge. */
export const listBorders = (plan: HousePlan): Point[] =>
  directions.map((direction) => {
    const step = toStep(toDirectionDegrees(direction) + 22.5, plan.north);
    return along(plan.centre, step, toEdge(plan, step));
  });

/** A palace as a wedge that reaches beyond the picture. */
export const toWedge = ({ centre, north, width, height }: HousePlan, palace: Palace): string => {
  const far = width + height;
  const middle = palace === "C" ? 0 : toDirectionDegrees(palace);
  const corners = [-22.5, 0, 22.5].map((off) => along(centre, toStep(middle + off, north), far));
  return `M${[centre, ...corners].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;
};
