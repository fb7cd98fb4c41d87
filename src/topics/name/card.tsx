import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { ChineseDetails } from "./card/chinese-details.tsx";
import { EnglishCard } from "./card/english-card.tsx";
import { GridFigure } from "./card/grid-figure.tsx";
import { StrokesTable } from "./card/strokes-table.tsx";
import { Suggestions } from "./card/suggestions.tsx";
import { cardWords } from "./card/words.ts";
import type { NameCast } from "./engine.ts";

/** The five grids beside the strokes they come from, or an English name letter by letter. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as NameCast;
  const tapped = { activeFactId, onFact };
  if (cast.kind === "english") {
    return (
      <div className={isFresh ? "nm nm-fresh" : "nm"}>
        <EnglishCard cast={cast} locale={locale} {...tapped} />
      </div>
    );
  }
  return (
    <div className={isFresh ? "nm nm-fresh" : "nm"}>
      {cast.isSuggested ? <Suggestions cast={cast} locale={locale} {...tapped} /> : null}
      <div className="nm-whole">
        <GridFigure cast={cast} locale={locale} {...tapped} />
        <div>
          <StrokesTable cast={cast} locale={locale} {...tapped} />
          <ChineseDetails cast={cast} locale={locale} {...tapped} />
        </div>
      </div>
    </div>
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as NameCast;
  return { title: cardWords[locale].title(cast), note: cardWords[locale].note(cast) };
};
