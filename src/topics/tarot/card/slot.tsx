import type { CSSProperties } from "react";
import type { CardProps } from "../../kit/card.ts";
import { getDeckCard } from "../deck-card.ts";
import type { CastCard, TarotCast } from "../engine.ts";
import { getPlace } from "../spreads.ts";
import { Face } from "./face.tsx";
import { nameIn, pictureWords, toSideLine } from "./words.ts";

export interface SlotProps extends Pick<CardProps, "locale" | "isFresh" | "activeFactId" | "onFact"> {
  spread: TarotCast["spread"];
  card: CastCard;
  /** Counted from 1. */
  place: number;
}

/** One card as a button that opens its fact: the face turns, its name for a reader never does. */
export function Slot({ spread, card, place, locale, isFresh, activeFactId, onFact }: SlotProps) {
  const words = pictureWords[locale];
  const factId = `card.${place}`;
  const isActive = activeFactId === factId;
  const seen = getDeckCard(card.id);
  const side = card.reversed ? words.reversed : words.upright;
  return (
    <button
      type="button"
      className="tc-slot"
      aria-pressed={isActive}
      style={{ "--turn": place - 1 } as CSSProperties}
      onClick={() => onFact(isActive ? null : factId)}
    >
      {/* Not an aria-label: the numeral in the picture counts as the button's visible text, and would have to be in it. */}
      <span className="vh">{words.label(place, getPlace(spread, card.position).words[locale], nameIn(seen, locale), side)}</span>
      <Face card={seen} isReversed={card.reversed} isTurning={isFresh} />
    </button>
  );
}

/** A card with its place above and its name below, both always upright. */
export function CaptionedSlot(props: SlotProps) {
  const { spread, card, place, locale, isFresh } = props;
  return (
    <li className={isFresh ? "tc-one tc-fresh" : "tc-one"} style={{ "--turn": place - 1 } as CSSProperties}>
      <span className="tc-place">{getPlace(spread, card.position).words[locale]}</span>
      <Slot {...props} />
      <span className="tc-name">{nameIn(getDeckCard(card.id), locale)}</span>
      <span className={card.reversed ? "tc-side tc-rev" : "tc-side"}>{toSideLine(card, locale)}</span>
    </li>
  );
}
