import type { Print, PrintRequest } from "../kit/sharing/print.ts";
import { toNumeral } from "./card/numeral.ts";
import { nameIn, toSideLine } from "./card/words.ts";
import { getDeckCard } from "./deck-card.ts";
import type { TarotCast } from "./engine.ts";
import { getPlace } from "./spreads.ts";

const ratio = 200 / 340;

/** The cards in the order of their places; whatever the spread, they lie in rows. What a single one is stands in its lines. */
export const toPrint = ({ cast: { spread, cards }, locale }: PrintRequest<TarotCast>): Print => ({
  pieces: cards.map((card) => {
    const seen = getDeckCard(card.id);
    const drawing = { of: "card", slug: seen.slug, numeral: toNumeral(seen), isReversed: card.reversed } as const;
    if (cards.length === 1) return { drawing, ratio };
    return {
      drawing,
      ratio,
      above: getPlace(spread, card.position).words[locale],
      name: nameIn(seen, locale),
      note: toSideLine(card, locale),
      isMarked: card.reversed,
    };
  }),
  hasLines: cards.length === 1,
});
