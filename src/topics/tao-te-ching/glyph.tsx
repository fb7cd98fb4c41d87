/** A circle with the turning line of light and dark. 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => <path d="M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 1 1 17 0zM12 3.5a4.25 4.25 0 0 1 0 8.5 4.25 4.25 0 0 0 0 8.5M12 7.7v.1M12 16.2v.1" />;
