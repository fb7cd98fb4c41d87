import { CardParts } from "../kit/card/parts.tsx";
import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { Board } from "./card/board.tsx";
import { Marks } from "./card/marks.tsx";
import { Ring } from "./card/ring.tsx";
import { Round } from "./card/round.tsx";
import { listRows } from "./card/rows.tsx";
import { cardWords } from "./card/words.ts";
import type { BusinessCast } from "./engine.ts";

/** At a glance the sign-board over its numbers and the ring of the elements; the rest in rows. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as BusinessCast;
  const shown = { cast, locale, activeFactId, onFact };
  return (
    <CardParts
      className="bu"
      isFresh={isFresh}
      activeFactId={activeFactId}
      figure={
        <>
          <Board {...shown} />
          <div className="bu-glance">
            <Ring {...shown} />
            <Round {...shown} />
            <Marks {...shown} />
          </div>
        </>
      }
      rows={listRows(shown)}
    />
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as BusinessCast;
  return { title: cardWords[locale].title(cast), note: cardWords[locale].note(cast) };
};
