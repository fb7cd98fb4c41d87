/** Four sliders, each at its own place. 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => (
  <path d="M4 5h5.2M13 5h7M4 9.7h9.5M17.3 9.7H20M4 14.3h2.7M10.5 14.3H20M4 19h7.7M15.5 19H20M13 5a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0zM17.3 9.7a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0zM10.5 14.3a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0zM15.5 19a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0z" />
);
