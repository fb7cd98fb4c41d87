import "./lights.css";
import type { ReactNode } from "react";
import { type Sign, toSign } from "../../kit/sky/signs.ts";
import type { Point } from "../cast-types.ts";
import { toDegreeText } from "../telling/degrees.ts";
import type { Part } from "./part.ts";
import { PointGlyph } from "./point-glyph.tsx";
import type { ShownView } from "./shown-view.ts";
import { Term } from "./term.tsx";

/** Sun, Moon and rising sign in the corners that the wheel leaves free; laid over a second chart, its signs with them. */
export const Lights = ({ cast, words, view, ...tapping }: Part & { view: ShownView }) => {
  const { bodies, moonRange, angles } = cast;
  const second = view === "two" ? cast.synastry : null;
  const light = (name: "sun" | "moon" | "rising", point: Point, fact: string, sign: Sign, small: ReactNode) => (
    <Term fact={fact} className={`as-light as-at-${name}`} {...tapping}>
      <small>
        {name === "rising" ? null : <PointGlyph point={point} size={14} />}
        {name === "rising" ? words.rising : words.bodies[point]}
      </small>
      <b>{words.signs[sign]}</b>
      <small>{small}</small>
    </Term>
  );
  const [earliest, latest] = moonRange ? [toSign(moonRange.from), toSign(moonRange.to)] : [bodies.moon, bodies.moon];
  const toMoonSpan = (): string => (earliest.sign === latest.sign ? `${Math.floor(earliest.degree)}–${Math.floor(latest.degree)}°` : words.orSign(latest.sign));
  const rising = angles && toSign(angles.ascendant);
  const otherRising = second?.angles && toSign(second.angles.ascendant);
  return (
    <>
      {light("sun", "sun", "body.sun", bodies.sun.sign, second ? words.andSign(second.bodies.sun.sign) : toDegreeText(bodies.sun.degree))}
      {moonRange
        ? light("moon", "moon", "moonRange", earliest.sign, toMoonSpan())
        : light("moon", "moon", "body.moon", bodies.moon.sign, second ? words.andSign(second.bodies.moon.sign) : toDegreeText(bodies.moon.degree))}
      {rising ? (
        light("rising", "ascendant", "angle.ascendant", rising.sign, otherRising ? words.andSign(otherRising.sign) : toDegreeText(rising.degree))
      ) : (
        <Term fact="frame" className="as-light as-at-rising" {...tapping}>
          <small>{words.rising}</small>
          <b>—</b>
          <small>{cast.isTimeUnknown ? words.hourUnknown : words.placeUnknown}</small>
        </Term>
      )}
    </>
  );
};
