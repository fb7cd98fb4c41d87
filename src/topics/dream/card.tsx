import { Tap } from "../../ui/tap/tap.tsx";
import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { Moon } from "./card/moon.tsx";
import { cardNames } from "./card/names.ts";
import { Rows } from "./card/rows.tsx";
import { Sky } from "./card/sky.tsx";
import { cardWords } from "./card/words.ts";
import type { DreamCast } from "./cast-types.ts";

/** The dream as a night sky of its images, under the Moon of that night; a tap on anything opens its fact. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as DreamCast;
  const words = cardWords[locale];
  const tapping = { activeFactId, onFact };
  return (
    <div className={isFresh ? "dm dm-fresh" : "dm"}>
      <div className="dm-head">
        <Tap fact="moon" className="dm-night" {...tapping}>
          <Moon angle={cast.moon.angle} />
          <span>{cardNames[locale].phase(cast.moon.phase)}</span>
        </Tap>
        <Tap fact="day" className="dm-night" {...tapping}>
          <span lang="zh">{cast.day.pillar}</span>
          <span>{words.lunar(cast.day)}</span>
        </Tap>
      </div>
      {cast.symbols.length > 0 ? (
        <Sky cast={cast} locale={locale} {...tapping} />
      ) : (
        <Tap fact="unknown" className="dm-none" {...tapping}>
          {words.none}
        </Tap>
      )}
      <Rows cast={cast} locale={locale} {...tapping} />
      {cast.pairs.length > 0 ? <p className="dm-rule">{words.rule}</p> : null}
    </div>
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const { symbols } = given as DreamCast;
  return { title: cardWords[locale].title, note: cardWords[locale].count(symbols.length) };
};
