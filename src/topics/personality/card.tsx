import { Tap, type Tapping } from "../../ui/tap/tap.tsx";
import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { Bars } from "./card/bars.tsx";
import { Field } from "./card/field.tsx";
import type { BarsFigure, FieldFigure, Figure, RadarFigure, WheelFigure } from "./card/figure.ts";
import { Radar } from "./card/radar.tsx";
import { Wheel } from "./card/wheel.tsx";
import type { PersonalityCast } from "./engine.ts";
import { getFigure } from "./instruments/figures.ts";

/** How each kind of figure is drawn. */
const drawn: { readonly [Kind in Figure["kind"]]: (figure: Figure, tapping: Tapping) => React.ReactNode } = {
  wheel: (figure) => <Wheel figure={figure as WheelFigure} />,
  radar: (figure) => <Radar figure={figure as RadarFigure} />,
  bars: (figure, tapping) => <Bars figure={figure as BarsFigure} {...tapping} />,
  field: (figure) => <Field figure={figure as FieldFigure} />,
};

/** A test's figure, and its scores below, each open to a tap; bars are their own scores. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as PersonalityCast;
  const figure = getFigure(cast.test).toFigure(cast, locale);
  const tapping = { activeFactId, onFact };
  return (
    <div className={isFresh ? "pe pe-fresh" : "pe"}>
      {drawn[figure.kind](figure, tapping)}
      {figure.kind === "bars" ? null : (
        <ul className="pe-scores">
          {figure.marks.map(({ fact, sign, name, percent, rank, color }) => (
            <li key={fact}>
              <Tap fact={fact} className={rank === "first" ? "pe-term pe-top" : "pe-term"} {...tapping} label={`${sign} ${name} ${Math.round(percent)}`}>
                <b className={color ? `pe-${color}` : undefined}>{sign}</b>
                <span>{name}</span>
                <em>{Math.round(percent)}</em>
              </Tap>
            </li>
          ))}
        </ul>
      )}
      <p className="pe-note">{figure.note}</p>
    </div>
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as PersonalityCast;
  return getFigure(cast.test).toCaption(cast, locale);
};
