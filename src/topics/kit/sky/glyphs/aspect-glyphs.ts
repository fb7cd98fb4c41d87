import type { ChartAspectType } from "../chart-aspects.ts";

/** Each aspect's glyph as one path of a 24 × 24 box, drawn in a stroke of 1.5 without fill. */
export const aspectGlyphs: Readonly<Record<ChartAspectType, string>> = {
  conjunction: "M4 16a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM11 13 19 5",
  sextile: "M12 4v16M5 8l14 8M19 8 5 16",
  square: "M5 5h14v14H5z",
  trine: "M12 5 20 19H4z",
  opposition: "M3.5 17.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM14.5 6.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM8.7 15.3 15.3 8.7",
  quincunx: "M5 7h14M12 7 5 18M12 7l7 11",
};
