import "./card.css";
import { CardParts } from "../kit/card/parts.tsx";
import type { CardCaption, CardProps } from "../kit/card.ts";
import { pillarNames } from "../kit/pillars/four-pillars.ts";
import { ElementBar } from "./card/element-bar.tsx";
import { holdsFact } from "./card/holds.ts";
import { Luck, Years } from "./card/luck.tsx";
import { Ring } from "./card/ring.tsx";
import { Strength } from "./card/strength.tsx";
import { figureRows, furtherRows, Table } from "./card/table.tsx";
import { Term } from "./card/term.tsx";
import { Palaces, Stars, Ties } from "./card/ties.tsx";
import { cardWords } from "./card/words.ts";
import type { BirthdayCast } from "./engine.ts";

/** At a glance the pillars, the elements and the strength; folded under them luck, years, ties, stars, stages and how it was cast. Every term opens its fact. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as BirthdayCast;
  const words = cardWords[locale];
  const part = { cast, words, activeFactId, onFact };
  const tapping = { activeFactId, onFact };
  const foot = (
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
  );
  return (
    <CardParts
      className="bz"
      isFresh={isFresh}
      activeFactId={activeFactId}
      figure={
        <>
          <Table {...part} rows={figureRows} />
          <div className="bz-glance-foot">
            <Ring {...part} />
            <ElementBar {...part} />
            <Strength {...part} />
          </div>
        </>
      }
      rows={[
        { key: "luck", title: words.luckTitle, value: words.luckNow(cast), holds: holdsFact("luck"), isOpen: true, content: <Luck {...part} /> },
        { key: "years", title: words.yearsTitle, value: words.yearNow(cast), holds: holdsFact("years"), content: <Years {...part} /> },
        { key: "ties", title: words.tiesTitle, value: words.tiesSum(cast), holds: holdsFact("ties"), content: <Ties {...part} /> },
        { key: "stars", title: words.starsTitle, value: words.starsSum(cast), holds: holdsFact("stars"), content: <Stars {...part} /> },
        {
          key: "stages",
          title: words.stagesTitle,
          value: words.stagesSum(cast),
          holds: holdsFact("stages"),
          content: (
            <>
              <Table {...part} rows={furtherRows} />
              <Palaces {...part} />
            </>
          ),
        },
        { key: "making", title: words.makingTitle, value: words.clock(cast), holds: holdsFact("making"), content: foot },
      ]}
    />
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const words = cardWords[locale];
  return { title: words.title, note: words.note(given as BirthdayCast) };
};
