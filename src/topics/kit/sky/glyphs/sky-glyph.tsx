interface SkyGlyphProps {
  /** One path of a 24 × 24 box, from `bodyGlyphs`, `signGlyphs` or `aspectGlyphs`. */
  path: string;
  /** In px; 20 where left out. */
  size?: number;
  className?: string;
}

/** A glyph of the sky in the line of the text around it, for decoration: the words beside it say the same. */
export const SkyGlyph = ({ path, size = 20, className }: SkyGlyphProps) => (
  <svg className={className ? `g ${className}` : "g"} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d={path} />
  </svg>
);
