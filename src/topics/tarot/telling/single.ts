import { toCapital } from "../../../shared/capital.ts";
import { sayFurtherTheme } from "./card-pieces.ts";
import type { Ledger } from "./ledger.ts";
import { slotsOf } from "./ledger.ts";
import type { Draft } from "./piece.ts";
import type { SeenCard, View } from "./view.ts";

/** Where the card stands in the deck: what its suit and its number are about. */
export const sayCraft = ({ language }: View, card: SeenCard): string => {
  const { craft } = language.phrases;
  const text =
    card.suit === null || card.rank === null
      ? craft.major
      : language.locale === "zh"
        ? `${craft.suit[card.suit]}，${craft.rank[card.rank]}`
        : `${craft.suit[card.suit]}, and ${craft.rank[card.rank]}`;
  return language.locale === "zh" ? `${text}。` : `${toCapital(text)}.`;
};

export const saySides = (view: View, ledger: Ledger, card: SeenCard): string =>
  ledger.say(view.language.phrases.craft.sides[card.reversed ? "reversed" : "upright"], slotsOf(view, card));

/** A single card told one layer further down: two fields of life beside the one asked about. */
export const sayDeeper = (view: View, ledger: Ledger): Draft => {
  const card = view.cards[0]!;
  const { furtherIntro, labels } = view.language.phrases;
  const further = [sayFurtherTheme(view, ledger, card, furtherIntro), sayFurtherTheme(view, ledger, card, furtherIntro)];
  return { label: labels.deeper, part: "body", pieces: further.flatMap((text) => (text ? [{ text, facts: [card.factId] }] : [])) };
};
