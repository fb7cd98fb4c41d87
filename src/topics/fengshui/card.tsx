import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { Tap } from "../../ui/tap/tap.tsx";
import { Dial } from "./card/dial.tsx";
import { Palaces } from "./card/palaces.tsx";
import { Rows } from "./card/rows.tsx";
import { PalaceTable } from "./card/table.tsx";
import { cardWords } from "./card/words.ts";
import type { FengshuiCast } from "./engine.ts";

const legend = [
  { key: "mountain", fact: "flight.mountain" },
  { key: "facing", fact: "flight.facing" },
  { key: "base", fact: "period" },
  { key: "annual", fact: "annual" },
] as const;

/** The nine palaces on a compass turned to where the house looks; a fresh one swings into place once. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as FengshuiCast;
  const words = cardWords[locale];
  const open = { activeFactId, onFact };
  return (
    <div className={isFresh ? "fs fs-fresh" : "fs"}>
      <div className="fs-two">
        <div className="fs-figure">
          <div className="fs-plate">
            <Dial cast={cast} words={words} />
            <Palaces cast={cast} words={words} {...open} />
          </div>
          <div className="fs-legend">
            {legend.map(({ key, fact }) => (
              <Tap key={key} {...open} fact={fact} className="fs-key">
                <small>{words.legend[key].where}</small>
                {words.legend[key].name}
              </Tap>
            ))}
          </div>
        </div>
        <Rows cast={cast} words={words} {...open} />
      </div>
      <PalaceTable cast={cast} words={words} {...open} />
    </div>
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as FengshuiCast;
  return { title: cardWords[locale].title(cast), note: cardWords[locale].note(cast) };
};
