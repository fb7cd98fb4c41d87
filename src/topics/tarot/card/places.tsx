import "./rows.css";
import type { CSSProperties } from "react";
import { getDeckCard } from "../deck-card.ts";
import { getPlace } from "../spreads.ts";
import type { SlotProps } from "./slot.tsx";
import { nameIn, pictureWords } from "./words.ts";

/** What each place asks, and the card that lies in it. */
export const Places = ({ slots }: { slots: readonly SlotProps[] }) => (
  <ol className="tc-list is-places">
    {slots.map(({ spread, card, place, locale, isFresh, activeFactId, onFact }) => {
      const words = pictureWords[locale];
      const seen = getDeckCard(card.id);
      const factId = `card.${place}`;
      const isActive = activeFactId === factId;
      return (
        <li key={place} className={isFresh ? "tc-fresh" : undefined} style={{ "--turn": place - 1 } as CSSProperties}>
          <button type="button" className="tc-row" aria-pressed={isActive} onClick={() => onFact(isActive ? null : factId)}>
            <span className="tc-row-number">{place}</span>
            <span className="tc-row-place">{getPlace(spread, card.position).words[locale]}</span>
            <b className="tc-row-name">{nameIn(seen, locale)}</b>
            <span className={card.reversed ? "tc-row-side tc-rev" : "tc-row-side"}>{card.reversed ? words.reversed : words.upright}</span>
          </button>
        </li>
      );
    })}
  </ol>
);

/** The card all of it comes to. */
export const LastCard = ({ slots }: { slots: readonly SlotProps[] }) => {
  const last = slots.at(-1);
  if (!last) return null;
  const { card, place, locale, isFresh } = last;
  return (
    <span className={isFresh ? "tc-fresh" : undefined} style={{ "--turn": place - 1 } as CSSProperties}>
      <span className="tc-row-side">
        {pictureWords[locale].comes(getPlace(last.spread, card.position).words[locale], nameIn(getDeckCard(card.id), locale), card.reversed)}
      </span>
    </span>
  );
};
