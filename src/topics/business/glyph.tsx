/** A coin with a square hole before two others. 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => (
  <path d="M16.6 12a6.8 6.8 0 1 1-13.6 0 6.8 6.8 0 1 1 13.6 0zM7.7 9.9h4.2v4.2H7.7zM14.6 5.2a6.8 6.8 0 0 1 0 13.6M18 6.6a6.8 6.8 0 0 1 0 10.8" />
);
