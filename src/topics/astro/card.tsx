import "./card.css";
import { useState } from "react";
import { CardParts } from "../kit/card/parts.tsx";
import type { CardCaption, CardProps } from "../kit/card.ts";
import { AspectList } from "./card/aspect-list.tsx";
import { Balance } from "./card/balance.tsx";
import { Figures, Houses, Making } from "./card/details.tsx";
import { holdsFact } from "./card/holds.ts";
import { Lights } from "./card/lights.tsx";
import { Positions } from "./card/positions.tsx";
import { findView, listViews, type ShownView } from "./card/shown-view.ts";
import { sumAspects, sumBalance, sumHouses, sumPositions, sumYear } from "./card/sums.ts";
import { Switch } from "./card/switch.tsx";
import { Wheel } from "./card/wheel/wheel.tsx";
import { cardWords } from "./card/words.ts";
import { Year } from "./card/year.tsx";
import type { AstroCast } from "./cast-types.ts";

/** At a glance the wheel with Sun, Moon and rising sign; folded under it positions, aspects, houses, balance, the year and how it was cast. */
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
  const { angles, cusps } = cast;
  const show = (next: ShownView): void => {
    setChosen(next);
    if (asked) onFact(null);
  };
  return (
    <CardParts
      className="as"
      isFresh={isFresh}
      activeFactId={activeFactId}
      figure={
        <Wheel {...part} view={view} tools={<Switch views={views} shown={view} words={words} onShow={show} />}>
          <Lights {...part} view={view} />
        </Wheel>
      }
      rows={[
        {
          key: "positions",
          title: words.positionsTitle[view],
          value: sumPositions(cast, words, view),
          holds: holdsFact(cast, view, "positions"),
          content: <Positions {...part} view={view} />,
        },
        {
          key: "aspects",
          title: words.aspectsTitle[view],
          value: sumAspects(cast, words, view),
          holds: holdsFact(cast, view, "aspects"),
          content: <AspectList key={view} {...part} view={view} />,
        },
        angles &&
          cusps && {
            key: "houses",
            title: words.housesTitle,
            value: sumHouses(cast, words),
            holds: holdsFact(cast, view, "houses"),
            content: <Houses {...part} angles={angles} cusps={cusps} />,
          },
        {
          key: "balance",
          title: words.figuresTitle,
          value: sumBalance(cast, words),
          holds: holdsFact(cast, view, "balance"),
          content: (
            <>
              <Figures {...part} />
              <Balance {...part} />
            </>
          ),
        },
        { key: "year", title: words.yearTitle, value: sumYear(cast, words), holds: holdsFact(cast, view, "year"), content: <Year {...part} /> },
        {
          key: "making",
          title: words.makingTitle,
          value: words.makingSum(cast),
          holds: holdsFact(cast, view, "making"),
          content: <Making {...part} view={view} />,
        },
      ]}
    />
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const words = cardWords[locale];
  return { title: words.title, note: words.note(given as AstroCast) };
};
