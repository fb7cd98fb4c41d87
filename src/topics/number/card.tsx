import { CardParts } from "../kit/card/parts.tsx";
import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { NamedTerms } from "../kit/card/named-terms.tsx";
import { toBodyUse } from "./body-use.ts";
import { Digits, Made } from "./card/made.tsx";
import { cardWords } from "./card/words.ts";
import type { NumberCast } from "./engine.ts";

const termIds = ["bond", "season", "lean", "hexagram.nuclear", "middle", "turn"];

/** Three numbers and the hexagram they make; folded under it the line that moves, the terms of body and use, and how soon. */
export function Card({ cast: given, locale, isFresh, facts, activeFactId, onFact, isBounded = false }: CardProps) {
  const cast = given as NumberCast;
  const words = cardWords[locale];
  const { primary, moving } = cast;
  const changed = cast.changed ?? primary;
  const sides = toBodyUse(cast);
  const tapping = { activeFactId, onFact };
  const part = { cast, words, ...tapping };
  const line = words.line(moving, primary.lines[moving - 1] === "1");
  const { terms } = words;
  const lean = { fact: "lean", label: terms.lean, value: words.leans[sides.lean + 2] ?? "" };
  const timing = { fact: "timing", label: terms.timing, value: words.timing(cast.upper + cast.lower + moving, words.units[sides.bond]) };
  return (
    <CardParts
      className="td"
      isFresh={isFresh}
      activeFactId={activeFactId}
      figure={
        <div className="td-figure">
          <Digits {...part} />
          <Made {...part} sides={sides} />
        </div>
      }
      rows={[
        {
          key: "line",
          title: words.rows.line,
          value: words.moves(line, words.name(changed)),
          holds: (factId) => factId === "line",
          content: (
            <NamedTerms
              terms={[
                { fact: "line", label: words.places[2], value: line },
                { fact: "hexagram.changed", label: words.changed, value: words.name(changed) },
              ]}
              facts={facts}
              {...tapping}
            />
          ),
        },
        {
          key: "terms",
          title: words.rows.terms,
          value: words.bonds[sides.bond],
          holds: (factId) => termIds.includes(factId),
          content: (
            <NamedTerms
              terms={[
                { fact: "bond", label: terms.bond, value: words.bonds[sides.bond] },
                { fact: "season", label: terms.season, value: words.seasons[sides.season] },
                ...(isBounded ? [] : [lean]),
                { fact: "hexagram.nuclear", label: terms.middle, value: words.name(cast.nuclear) },
                { fact: "turn", label: terms.turn, value: words.trigram(sides.turned.name) },
              ]}
              facts={facts}
              {...tapping}
            />
          ),
        },
        !isBounded && {
          key: "timing",
          title: words.rows.timing,
          value: timing.value,
          holds: (factId) => factId === "timing",
          content: <NamedTerms terms={[timing]} facts={facts} {...tapping} />,
        },
      ]}
    />
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const { drawn } = given as NumberCast;
  const words = cardWords[locale];
  return { title: words.title, note: words.note(drawn) };
};
