import type { Tapping } from "../../ui/tap/tap.tsx";
import { CardParts } from "../kit/card/parts.tsx";
import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { Bars } from "./card/bars.tsx";
import { Field } from "./card/field.tsx";
import type { BarsFigure, FieldFigure, Figure, RadarFigure, WheelFigure } from "./card/figure.ts";
import { Radar } from "./card/radar.tsx";
import { Further, Method, Scores } from "./card/rows.tsx";
import { Wheel } from "./card/wheel.tsx";
import { cardWords } from "./card/words.ts";
import type { PersonalityCast } from "./engine.ts";
import { getFigure } from "./instruments/figures.ts";

/** How each kind of figure is drawn. */
const drawn: { readonly [Kind in Figure["kind"]]: (figure: Figure, tapping: Tapping) => React.ReactNode } = {
  wheel: (figure, tapping) => <Wheel figure={figure as WheelFigure} {...tapping} />,
  radar: (figure, tapping) => <Radar figure={figure as RadarFigure} {...tapping} />,
  bars: (figure, tapping) => <Bars figure={figure as BarsFigure} {...tapping} />,
  field: (figure, tapping) => <Field figure={figure as FieldFigure} {...tapping} />,
};

/** Half of a margin of error, on average. */
const toMargin = ({ marks }: Figure): number => Math.round(marks.reduce((sum, { low, high }) => sum + (high - low) / 2, 0) / marks.length);

/** A test's figure with its scales, each open to a tap; folded under it the scores with their margins, what else was found, and the method. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as PersonalityCast;
  const words = cardWords[locale];
  const figure = getFigure(cast.test).toFigure(cast, locale);
  const { marks, further, note } = figure;
  const tapping = { activeFactId, onFact };
  const [first, second] = marks.toSorted((one, other) => other.percent - one.percent);
  return (
    <CardParts
      className="pe"
      isFresh={isFresh}
      activeFactId={activeFactId}
      figure={drawn[figure.kind](figure, tapping)}
      rows={[
        figure.kind !== "bars" && {
          key: "scores",
          title: words.scores,
          value: [first!, second!].map(({ name, percent }) => `${name} ${Math.round(percent)}`).join(words.comma),
          content: <Scores marks={marks} {...tapping} />,
        },
        further !== undefined && {
          key: "further",
          title: further.title,
          value: further.value,
          holds: (factId) => further.groups.some(({ terms }) => terms.some(({ fact }) => fact === factId)),
          content: <Further further={further} {...tapping} />,
        },
        {
          key: "method",
          title: words.method,
          value: words.margin(toMargin(figure)),
          holds: (factId) => factId === "consistency" || factId === "result",
          content: <Method cast={cast} words={words} note={note} {...tapping} />,
        },
      ]}
    />
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as PersonalityCast;
  return getFigure(cast.test).toCaption(cast, locale);
};
