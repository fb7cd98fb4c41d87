import { CardParts } from "../kit/card/parts.tsx";
import type { CardCaption, CardKnocks, CardLanding, CardProps } from "../kit/card.ts";
import "./art/art.css";
import "./card.css";
import { Enlarged } from "./card/enlarged.tsx";
import { Hanging } from "./card/hanging.tsx";
import { Numbered } from "./card/numbered.tsx";
import { isOfOdds, listOdds, Odds } from "./card/odds.tsx";
import { LastCard, Places } from "./card/places.tsx";
import { Single } from "./card/single.tsx";
import type { SlotProps } from "./card/slot.tsx";
import { CaptionedSlot } from "./card/slot.tsx";
import { pictureWords, toSideLine } from "./card/words.ts";
import type { TarotCast } from "./engine.ts";
import { getPlace, spreads } from "./spreads.ts";

/** What a single card was drawn to, where it was. */
const findBefore = ({ spread }: TarotCast, beside: CardProps["beside"]): { cast: TarotCast; fact: string | null } | null =>
  beside && spread === "one" ? { cast: beside.cast as TarotCast, fact: beside.fact } : null;

/** A spread as it lies on the table; a fresh one turns over card by card. */
export function Card({ cast: given, locale, isFresh, facts, activeFactId, onFact, beside }: CardProps) {
  const cast = given as TarotCast;
  const { spread, cards } = cast;
  const words = pictureWords[locale];
  const slots = cards.map((card, at): SlotProps => ({ spread, card, place: at + 1, locale, isFresh, activeFactId, onFact }));
  const first = slots[0];
  const before = findBefore(cast, beside);
  const isNumbered = spread === "celticCross" || spread === "cross";
  // Five cards and more are small on any table: they want a pane of their own width, and a tap shows one large.
  const isMany = cards.length > 3;
  const figure = isNumbered ? (
    <Numbered slots={slots} layout={spread === "cross" ? "cross" : "celtic"} />
  ) : before && first ? (
    <Hanging slot={first} before={before.cast} answeredId={before.fact} />
  ) : spread === "one" && first ? (
    <Single slot={first} />
  ) : (
    <ol className={spread === "relationship" ? "tc-cards tc-two-rows" : "tc-cards"}>
      {slots.map((slot) => (
        <CaptionedSlot key={slot.place} {...slot} />
      ))}
    </ol>
  );
  const tapped = slots.find(({ place }) => activeFactId === `card.${place}`);
  const odds = listOdds(cast, facts);
  const [rarest] = odds;
  return (
    <CardParts
      className="tc"
      isFresh={false}
      activeFactId={activeFactId}
      isWide={isMany}
      enlarged={isMany && tapped ? <Enlarged card={tapped.card} /> : null}
      figure={<div className={`tc-figure tc-of-${spread}`}>{figure}</div>}
      rows={[
        slots.length > 1 && {
          key: "places",
          title: words.places,
          value: <LastCard slots={slots} />,
          holds: (factId) => factId.startsWith("card."),
          isOpen: slots.length === 10,
          content: <Places slots={slots} />,
        },
        rarest !== undefined && {
          key: "odds",
          title: words.odds,
          value: words.rarest(rarest.chip.label, rarest.chip.value, words.share(rarest.share)),
          holds: isOfOdds,
          content: <Odds odds={odds} count={cards.length} locale={locale} activeFactId={activeFactId} onFact={onFact} />,
        },
      ]}
    />
  );
}

export const toCaption: CardCaption = (cast, locale, beside) => {
  const { spread, cards } = cast as TarotCast;
  const words = pictureWords[locale];
  const before = findBefore(cast as TarotCast, beside);
  if (before) {
    const answered = before.cast.cards.find((_, at) => before.fact === `card.${at + 1}`);
    return { title: words.further, note: answered ? words.furtherTo(getPlace(before.cast.spread, answered.position).words[locale]) : words.furtherToAll };
  }
  const title = spreads[spread].words[locale];
  const [only] = cards;
  if (spread === "one" && only) return { title, note: toSideLine(only, locale) };
  const majors = cards.filter(({ arcana }) => arcana === "major").length;
  const reversed = cards.filter((card) => card.reversed).length;
  return { title, note: `${words.majors(majors)}${words.dot}${words.reversedCount(reversed)}` };
};

/** Each card turns a step after the one before (`--tc-step`). */
const toStepMs = ({ spread }: TarotCast): number => (spread === "celticCross" ? 90 : 240);
export const toLandingMs: CardLanding = (cast) => 440 + ((cast as TarotCast).cards.length - 1) * toStepMs(cast as TarotCast);
export const toKnocks: CardKnocks = (cast) => (cast as TarotCast).cards.map((_, at) => ({ atMs: 220 + at * toStepMs(cast as TarotCast), of: "card" }));
