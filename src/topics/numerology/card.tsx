import { CardParts } from "../kit/card/parts.tsx";
import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { Cores } from "./card/cores.tsx";
import { Cycle } from "./card/cycle.tsx";
import { DateSum } from "./card/date-sum.tsx";
import { holdsFact } from "./card/holds.ts";
import { NameSum } from "./card/name-sum.tsx";
import { Ridge } from "./card/ridge.tsx";
import { Findings, Others } from "./card/rows.tsx";
import { sumDate, sumFindings, sumOthers, sumPinnacles } from "./card/sums.ts";
import { cardWords } from "./card/words.ts";
import type { NumerologyCast } from "./cast-types.ts";

/** At a glance the core numbers; folded under them date and name added up on paper, the ridge of pinnacles, the round of nine years and what else the numbers hold. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as NumerologyCast;
  const words = cardWords[locale];
  const part = { cast, words, activeFactId, onFact };
  const found = sumFindings(cast, words);
  return (
    <CardParts
      className="nm"
      isFresh={isFresh}
      activeFactId={activeFactId}
      figure={<Cores {...part} />}
      rows={[
        {
          key: "sums",
          title: words.sums,
          value: sumDate(cast),
          content: (
            <>
              <DateSum {...part} />
              <NameSum {...part} />
            </>
          ),
        },
        { key: "pinnacles", title: words.pinnacles, value: sumPinnacles(cast, words), holds: holdsFact("pinnacles"), content: <Ridge {...part} /> },
        {
          key: "cycle",
          title: words.cycle,
          value: words.year(cast.present.year, cast.personalYear),
          holds: holdsFact("cycle"),
          content: <Cycle {...part} />,
        },
        found !== undefined && { key: "findings", title: words.findings, value: found, holds: holdsFact("findings"), content: <Findings {...part} /> },
        { key: "others", title: words.rows.others, value: sumOthers(cast, words), holds: holdsFact("others"), content: <Others {...part} /> },
      ]}
    />
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as NumerologyCast;
  return { title: cardWords[locale].title, note: cardWords[locale].note(cast) };
};
