import { bodyGlyphs } from "../../kit/sky/glyphs/body-glyphs.ts";
import { SkyGlyph } from "../../kit/sky/glyphs/sky-glyph.tsx";
import type { Point } from "../cast-types.ts";

const letters: Partial<Record<Point, string>> = {
  ascendant: "ASC",
  midheaven: "MC",
};

/** A body's glyph, or the letters of an angle. */
export const PointGlyph = ({ point, size = 20 }: { point: Point; size?: number }) =>
  point === "ascendant" || point === "midheaven" ? <b className="as-point">{letters[point]}</b> : <SkyGlyph path={bodyGlyphs[point]} size={size} />;
