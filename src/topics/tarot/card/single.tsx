import { getDeckCard } from "../deck-card.ts";
import { toNumeral } from "./numeral.ts";
import type { SlotProps } from "./slot.tsx";
import { Slot } from "./slot.tsx";
import { nameIn, pictureWords } from "./words.ts";

/** One card at its largest, its name and what it is beside it. */
export function Single({ slot }: { slot: SlotProps }) {
  const { card, locale } = slot;
  const words = pictureWords[locale];
  const seen = getDeckCard(card.id);
  return (
    <div className="tc-single">
      <Slot {...slot} />
      <div className="tc-single-words">
        <span className="tc-single-name">{nameIn(seen, locale)}</span>
        <span className={card.reversed ? "tc-side tc-rev" : "tc-side"}>{card.reversed ? words.reversed : words.upright}</span>
        <span className="tc-side">
          {words[card.arcana]}
          {card.arcana === "major" ? ` ${toNumeral(seen)}` : ""}
          {words.dot}
          {words[seen.element]}
        </span>
      </div>
    </div>
  );
}
