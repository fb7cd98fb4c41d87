/** A wheel with a trine in it and its four angles. 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => <path d="M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 1 1 17 0zM12 5.6 17.5 15.2h-11zM3.5 12H2M22 12h-1.5M12 3.5V2M12 22v-1.5" />;
