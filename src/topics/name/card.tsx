import { CardParts } from "../kit/card/parts.tsx";
import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { BestNames } from "./card/best-names.tsx";
import { EnglishFigure } from "./card/english-figure.tsx";
import { GridFigure } from "./card/grid-figure.tsx";
import { listChineseRows, listEnglishRows } from "./card/rows.tsx";
import { cardWords } from "./card/words.ts";
import type { NameCast } from "./engine.ts";

/** At a glance the characters with their counts and the five grids, the best names proposed, or an English name letter by letter; the rest in rows. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as NameCast;
  const shown = { locale, activeFactId, onFact };
  const common = { className: "nm", isFresh, activeFactId };
  if (cast.kind === "english") return <CardParts {...common} figure={<EnglishFigure cast={cast} {...shown} />} rows={listEnglishRows({ cast, ...shown })} />;
  return (
    <CardParts
      {...common}
      figure={cast.isSuggested ? <BestNames cast={cast} {...shown} /> : <GridFigure cast={cast} {...shown} />}
      rows={listChineseRows({ cast, ...shown })}
    />
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as NameCast;
  return { title: cardWords[locale].title(cast), note: cardWords[locale].note(cast) };
};
