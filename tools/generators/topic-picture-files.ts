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

const toGlyph = (path: string): string => `/** 24 × 24, in the stroke of the surrounding svg. */
export const Glyph = () => <path d="${path}" />;
`;

const toEntry = ({ id }: TopicNames): RegExp => new RegExp(`^  ${id}:\\s*"([^"]+)",\\n`, "m");

/** The path drawn for a topic among those being prepared. @throws Refusal where it has none */
export const getGlyphPath = (glyphs: string, names: TopicNames): string => {
  const path = toEntry(names).exec(glyphs)?.[1];
  if (!path) throw new Refusal(`src/topics/glyphs.tsx has no drawing for ${names.id}`);
  return path;
};

/** The list of glyphs without the drawing that moves into the topic's folder. */
export const withoutGlyph = (glyphs: string, names: TopicNames): string => glyphs.replace(toEntry(names), "");

/** What is drawn. @param glyphPath so that the topic's own glyph is the one of the list */
export const toPictureFiles = (names: TopicNames, glyphPath: string): Record<string, string> => ({
  "card.tsx": toCard(names),
  "card.css": `.${names.folder}-card {\n  margin: 0;\n}\n`,
  "glyph.tsx": toGlyph(glyphPath),
});
