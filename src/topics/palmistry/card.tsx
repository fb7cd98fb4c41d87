import { CardParts } from "../kit/card/parts.tsx";
import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { Figure } from "./card/figure.tsx";
import { listMeasureRows } from "./card/measure-rows.tsx";
import { cardWords } from "./card/words.ts";
import type { PalmistryCast } from "./cast-types.ts";

/** The hand with its lines drawn over it; folded under it what was measured, line by line. Fresh lines are drawn once. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact, showPicture }: CardProps) {
  const cast = given as PalmistryCast;
  const tapping = { activeFactId, onFact };
  return (
    <CardParts
      className="pm"
      isFresh={isFresh}
      activeFactId={activeFactId}
      figure={<Figure cast={cast} words={cardWords[locale]} {...tapping} {...(showPicture ? { showPicture } : {})} />}
      rows={listMeasureRows(cast, locale, tapping)}
    />
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as PalmistryCast;
  return { title: cardWords[locale].title(cast), note: cardWords[locale].note(cast) };
};
