import type { ReactNode } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { Frame } from "../../../topics/tarot/art/frame.tsx";
import { majorDrawings } from "../../../topics/tarot/art/majors.ts";
import { minorDrawings } from "../../../topics/tarot/art/minors.ts";
import { toNumeral } from "../../../topics/tarot/card/numeral.ts";
import { deck } from "../../../topics/tarot/data/deck.ts";

export interface CardFace {
  name: Record<Locale, string>;
  /** The framed drawing, upright. */
  picture: ReactNode;
}

/**
 * A card's name and its drawing. This module is fetched before a card is tapped, the one drawing once it is known.
 * @throws RangeError for a card that is not in the deck, or what broke the fetch
 */
export const loadFace = async (slug: string): Promise<CardFace> => {
  const card = deck.find((one) => one.slug === slug);
  const load = majorDrawings[slug] ?? minorDrawings[slug];
  if (!card || !load) throw new RangeError(`no card ${slug}`);
  const { Drawing } = await load();
  return {
    name: { zh: card.nameZh, en: card.nameEn },
    picture: (
      <Frame numeral={toNumeral(card)}>
        <Drawing uid="drawn" />
      </Frame>
    ),
  };
};
