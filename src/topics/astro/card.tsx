import "./card.css";
import { useState } from "react";
import type { CardCaption, CardProps } from "../kit/card.ts";
import { AspectList } from "./card/aspect-list.tsx";
import { Balance } from "./card/balance.tsx";
import { Details } from "./card/details.tsx";
import { Legend } from "./card/legend.tsx";
import { Positions } from "./card/positions.tsx";
import { Rest } from "./card/rest.tsx";
import { findView, listViews, type ShownView } from "./card/shown-view.ts";
import { Switch } from "./card/switch.tsx";
import { Term } from "./card/term.tsx";
import { Wheel } from "./card/wheel/wheel.tsx";
import { cardWords } from "./card/words.ts";
import { Year } from "./card/year.tsx";
import type { AstroCast } from "./cast-types.ts";

/** The wheel with what belongs to it in words: positions, aspects, balance, figures, the year; every term opens its fact. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as AstroCast;
  const words = cardWords[locale];
  const views = listViews(cast);
  const [chosen, setChosen] = useState<ShownView>(cast.synastry ? "two" : "natal");
  const asked = findView(activeFactId);
  const view = asked && views.includes(asked) ? asked : chosen;
  const tapping = {
    activeFactId,
    onFact(factId: string | null) {
      setChosen(findView(factId) ?? view);
      onFact(factId);
    },
  };
  const part = { cast, words, ...tapping };
  return (
    <div className={isFresh ? "as as-fresh" : "as"}>
      <div className="as-first">
        <Wheel {...part} view={view}>
          <Switch
            views={views}
            shown={view}
            words={words}
            onShow={(next) => {
              setChosen(next);
              if (asked) onFact(null);
            }}
          />
        </Wheel>
        <Legend words={words} view={view} />
        {words.caveats(cast, view).map((line) => (
          <p key={line} className="as-caveat">
            {line}
          </p>
        ))}
      </div>
      <Positions {...part} view={view} />
      <AspectList key={view} {...part} view={view} />
      {view === "two" ? null : (
        <Rest title={words.rest[view]} activeFactId={activeFactId}>
          {view === "natal" ? (
            <>
              <Details {...part} />
              <Balance {...part} />
            </>
          ) : null}
          <Year {...part} />
        </Rest>
      )}
      <div className="as-foot">
        <Term fact="frame" {...tapping}>
          {words.frame(cast)}
        </Term>
      </div>
    </div>
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const words = cardWords[locale];
  return { title: words.title, note: words.note(given as AstroCast) };
};
