import { getDeckCard } from "../deck-card.ts";
import type { CastCard } from "../engine.ts";
import { Face } from "./face.tsx";

/** A card that has been tapped, as large as a card alone. Whoever does not see it has its name beside it. */
export const Enlarged = ({ card }: { card: CastCard }) => (
  <span className="tc-enlarged" aria-hidden="true">
    <Face card={getDeckCard(card.id)} isReversed={card.reversed} isTurning={false} />
  </span>
);
