import type { Picture } from "../../../store/thread-state.ts";
import type { Point } from "./draft.ts";

/** Of the picture's shorter side. */
const longest = 0.26;
const shortest = 0.16;

/** Where the front's arrow ends: a quarter of the short side from the centre, less where the picture's edge comes first. @param arrow degrees clockwise from the top */
export const toArrowHead = (centre: Point, arrow: number, { width, height }: Pick<Picture, "width" | "height">): Point => {
  const short = Math.min(width, height);
  const [right, down] = [Math.sin((arrow * Math.PI) / 180), -Math.cos((arrow * Math.PI) / 180)];
  const toEdge = (at: number, size: number, step: number): number => (step > 0 ? (size - at) / step : step < 0 ? -at / step : Number.POSITIVE_INFINITY);
  const free = Math.min(toEdge(centre.x * width, width, right), toEdge(centre.y * height, height, down));
  const length = Math.max(shortest * short, Math.min(longest * short, free));
  return { x: centre.x + (right * length) / width, y: centre.y + (down * length) / height };
};
