import type { Spot } from "./geometry.ts";
import { field } from "./radii.ts";

/** The drawing is scaled about its middle, then moved, in the units of the drawing. */
export interface Zoom extends Spot {
  scale: number;
}

export const wholeWheel: Zoom = { scale: 1, x: 0, y: 0 };
export const widestZoom = 5;
/** What one press of a button or key does. */
export const zoomStep = 1.5;
export const panStep = 60;

const hold = (value: number, most: number): number => Math.max(-most, Math.min(most, value)) + 0;

/** Never smaller than the whole, never moved past its own edge. */
const toHeld = ({ scale, x, y }: Zoom): Zoom => {
  const kept = Math.max(1, Math.min(widestZoom, scale));
  const most = field * (kept - 1);
  return { scale: kept, x: hold(x, most), y: hold(y, most) };
};

/** Larger or smaller by `factor` with the drawing under `spot` (as seen, not as drawn) staying where it is. */
export const zoomAbout = (zoom: Zoom, factor: number, spot: Spot = { x: 0, y: 0 }): Zoom => {
  const scale = Math.max(1, Math.min(widestZoom, zoom.scale * factor));
  const grown = scale / zoom.scale;
  return toHeld({
    scale,
    x: spot.x - (spot.x - zoom.x) * grown,
    y: spot.y - (spot.y - zoom.y) * grown,
  });
};

export const pan = ({ scale, x, y }: Zoom, by: Spot): Zoom => toHeld({ scale, x: x + by.x, y: y + by.y });

/** From what is seen to what is drawn. */
export const toDrawn = ({ scale, x, y }: Zoom, seen: Spot): Spot => ({
  x: (seen.x - x) / scale,
  y: (seen.y - y) / scale,
});
