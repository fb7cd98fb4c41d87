import type { TopicNames } from "./topic-names.ts";

const toCard = ({ folder, type }: TopicNames): string => `import { CardParts } from "../kit/card/parts.tsx";
import type { CardCaption, CardProps } from "../kit/card.ts";
import type { ${type}Cast } from "./engine.ts";
import "./card.css";

export const toCaption: CardCaption = () => ({ title: "", note: "" });

export const Card = ({ cast, isFresh, activeFactId }: CardProps) => {
  const { asked } = cast as ${type}Cast;
  return <CardParts className="${folder}-card" isFresh={isFresh} activeFactId={activeFactId} figure={<p>{asked}</p>} rows={[]} />;
};
`;

/** What is drawn: the card. The glyph is a path in the manifest. */
export const toPictureFiles = (names: TopicNames): Record<string, string> => ({
  "card.tsx": toCard(names),
  "card.css": `.${names.folder}-card > p {\n  margin: 0;\n}\n`,
});
