import { isAmongKin } from "../../kit/hearing/among-kin.ts";
import type { Question, Theme } from "../../kit/hearing/question.ts";
import { toHash } from "../../kit/wording/way.ts";
import { coupleCards } from "../data/couples.ts";
import type { Element, Rank, Suit } from "../data/deck.ts";
import type { SideText } from "../data/text.ts";
import { getDeckCard } from "../deck-card.ts";
import type { CastCard, TarotCast } from "../engine.ts";
import type { TarotFact } from "../facts.ts";
import type { Lean } from "../lean.ts";
import { leanOf, toLean } from "../lean.ts";
import type { Role } from "../spreads.ts";
import { getPlace } from "../spreads.ts";
import type { Language } from "./language.ts";

/** A card of the cast with its words, as the reader sees it. */
export interface SeenCard {
  /** Counted from 1. */
  place: number;
  factId: string;
  key: string;
  role: Role;
  placeName: string;
  id: number;
  slug: string;
  /** As in the deck: "The Hermit". */
  name: string;
  suit: Suit | null;
  rank: Rank | null;
  number: number;
  element: Element;
  reversed: boolean;
  lean: number;
  text: SideText;
  /** The same card the other way up. */
  otherSide: SideText;
  /** The field of life this card is told in when the question names none. */
  ownTheme: Theme;
  /** Its passage on love speaks to a couple and no one else. */
  isForCouples: boolean;
}

export interface View {
  language: Language;
  cast: TarotCast;
  facts: TarotFact[];
  cards: SeenCard[];
  question: Question;
  /** The question is about family or friends: passages that suit only a couple stay untold. */
  amongKin: boolean;
  lean: Lean;
  variant: number;
  /** From the cards alone, so that the same cast is always told alike. */
  salt: number;
}

const suitThemes: Record<Suit, Theme> = { wands: "work", cups: "love", swords: "inner", pentacles: "money" };

const toSeen = (cast: TarotCast, card: CastCard, at: number, { locale, texts }: Language): SeenCard => {
  const place = getPlace(cast.spread, card.position);
  const { slug, suit, rank, number, element, nameZh, nameEn } = getDeckCard(card.id);
  const text = texts[slug];
  if (!text) throw new RangeError(`no text for ${slug}`);
  return {
    place: at + 1,
    factId: `card.${at + 1}`,
    key: place.key,
    role: place.role,
    placeName: place.words[locale],
    id: card.id,
    slug,
    name: locale === "zh" ? nameZh : nameEn,
    suit,
    rank,
    number,
    element,
    reversed: card.reversed,
    lean: leanOf(card),
    text: card.reversed ? text.reversed : text.upright,
    otherSide: card.reversed ? text.upright : text.reversed,
    ownTheme: suit === null ? "inner" : suitThemes[suit],
    isForCouples: coupleCards[locale][card.reversed ? "reversed" : "upright"].has(slug),
  };
};

export const toView = (request: { cast: TarotCast; facts: TarotFact[]; question: Question; variant: number }, language: Language): View => ({
  ...request,
  language,
  amongKin: isAmongKin(request.question),
  cards: request.cast.cards.map((card, at) => toSeen(request.cast, card, at, language)),
  lean: toLean(request.cast),
  salt: toHash(request.cast.cards.map(({ id, reversed }) => `${id}${reversed ? "r" : "u"}`).join(" ")),
});

/** The first card in one of these roles, the roles tried in order; every spread has an outcome, so this is never empty. */
export const cardIn = ({ cards }: View, ...roles: Role[]): SeenCard => {
  for (const role of roles) {
    const found = role === "outcome" ? cards.findLast((card) => card.role === role) : cards.find((card) => card.role === role);
    if (found) return found;
  }
  return cards.at(-1)!;
};
