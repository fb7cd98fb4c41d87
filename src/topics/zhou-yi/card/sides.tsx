import type { Locale } from "../../../shared/i18n/locale.ts";
import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import type { ZhouYiCast } from "../engine.ts";
import { Bars } from "./bars.tsx";
import { cardWords } from "./words.ts";

const sides = ["nuclear", "opposite", "reversed"] as const;

/** The three hexagrams that stand beside the one cast. */
export const Sides = ({ cast, locale, ...tapping }: { cast: ZhouYiCast; locale: Locale } & Tapping) => {
  const words = cardWords[locale];
  return (
    <div className="zy-sides">
      {sides.map((side) => (
        <Tap key={side} fact={`hexagram.${side}`} className="zy-side-hexagram" {...tapping}>
          <svg viewBox="-4 -2 158 148" aria-hidden="true">
            <Bars lines={cast[side].lines} />
          </svg>
          <small>{words.sides[side]}</small>
          <b>
            {cast[side].number} {words.name(cast[side])}
          </b>
        </Tap>
      ))}
    </div>
  );
};
