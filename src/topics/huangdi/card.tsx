import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { Figure } from "./card/figure.tsx";
import { Rows } from "./card/rows.tsx";
import { Scale } from "./card/scale.tsx";
import { cardWords } from "./card/words.ts";
import type { HuangdiCast } from "./cast-types.ts";

/** The Yellow Emperor with the place of the birth, and the beam with its four bones; a fresh beam comes to rest once. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as HuangdiCast;
  const shared = { cast, words: cardWords[locale], activeFactId, onFact };
  return (
    <div className={isFresh ? "hd hd-fresh" : "hd"}>
      <div className="hd-two">
        <Figure {...shared} />
        <Scale {...shared} />
      </div>
      <Rows {...shared} />
      <p className="hd-rule">{cardWords[locale].rule}</p>
    </div>
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as HuangdiCast;
  return { title: cardWords[locale].title, note: cardWords[locale].note(cast) };
};
