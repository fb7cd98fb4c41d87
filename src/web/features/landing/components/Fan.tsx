import type { CSSProperties, MouseEvent, Ref } from "react";
import { CardBack } from "../../../../topics/tarot/art/back.tsx";
import "../../../../topics/tarot/art/art.css";
import type { DrawState } from "../draw/draw-state.ts";
import type { CardFace } from "../load-face.tsx";
import { useLanding } from "../use-landing.ts";

interface FanProps {
  ref: Ref<HTMLFieldSetElement>;
  state: DrawState;
  face: CardFace | null;
  onTurn(card: number, event: MouseEvent): void;
}

const places = [0, 1, 2];
/** How far the two others show beside the tapped card, in places. */
const peek = 0.34;

/** Places to move and how to lie there: the tapped card to the middle, the others half behind it, one on each side. */
const toPlace = (at: number, chosen: number | null): CSSProperties | undefined => {
  if (chosen === null) return undefined;
  const isLeft = at === places.find((place) => place !== chosen);
  const shift = at === chosen ? 0 : isLeft ? -peek : peek;
  return { "--to": 1 - at + shift, "--lean": isLeft ? "-7deg" : "7deg" } as CSSProperties;
};

/** Three cards face down. The tapped one comes forward, and turns over as soon as it is known. */
export const Fan = ({ ref, state, face, onTurn }: FanProps) => {
  const { locale, words } = useLanding();
  const { chosen, card, isResumed } = state;
  const isIdle = state.phase === "ready";
  return (
    <fieldset ref={ref} id="fan" className={chosen === null ? "fan" : isResumed ? "fan is-drawn is-still" : "fan is-drawn"}>
      <legend className="vh">{words.fan}</legend>
      {/* Some four hundred strokes: drawn once, shown three times. */}
      <svg className="vh" aria-hidden="true">
        <symbol id="card-back" viewBox="0 0 200 340">
          <CardBack uid="back" />
        </symbol>
      </svg>
      {words.cards.map((label, at) => {
        const isChosen = chosen === at;
        const isOpen = isChosen && face !== null;
        return (
          <button
            key={label}
            type="button"
            className={isChosen ? "draw is-chosen" : "draw"}
            data-at={at}
            style={toPlace(at, chosen)}
            aria-disabled={!isIdle}
            onClick={(event) => onTurn(at, event)}
          >
            <span className="vh">{isOpen ? `${face.name[locale]} ${card?.reversed ? words.reversed : words.upright}` : label}</span>
            <span className={isOpen ? "turn is-open" : "turn"} aria-hidden="true">
              <span className="turn-back">
                <svg className="tarot back" viewBox="0 0 200 340" aria-hidden="true">
                  <use href="#card-back" />
                </svg>
              </span>
              {isOpen ? <span className={card?.reversed ? "turn-face is-reversed" : "turn-face"}>{face.picture}</span> : null}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
};
