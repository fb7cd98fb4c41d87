import { sayFurtherTheme } from "./card-pieces.ts";
import type { Ledger } from "./ledger.ts";
import { slotsOf } from "./ledger.ts";
import type { Draft } from "./piece.ts";
import type { SeenCard, View } from "./view.ts";

/** Where the card stands in the deck: what its suit and its number are about. */
export const sayCraft = ({ language }: View, card: SeenCard): string => {
  const { craft } = language.phrases;
  const text = card.suit === null || card.rank === null ? craft.major : language.locale === "zh" ? `${craft.suit[card.suit]}，${craft.rank[card.rank]}` : `${craft.suit[card.suit]}, and ${craft.rank[card.rank]}`;
  return language.locale === "zh" ? `${text}。` : `${text[0]!.toUpperCase()}${text.slice(1)}.`;
};

export const saySides = (view: View, ledger: Ledger, card: SeenCard): string =>
  ledger.say(view.language.phrases.craft.sides[card.reversed ? "reversed" : "upright"], slotsOf(view, card));

/** A single card told one layer further down: its place in the deck and a field of life beside the one asked about. */
export const sayDeeper = (view: View, ledger: Ledger): Draft => {
  const card = view.cards[0]!;
  const further = sayFurtherTheme(view, ledger, card, view.question.theme === "inner" ? "love" : "inner");
  const facts = [card.factId];
  return { label: view.language.phrases.labels.deeper, part: "body", pieces: [{ text: sayCraft(view, card), facts }, ...(further ? [{ text: further, facts }] : [])] };
};
