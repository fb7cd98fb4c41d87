import { CardParts } from "../kit/card/parts.tsx";
import type { CardCaption, CardProps } from "../kit/card.ts";
import { axes } from "../kit/sixteen-types/axes.ts";
import "./card.css";
import { AxisBar } from "./card/axis-bar.tsx";
import { Exceptions, Method, Neighbours } from "./card/rows.tsx";
import { cardWords } from "./card/words.ts";
import type { MbtiCast } from "./cast-types.ts";
import { listScenes } from "./scenes.ts";

/** The first part of a fact’s id. */
const keyOf = (factId: string): string => factId.split(".")[0]!;

/** Four axes with their margins of error; folded under them the types next door, the scenes answered against one’s own letters, and the method. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as MbtiCast;
  const words = cardWords[locale];
  const tapping = { activeFactId, onFact };
  const part = { cast, locale, ...tapping };
  const exceptions = listScenes(cast).filter(({ isAgainst }) => isAgainst);
  const percent = Math.round((cast.consistency ?? 0) * 100);
  return (
    <CardParts
      className="mb"
      isFresh={isFresh}
      activeFactId={activeFactId}
      figure={
        <ul className="mb-axes">
          {axes.map((axis) => (
            <AxisBar key={axis} axis={axis} score={cast.axes[axis]} locale={locale} {...tapping} />
          ))}
        </ul>
      }
      rows={[
        cast.neighbours.length > 0 && {
          key: "neighbours",
          title: words.neighbours,
          value: cast.neighbours.map(({ type }) => type).join(words.comma),
          holds: (factId) => keyOf(factId) === "neighbour",
          content: <Neighbours {...part} />,
        },
        exceptions.length > 0 && {
          key: "exceptions",
          title: words.exceptions,
          value: words.some(
            exceptions.slice(0, 2).map(({ scene }) => words.scenes[scene]),
            exceptions.length,
          ),
          holds: (factId) => exceptions.some(({ scene }) => factId === `scene.${scene}`),
          content: <Exceptions exceptions={exceptions} locale={locale} {...tapping} />,
        },
        {
          key: "method",
          title: words.method,
          value: words.consistency(percent),
          holds: (factId) => factId === "consistency" || factId === "type",
          content: <Method {...part} />,
        },
      ]}
    />
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const { type, version } = given as MbtiCast;
  return { title: cardWords[locale].title(type), note: cardWords[locale].versions[version] };
};
