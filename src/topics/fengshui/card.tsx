import { CardParts } from "../kit/card/parts.tsx";
import { usePhoto } from "../kit/card/photo.ts";
import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { palaces } from "../kit/compass/palace.ts";
import { Dial } from "./card/dial.tsx";
import { holdsFact } from "./card/holds.ts";
import { Legend } from "./card/legend.tsx";
import { DialPalaces, SquarePalaces } from "./card/palaces.tsx";
import { Plan } from "./card/plan.tsx";
import { findStar, listPeople, listSeat, listYear, Rows, Sides, toSides } from "./card/rows.tsx";
import { PalaceTable } from "./card/table.tsx";
import { cardWords } from "./card/words.ts";
import type { FengshuiCast } from "./engine.ts";

/** The nine palaces on the person’s own plan where one was sent, else on a compass turned to where the house looks, on a phone as a square; a fresh one swings into place once. Folded under it the seat, the year, the table, and what suits where. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact, showPicture }: CardProps) {
  const cast = given as FengshuiCast;
  const words = cardWords[locale];
  const open = { activeFactId, onFact };
  const part = { cast, words, ...open };
  const front = palaces.find((palace) => cast.flyingStars[palace][1] === cast.period)!;
  const { plan } = cast;
  const photo = usePhoto(plan?.picture ?? null, showPicture);
  const compass = (
    <>
      <div className="fs-figure">
        <div className="fs-plate">
          <Dial cast={cast} words={words} />
          <DialPalaces {...part} />
        </div>
        <Legend words={words} {...open} />
      </div>
      <div className="fs-square">
        <div className="fs-look">▲ {words.mountain(cast.mountain)}</div>
        <div className="fs-nine">
          <SquarePalaces {...part} />
        </div>
        <div className="fs-foot">
          <b>{words.mountain(cast.sitting)}</b>
          <Legend words={words} {...open} />
        </div>
      </div>
    </>
  );
  return (
    <CardParts
      className="fs"
      isFresh={isFresh}
      activeFactId={activeFactId}
      figure={photo && plan ? <Plan {...part} plan={plan} photo={photo} /> : compass}
      rows={[
        photo !== null &&
          plan !== undefined && {
            key: "compass",
            title: words.details.compass,
            value: words.house(cast),
            content: compass,
          },
        {
          key: "seat",
          title: words.details.seat,
          value: words.seatSum(cast),
          holds: holdsFact("seat"),
          content: <Rows rows={listSeat(cast, words)} {...open} />,
        },
        {
          key: "year",
          title: words.details.year,
          value: words.yearSum(cast.year, findStar(cast.annualStars, 5)),
          holds: holdsFact("year"),
          content: <Rows rows={listYear(cast, words)} {...open} />,
        },
        { key: "table", title: words.details.table, value: words.tableSum(cast.period, front), content: <PalaceTable {...part} /> },
        {
          key: "advice",
          title: words.details.advice,
          value: words.adviceSum(toSides(cast)[0]!.direction),
          holds: holdsFact("advice"),
          content: (
            <>
              <Rows rows={listPeople(cast, words)} {...open} />
              <Sides {...part} />
            </>
          ),
        },
      ]}
    />
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as FengshuiCast;
  return { title: cardWords[locale].title(cast), note: cardWords[locale].note(cast) };
};
