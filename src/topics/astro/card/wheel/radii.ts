import type { ShownView } from "../shown-view.ts";

/** Radii of one wheel in the units of the drawing; the rim is the same for all. */
export interface Radii {
  rim: number;
  /** Inner edge of the ring of signs, and of its ticks. */
  signs: number;
  ticks: number;
  outer: { glyph: number; degree: number; foot: number } | null;
  inner: { top: number; glyph: number; degree: number };
  /** The ring of house numbers. */
  houses: number;
  /** The side of the glyph of a body. */
  glyphSize: number;
  /** Where aspect lines end. */
  core: number;
}

export const rim = 250;
/** Half the side of the drawing: room outside the rim for the angles. */
export const field = 292;

const one: Radii = { rim, signs: 212, ticks: 206, outer: null, inner: { top: 206, glyph: 181, degree: 151 }, glyphSize: 26, houses: 136, core: 111 };
const two: Radii = {
  rim,
  signs: 220,
  ticks: 215,
  outer: { glyph: 198, degree: 170, foot: 155 },
  inner: { top: 155, glyph: 137, degree: 110 },
  glyphSize: 24,
  houses: 98,
  core: 75,
};

/** Without houses their ring is left out, and the middle is the wider for it. */
export const toRadii = (view: ShownView, hasHouses: boolean): Radii => {
  const radii = view === "natal" ? one : two;
  return hasHouses ? radii : { ...radii, core: radii.houses - 6 };
};
