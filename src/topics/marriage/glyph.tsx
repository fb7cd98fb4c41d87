/** Two rings linked, each passing under the other once. 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => <path d="M13.17 6.57A5.8 5.8 0 1 1 10.99 8.01M10.83 17.43A5.8 5.8 0 1 1 13.01 15.99" />;
