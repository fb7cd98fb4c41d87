import { renderToStaticMarkup } from "react-dom/server";
import { toNumeral } from "../card/numeral.ts";
import { type DeckCard, deck } from "../data/deck.ts";
import { Frame } from "./frame.tsx";
import { majorDrawings } from "./majors.ts";
import { minorDrawings } from "./minors.ts";

const draw = async (card: DeckCard): Promise<string> => {
  const load = majorDrawings[card.slug] ?? minorDrawings[card.slug];
  if (!load) throw new RangeError(`no drawing for ${card.slug}`);
  const { Drawing } = await load();
  return renderToStaticMarkup(
    <Frame numeral={toNumeral(card)}>
      <Drawing uid="u" />
    </Frame>,
  );
};

/** Every card by its slug as one `svg`, in the pen's classes. Run while the pages are built. */
export const drawnDeck: ReadonlyMap<string, string> = new Map(await Promise.all(deck.map(async (card) => [card.slug, await draw(card)] as const)));
