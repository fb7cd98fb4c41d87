/** A profile with a thread wound in it. 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => (
  <path d="M14.2 20.5v-3h1.9c1.1 0 1.7-.7 1.6-1.7l-.2-2 1.8-.8-1.9-3.3C17.2 6 14.5 3.5 11 3.5a6.8 6.8 0 0 0-6.8 6.8c0 2.4 1.1 4.3 2.9 5.6v4.6M13.2 10.4a2.3 2.3 0 1 0-2.3 2.3c.9 0 1.4-.6 1.4-1.3s-.5-1.1-1.1-1.1" />
);
