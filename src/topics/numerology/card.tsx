import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { Cores } from "./card/cores.tsx";
import { Cycle } from "./card/cycle.tsx";
import { DateSum } from "./card/date-sum.tsx";
import { NameSum } from "./card/name-sum.tsx";
import { Ridge } from "./card/ridge.tsx";
import { Rows } from "./card/rows.tsx";
import { cardWords } from "./card/words.ts";
import type { NumerologyCast } from "./cast-types.ts";

/** The core numbers, the date and the name added up on paper, the ridge of pinnacles and the round of nine years; what is now is cinnabar. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as NumerologyCast;
  const shared = { cast, words: cardWords[locale], activeFactId, onFact };
  return (
    <div className={isFresh ? "nm nm-fresh" : "nm"}>
      <Cores {...shared} />
      <div className="nm-two">
        <div>
          <DateSum {...shared} />
          <NameSum {...shared} />
        </div>
        <div>
          <Ridge {...shared} />
          <Cycle {...shared} />
        </div>
      </div>
      <Rows {...shared} />
      <p className="nm-rule">{cardWords[locale].rule}</p>
    </div>
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as NumerologyCast;
  return { title: cardWords[locale].title, note: cardWords[locale].note(cast) };
};
