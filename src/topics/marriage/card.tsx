import "./card.css";
import type { CardCaption, CardProps } from "../kit/card.ts";
import { Couple } from "./card/couple.tsx";
import { Scores } from "./card/scores.tsx";
import { Term } from "./card/term.tsx";
import { Contacts, Ties } from "./card/ties.tsx";
import { cardWords } from "./card/words.ts";
import { Years } from "./card/years.tsx";
import type { MarriageCast } from "./engine.ts";

/** The two charts with the bonds between them, the seven scores, the ties, the skies and the years; every term opens its fact. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as MarriageCast;
  const words = cardWords[locale];
  const part = { cast, words, activeFactId, onFact };
  const unknown = (["a", "b"] as const).filter((who) => !cast[who].hasTime);
  return (
    <div className={isFresh ? "mr mr-fresh" : "mr"}>
      <Couple {...part} />
      <Scores {...part} />
      <div className="mr-pair">
        <Ties {...part} />
        <Contacts {...part} />
      </div>
      <Years {...part} />
      {unknown.length > 0 || cast.nameGrids ? (
        <div className="mr-foot">
          {unknown.map((who) => (
            <Term key={who} fact={`unknownTime.${who}`} activeFactId={activeFactId} onFact={onFact}>
              {words.who(cast, who)} · {words.hour}
            </Term>
          ))}
          {cast.nameGrids ? (
            <Term fact="names" activeFactId={activeFactId} onFact={onFact}>
              {words.names} · {cast.nameGrids.a.name} · {cast.nameGrids.b.name}
            </Term>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const words = cardWords[locale];
  return { title: words.title, note: words.note(given as MarriageCast) };
};
