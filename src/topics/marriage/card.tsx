import "./card.css";
import { CardParts } from "../kit/card/parts.tsx";
import type { CardCaption, CardProps } from "../kit/card.ts";
import { Births, Names } from "./card/births.tsx";
import { Couple } from "./card/couple.tsx";
import { holdsFact } from "./card/holds.ts";
import { Scores, Total } from "./card/scores.tsx";
import { Contacts, Gifts, Ties } from "./card/ties.tsx";
import { cardWords } from "./card/words.ts";
import { Years } from "./card/years.tsx";
import type { MarriageCast } from "./engine.ts";

/** At a glance the two charts with the bonds between them and the total; folded under them the seven scores, ties, skies, gifts, years, births and names. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as MarriageCast;
  const words = cardWords[locale];
  const part = { cast, words, activeFactId, onFact };
  return (
    <CardParts
      className="mr"
      isFresh={isFresh}
      activeFactId={activeFactId}
      figure={
        <>
          <Couple {...part} />
          <Total {...part} />
        </>
      }
      rows={[
        { key: "scores", title: words.scoresTitle, value: words.scoresSum(cast), holds: holdsFact("scores"), content: <Scores {...part} /> },
        { key: "ties", title: words.tiesTitle, value: words.tiesSum(cast), holds: holdsFact("ties"), content: <Ties {...part} /> },
        { key: "contacts", title: words.skyTitle, value: words.contactsSum(cast), holds: holdsFact("contacts"), content: <Contacts {...part} /> },
        { key: "gifts", title: words.givingTitle, value: words.givingSum(cast), holds: holdsFact("gifts"), content: <Gifts {...part} /> },
        { key: "years", title: words.yearsTitle, value: words.yearsSum(cast), holds: holdsFact("years"), content: <Years {...part} /> },
        { key: "births", title: words.birthsTitle, value: words.birthsSum(cast), content: <Births {...part} /> },
        cast.nameGrids && { key: "names", title: words.names, value: words.namesSum(cast), holds: holdsFact("names"), content: <Names {...part} /> },
      ]}
    />
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const words = cardWords[locale];
  return { title: words.title, note: words.note(given as MarriageCast) };
};
