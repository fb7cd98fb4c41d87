import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { Figure } from "./card/figure.tsx";
import { MeasureRows } from "./card/measure-rows.tsx";
import { cardWords } from "./card/words.ts";
import type { PalmistryCast } from "./cast-types.ts";

/** The hand with its lines drawn over it, and what was measured; fresh lines are drawn once. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact, showPicture }: CardProps) {
  const cast = given as PalmistryCast;
  const words = cardWords[locale];
  return (
    <div className="pm">
      <div className="pm-two">
        <Figure cast={cast} words={words} isFresh={isFresh} {...(showPicture ? { showPicture } : {})} />
        <div className="pm-side">
          <MeasureRows cast={cast} locale={locale} activeFactId={activeFactId} onFact={onFact} />
          {cast.measures ? <p className="pm-unit">{words.unit}</p> : null}
        </div>
      </div>
    </div>
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as PalmistryCast;
  return { title: cardWords[locale].title(cast), note: cardWords[locale].note(cast) };
};
