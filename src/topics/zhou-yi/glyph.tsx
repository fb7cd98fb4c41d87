/** A hexagram, drawn with one stroke a line. 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => <path d="M4 4.5h6.4M13.6 4.5H20M4 7.5h16M4 10.5h6.4M13.6 10.5H20M4 13.5h16M4 16.5h16M4 19.5h6.4M13.6 19.5H20" />;
