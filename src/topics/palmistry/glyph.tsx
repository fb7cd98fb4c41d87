/** An open hand with one line across the palm. 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => (
  <path d="M8.2 12.2V5.4a1.35 1.35 0 0 1 2.7 0V10 4.1a1.35 1.35 0 0 1 2.7 0V10 5a1.35 1.35 0 0 1 2.7 0v6V7.4a1.3 1.3 0 0 1 2.6 0v7.2c0 3.6-2.2 6-5.6 6-2.6 0-4.2-1-5.4-3l-3-5c-.5-.8-.3-1.6.4-2 .7-.4 1.5-.2 2 .5zM10.3 17.6c.2-2.2 1.3-3.7 3.6-4.3" />
);
