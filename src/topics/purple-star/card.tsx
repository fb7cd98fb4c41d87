import { useState } from "react";
import { CardParts } from "../kit/card/parts.tsx";
import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { Cell } from "./card/cell.tsx";
import { Centre } from "./card/centre.tsx";
import { Decades } from "./card/decades.tsx";
import { findPalace } from "./card/find-palace.ts";
import { holdsFact } from "./card/holds.ts";
import { PalacePanel } from "./card/palace-panel.tsx";
import { PlatePanel } from "./card/plate-panel.tsx";
import { Term } from "./card/term.tsx";
import { Transforms } from "./card/transforms.tsx";
import { cardWords } from "./card/words.ts";
import type { PurpleStarCast } from "./cast-types.ts";
import type { PalaceName } from "./data/palaces.ts";
import { patternShares } from "./data/pattern-shares.ts";
import { toBranchAt, toPlaceOf, toSquare } from "./plate/dial.ts";
import { findPatterns } from "./plate/find-patterns.ts";

/** At a glance the plate of twelve palaces, the chosen one tied to its three partners; folded under it all that stands in that palace, decades, transformations and how the plate was set. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as PurpleStarCast;
  const words = cardWords[locale];
  const [chosen, setChosen] = useState<PalaceName>("命宫");
  const shown = findPalace(cast, activeFactId) ?? chosen;
  const palace = cast.palaces.find(({ name }) => name === shown)!;
  const seen = toSquare(toPlaceOf(palace.branch)).slice(1).map(toBranchAt);
  const patterns = findPatterns(cast).sort((one, other) => patternShares[one] - patternShares[other]);
  const term = {
    activeFactId,
    onFact(factId: string | null) {
      setChosen(findPalace(cast, factId) ?? shown);
      onFact(factId);
    },
  };
  const part = { cast, locale, ...term };
  return (
    <CardParts
      className="ps"
      isFresh={isFresh}
      activeFactId={activeFactId}
      figure={
        <div className="ps-plate">
          {cast.palaces.map((one) => (
            <Cell
              key={one.name}
              palace={one}
              locale={locale}
              isShown={one.name === shown}
              isSeen={seen.includes(one.branch)}
              isDecadeNow={cast.annual?.decade?.isChildhood === false && cast.annual.decade.palace === one.name}
              isYearNow={cast.annual?.palace === one.name}
              onShow={() => term.onFact(`palace.${one.name}`)}
            />
          ))}
          <Centre cast={cast} locale={locale} branch={palace.branch} isShown={activeFactId === "plate"} onShow={() => term.onFact("plate")} />
        </div>
      }
      rows={[
        {
          key: "palace",
          title: words.palaceLabel(palace.name),
          value: words.palaceSum(palace),
          holds: holdsFact("palace"),
          content: <PalacePanel palace={palace} {...part} />,
        },
        patterns.length > 0 && {
          key: "patterns",
          title: words.folds.patterns,
          value: words.patternsSum(patterns),
          holds: holdsFact("patterns"),
          content: (
            <div className="ps-patterns">
              {patterns.map((name) => (
                <Term key={name} factId={`pattern.${name}`} {...term}>
                  {words.pattern(name)}
                </Term>
              ))}
            </div>
          ),
        },
        { key: "decades", title: words.folds.decades, value: words.decadeSum(cast), holds: holdsFact("decades"), content: <Decades {...part} /> },
        {
          key: "transforms",
          title: words.folds.transforms,
          value: words.transformsSum(cast),
          holds: holdsFact("transforms"),
          content: <Transforms {...part} />,
        },
        { key: "making", title: words.plateLabel, value: words.plateSum(cast), holds: holdsFact("making"), content: <PlatePanel {...part} /> },
      ]}
    />
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as PurpleStarCast;
  return { title: cardWords[locale].title, note: cardWords[locale].note(cast) };
};
