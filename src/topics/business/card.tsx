import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { Board } from "./card/board.tsx";
import { OpeningDays, Suggestions } from "./card/lists.tsx";
import { Ring } from "./card/ring.tsx";
import { Rows } from "./card/rows.tsx";
import { cardWords } from "./card/words.ts";
import type { BusinessCast } from "./engine.ts";

/** The sign-board over its numbers, the ring of the trade's element, and the days to open on. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as BusinessCast;
  const shown = { cast, locale, activeFactId, onFact };
  return (
    <div className={isFresh ? "bu bu-fresh" : "bu"}>
      {cast.isSuggested ? <Suggestions {...shown} /> : null}
      <Board {...shown} />
      <div className="bu-whole">
        <Ring {...shown} />
        <Rows {...shown} />
      </div>
      <OpeningDays {...shown} />
    </div>
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as BusinessCast;
  return { title: cardWords[locale].title(cast), note: cardWords[locale].note(cast) };
};
