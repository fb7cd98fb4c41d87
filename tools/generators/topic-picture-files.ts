import { Refusal } from "./plan.ts";
import type { TopicNames } from "./topic-names.ts";

const toCard = ({ folder, type }: TopicNames): string => `import type { CardCaption, CardProps } from "../kit/card.ts";
import type { ${type}Cast } from "./engine.ts";
import "./card.css";

export const toCaption: CardCaption = () => ({ title: "", note: "" });

export const Card = ({ cast }: CardProps) => {
  const { result } = cast as ${type}Cast;
  return <p className="${folder}-card">{result}</p>;
};
`;

const toGlyph = (path: string): string => `export const Glyph = ({ size = 24 }: { size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="${path}" />
  </svg>
);
`;

/** The path drawn for a topic in the list of all glyphs. @throws Refusal where it has none */
export const getGlyphPath = (glyphs: string, { id }: TopicNames): string => {
  const path = new RegExp(`^  ${id}:\\s*"([^"]+)"`, "m").exec(glyphs)?.[1];
  if (!path) throw new Refusal(`src/topics/glyphs.tsx has no drawing for ${id}`);
  return path;
};

/** What is drawn. @param glyphPath so that the topic's own glyph is the one of the list */
export const toPictureFiles = (names: TopicNames, glyphPath: string): Record<string, string> => ({
  "card.tsx": toCard(names),
  "card.css": `.${names.folder}-card {\n  margin: 0;\n}\n`,
  "glyph.tsx": toGlyph(glyphPath),
});
