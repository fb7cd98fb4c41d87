import "./hanging.css";
import type { CSSProperties } from "react";
import { getDeckCard } from "../deck-card.ts";
import type { TarotCast } from "../engine.ts";
import { Face } from "./face.tsx";
import type { SlotProps } from "./slot.tsx";
import { Slot } from "./slot.tsx";
import { nameIn, pictureWords, toSideLine } from "./words.ts";

/** Where the thread leaves the row of `count` cards, in percent of its width, and where it arrives: above the card that hangs. */
const toThread = (count: number, answered: number | null): string => {
  const toMiddle = (at: number) => (100 * (at + 0.5)) / count;
  if (answered !== null) return `M${toMiddle(answered)} 0V12H50V24`;
  return count === 1 ? "M50 0V24" : `M${toMiddle(0)} 0V12H${toMiddle(count - 1)}V0M50 12V24`;
};

interface HangingProps {
  slot: SlotProps;
  /** What lies there already: it stays as it is, small. */
  before: TarotCast;
  /** The fact of the card that is asked about; null: all of them. */
  answeredId: string | null;
}

/** A further card on a thread under the one it answers. The spread is not drawn anew. */
export function Hanging({ slot, before, answeredId }: HangingProps) {
  const { card, locale, isFresh } = slot;
  const words = pictureWords[locale];
  const at = before.cards.findIndex((_, place) => answeredId === `card.${place + 1}`);
  const answered = at < 0 ? null : at;
  return (
    <div className="tc-hanging">
      <ol className="tc-before" aria-label={words.before} style={{ "--count": before.cards.length } as CSSProperties}>
        {before.cards.map((earlier, place) => (
          <li key={earlier.position} className={answered === null || answered === place ? undefined : "is-faded"}>
            <span className="vh">{`${nameIn(getDeckCard(earlier.id), locale)}${words.dot}${earlier.reversed ? words.reversed : words.upright}`}</span>
            <span className="tc-small" aria-hidden="true">
              <Face card={getDeckCard(earlier.id)} isReversed={earlier.reversed} isTurning={false} />
            </span>
          </li>
        ))}
      </ol>
      <svg className="tc-thread" viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
        <path d={toThread(before.cards.length, answered)} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={isFresh ? "tc-hung tc-fresh" : "tc-hung"} style={{ "--turn": 0 } as CSSProperties}>
        <Slot {...slot} />
        <div className="tc-single-words">
          <span className="tc-name">{nameIn(getDeckCard(card.id), locale)}</span>
          <span className={card.reversed ? "tc-side tc-rev" : "tc-side"}>{toSideLine(card, locale)}</span>
        </div>
      </div>
    </div>
  );
}
