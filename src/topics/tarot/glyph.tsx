/** Two cards, the front one with a star. 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => (
  <path d="M9.2 3.5h8.6a1.7 1.7 0 0 1 1.7 1.7v13.6a1.7 1.7 0 0 1-1.7 1.7H9.2a1.7 1.7 0 0 1-1.7-1.7V5.2a1.7 1.7 0 0 1 1.7-1.7zM13.5 8c.4 2.6 1.3 3.6 3.4 4-2.1.4-3 1.4-3.4 4-.4-2.6-1.3-3.6-3.4-4 2.1-.4 3-1.4 3.4-4zM4.5 6.5v11" />
);
