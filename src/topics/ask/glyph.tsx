/** A circle left open round a question. 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => <path d="M20.2 9.6A8.6 8.6 0 1 1 14.4 3.8M9.5 9.7a2.5 2.5 0 1 1 3.9 2c-.9.6-1.4 1.2-1.4 2.2M12 16.9v.1" />;
