import "./numbered.css";
import type { CSSProperties } from "react";
import { getDeckCard } from "../deck-card.ts";
import { getPlace } from "../spreads.ts";
import type { SlotProps } from "./slot.tsx";
import { Slot } from "./slot.tsx";
import { nameIn, pictureWords } from "./words.ts";

/** A spread laid on the table with a number at each card, and the list that says what each number is. */
export function Numbered({ slots, layout }: { slots: SlotProps[]; layout: "celtic" | "cross" }) {
  return (
    <div className="tc-numbered">
      <div className={`tc-table tc-${layout}`}>
        {slots.map((slot) => (
          <div key={slot.place} className="tc-spot" data-place={slot.place}>
            <Slot {...slot} />
            <span className="tc-number" aria-hidden="true">
              {slot.place}
            </span>
          </div>
        ))}
      </div>
      <ol className="tc-list">
        {slots.map(({ spread, card, place, locale, isFresh, activeFactId }) => (
          <li
            key={place}
            className={`tc-row${activeFactId === `card.${place}` ? " tc-now" : ""}${isFresh ? " tc-fresh" : ""}`}
            style={{ "--turn": place - 1 } as CSSProperties}
          >
            <span className="tc-row-number">{place}</span>
            <span className="tc-row-place">{getPlace(spread, card.position).words[locale]}</span>
            <b className="tc-row-name">{nameIn(getDeckCard(card.id), locale)}</b>
            <span className="tc-row-side tc-rev">{card.reversed ? pictureWords[locale].reversedShort : ""}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
