/** A crescent over a cloud, with a sleeper’s z. 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => <path d="M13.2 4.2A6.6 6.6 0 1 0 19.4 12a5.4 5.4 0 0 1-6.2-7.8zM4 20h9.8a2.3 2.3 0 1 0-1.6-4M17 20h3.5M18 4.2h2.6L18 7.4h2.6" />;
