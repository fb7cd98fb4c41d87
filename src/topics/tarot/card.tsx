import type { CardCaption, CardProps } from "../kit/card.ts";
import "./art/art.css";
import "./card.css";
import { Numbered } from "./card/numbered.tsx";
import { Single } from "./card/single.tsx";
import type { SlotProps } from "./card/slot.tsx";
import { CaptionedSlot } from "./card/slot.tsx";
import { pictureWords, toSideLine } from "./card/words.ts";
import type { TarotCast } from "./engine.ts";
import { spreads } from "./spreads.ts";

/** A spread as it lies on the table; a fresh one turns over card by card. */
export function Card({ cast, locale, isFresh, activeFactId, onFact }: CardProps) {
  const { spread, cards } = cast as TarotCast;
  const slots = cards.map((card, at): SlotProps => ({ spread, card, place: at + 1, locale, isFresh, activeFactId, onFact }));
  const first = slots[0];
  if (spread === "celticCross" || spread === "cross") {
    return (
      <div className="tc">
        <Numbered slots={slots} layout={spread === "cross" ? "cross" : "celtic"} />
      </div>
    );
  }
  if (spread === "one" && first) {
    return (
      <div className="tc">
        <Single slot={first} />
      </div>
    );
  }
  return (
    <div className="tc">
      <ol className={spread === "relationship" ? "tc-cards tc-two-rows" : "tc-cards"}>
        {slots.map((slot) => (
          <CaptionedSlot key={slot.place} {...slot} />
        ))}
      </ol>
    </div>
  );
}

export const toCaption: CardCaption = (cast, locale) => {
  const { spread, cards } = cast as TarotCast;
  const words = pictureWords[locale];
  const title = spreads[spread].words[locale];
  const [only] = cards;
  if (spread === "one" && only) return { title, note: toSideLine(only, locale) };
  const majors = cards.filter(({ arcana }) => arcana === "major").length;
  const reversed = cards.filter((card) => card.reversed).length;
  return { title, note: `${words.majors(majors)}${words.dot}${words.reversedCount(reversed)}` };
};
