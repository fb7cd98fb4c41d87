/** A compass case with its needle. 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => (
  <>
    <path d="M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7z" />
    <path d="M12 6.8l1.9 5.2L12 17.2 10.1 12z" />
    <path d="M10.1 12h3.8" />
  </>
);
