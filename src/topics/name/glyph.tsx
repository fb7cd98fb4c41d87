/** A brush that has just written a stroke. 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => (
  <path d="M20.3 3.7c-3.8.6-7.6 3.6-9.8 7.6l2.4 2.2c3.7-2.6 6.6-6.2 7.4-9.8zM10.5 11.3c-2.4-.1-3.9 1-4.4 3-.3 1.3-1 2-2.1 2.4 2.7 1.3 5.6 1 7.3-.6.8-.8 1.3-1.6 1.6-2.6M4 20.4c3.2-.9 6-1 8.6-.3 2.4.6 4.8.6 7.4-.2" />
);
