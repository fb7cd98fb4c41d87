import { useState } from "react";
import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { Cell } from "./card/cell.tsx";
import { Centre } from "./card/centre.tsx";
import { PalacePanel } from "./card/palace-panel.tsx";
import { PlatePanel } from "./card/plate-panel.tsx";
import { Row, Term } from "./card/term.tsx";
import { findShown, type Shown } from "./card/view.ts";
import { cardWords } from "./card/words.ts";
import type { PurpleStarCast } from "./cast-types.ts";
import { patternShares } from "./data/pattern-shares.ts";
import { toBranchAt, toPlaceOf, toSquare } from "./plate/dial.ts";
import { findPatterns } from "./plate/find-patterns.ts";

/** The plate of twelve palaces; a tap on one opens all its stars below and draws its three partners and its opposite through the centre. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as PurpleStarCast;
  const words = cardWords[locale];
  const [chosen, setChosen] = useState<Shown>("命宫");
  const shown = findShown(cast, activeFactId) ?? chosen;
  const palace = cast.palaces.find(({ name }) => name === shown) ?? cast.palaces[0]!;
  const seen = shown === "plate" ? [] : toSquare(toPlaceOf(palace.branch)).slice(1).map(toBranchAt);
  const patterns = findPatterns(cast).sort((one, other) => patternShares[one] - patternShares[other]);
  const term = {
    activeFactId,
    onFact(factId: string | null) {
      setChosen(findShown(cast, factId) ?? shown);
      onFact(factId);
    },
  };
  return (
    <div className={isFresh ? "ps ps-fresh" : "ps"}>
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
        <Centre cast={cast} locale={locale} branch={palace.branch} isShown={shown === "plate"} onShow={() => term.onFact("plate")} />
      </div>
      <section className="ps-panel" aria-live="polite">
        {patterns.length > 0 ? (
          <dl className="ps-patterns">
            <Row label={words.rows.patterns}>
              {patterns.map((name) => (
                <Term key={name} factId={`pattern.${name}`} {...term}>
                  {words.pattern(name)}
                </Term>
              ))}
            </Row>
          </dl>
        ) : null}
        {shown === "plate" ? <PlatePanel cast={cast} locale={locale} {...term} /> : <PalacePanel cast={cast} palace={palace} locale={locale} {...term} />}
      </section>
      <p className="ps-rule">{words.rule}</p>
    </div>
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as PurpleStarCast;
  return { title: cardWords[locale].title, note: cardWords[locale].note(cast) };
};
