/** A calendar leaf with its tick. 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => (
  <path d="M5.2 5.5h13.6a1.7 1.7 0 0 1 1.7 1.7v11.6a1.7 1.7 0 0 1-1.7 1.7H5.2a1.7 1.7 0 0 1-1.7-1.7V7.2a1.7 1.7 0 0 1 1.7-1.7zM3.5 10h17M8 3.5v4M16 3.5v4M8.6 15.3l2.4 2.3 4.4-4.6" />
);
