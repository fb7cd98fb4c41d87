/** The plate of twelve with a star in the middle. 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => (
  <path d="M3.5 3.5h17v17h-17zM8 8h8v8H8zM8 3.5V8M16 3.5V8M8 16v4.5M16 16v4.5M3.5 8H8M3.5 16H8M16 8h4.5M16 16h4.5M12 9.8c.3 1.5.8 2 2.2 2.2-1.4.2-1.9.7-2.2 2.2-.3-1.5-.8-2-2.2-2.2 1.4-.2 1.9-.7 2.2-2.2z" />
);
