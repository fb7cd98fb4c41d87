/** Four pillars between two beams, the third with the day master on it. 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => <path d="M3.5 4.5h17M3.5 19.5h17M6 4.5v15M10 4.5v15M18 4.5v15M14 4.5v5M14 14.5v5M16.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 1 1 5 0z" />;
