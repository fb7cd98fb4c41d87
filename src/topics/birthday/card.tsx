import "./card.css";
import type { CardCaption, CardProps } from "../kit/card.ts";
import { pillarNames } from "../kit/pillars/four-pillars.ts";
import { Luck, Years } from "./card/luck.tsx";
import { Ring } from "./card/ring.tsx";
import { Strength } from "./card/strength.tsx";
import { Table } from "./card/table.tsx";
import { Term } from "./card/term.tsx";
import { Palaces, Stars, Ties } from "./card/ties.tsx";
import { cardWords } from "./card/words.ts";
import type { BirthdayCast } from "./engine.ts";

/** The pillars as a table, the elements on their ring, ties and stars, luck on a line; every term opens its fact. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as BirthdayCast;
  const words = cardWords[locale];
  const part = { cast, words, activeFactId, onFact };
  const tapping = { activeFactId, onFact };
  return (
    <div className={isFresh ? "bz bz-fresh" : "bz"}>
      <Table {...part} />
      <Strength {...part} />
      <div className="bz-pair">
        <Ring {...part} />
        <Ties {...part} />
      </div>
      <Stars {...part} />
      <Palaces {...part} />
      <Luck {...part} />
      <Years {...part} />
      <div className="bz-foot">
        <Term fact="clock" {...tapping}>
          {words.clock(cast)}
        </Term>
        <Term fact="lunarDate" {...tapping}>
          {words.lunar(cast)}
        </Term>
        {cast.variants.map(({ pillars }, index) => {
          // A stored cast keeps no order of keys.
          const named = pillarNames.map((name) => pillars[name]).join(" ");
          return (
            <Term key={named} fact={`variant.${index + 1}`} {...tapping}>
              {words.variant} <b lang="zh">{named.trimEnd()}</b>
            </Term>
          );
        })}
      </div>
    </div>
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const words = cardWords[locale];
  return { title: words.title, note: words.note(given as BirthdayCast) };
};
