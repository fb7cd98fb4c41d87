import type { Spot } from "./geometry.ts";

interface PlacedGlyphProps {
  at: Spot;
  /** One path of a 24 × 24 box. */
  path: string;
  /** Its side in the units of the drawing. */
  size: number;
}

/** A glyph of the sky set with its middle on a spot of the wheel. */
export const PlacedGlyph = ({ at, path, size }: PlacedGlyphProps) => (
  <g transform={`translate(${at.x} ${at.y}) scale(${size / 24})`}>
    <path className="as-glyph" d={path} transform="translate(-12 -12)" />
  </g>
);
