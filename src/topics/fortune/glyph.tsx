/** A cup of sticks, one risen. 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => (
  <path d="M6.4 9h11.2v10.3a1.2 1.2 0 0 1-1.2 1.2H7.6a1.2 1.2 0 0 1-1.2-1.2zM6.4 12.4h11.2M6.4 17.1h11.2M10.7 9V2.8h2.6V9M8.2 9V5.6M15.8 9V5.6" />
);
