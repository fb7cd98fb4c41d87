/** An abacus with three beads set. 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => (
  <path d="M5.2 3.5h13.6a1.7 1.7 0 0 1 1.7 1.7v13.6a1.7 1.7 0 0 1-1.7 1.7H5.2a1.7 1.7 0 0 1-1.7-1.7V5.2a1.7 1.7 0 0 1 1.7-1.7zM3.5 9h17M8 3.5v17M12 3.5v17M16 3.5v17M6.6 6.3h2.6M10.7 6.3h2.6M14.7 6.3h2.6M6.7 12.2h2.6M10.7 17.4h2.6M10.7 14.8h2.6M14.7 12.2h2.6" />
);
