/** The beam scale of the bones. 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => (
  <path d="M3 6.8 21 5.2M7 6.6V11M17 5.8V11M7 11h10M8.2 11v3.2c0 2.6 1.6 4.3 3.8 4.3s3.8-1.7 3.8-4.3V11M4.2 6.7v6.8M19.8 5.3v8.2M4.2 16.3v.1M19.8 16.3v.1M7 20.8c1.4-.9 3-1.3 5-1.3s3.6.4 5 1.3" />
);
