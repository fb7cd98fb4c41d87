import type { Reading } from "../../kit/reading.ts";
import { sayClosing, sayLeadIn, sayTheme } from "./card-pieces.ts";
import { toClose } from "./close.ts";
import { toFitted } from "./fit.ts";
import { toFollowUps } from "./follow-ups.ts";
import { toHeadline } from "./headline.ts";
import { toLedger } from "./ledger.ts";
import { listPatternPieces } from "./patterns.ts";
import type { Draft } from "./piece.ts";
import { sayTiming, sayTone } from "./together.ts";
import type { View } from "./view.ts";
import { cardIn } from "./view.ts";

/** A Basic reading: 120–200 words, in Chinese 160–250 characters. */
const span = { zh: { least: 170, most: 230 }, en: { least: 122, most: 190 } };

/** The answer, its two strongest reasons, and the close. */
export const tellShort = (view: View): Reading => {
  const ledger = toLedger(view);
  const headline = toHeadline(view, ledger);
  const card = cardIn(view, "outcome");
  const opening = view.question.kind === "when" ? [sayTiming(view, ledger)] : [sayTone(view, ledger)];
  const facts = [card.factId];
  const lead: Draft = {
    label: view.language.phrases.labels.together,
    part: "lead",
    pieces: [
      ...(headline.rest ? [{ text: headline.rest, facts: headline.facts }] : []),
      ...opening.map((piece) => ({ ...piece, facts: [...new Set([...piece.facts, ...headline.facts])] })),
      ...listPatternPieces(view, ledger, 1).map((piece) => ({ ...piece, spare: 1 })),
      { text: sayLeadIn(view, ledger, card), facts },
      { text: card.text.core, facts, extra: 2 },
      { text: sayTheme(view, ledger, card), facts },
      { text: sayClosing(view, ledger, card), facts, extra: 1 },
    ],
  };
  const paragraphs = toFitted([lead, toClose(view, ledger)], headline.text, view.language, span[view.language.locale]);
  return { headline: headline.text, paragraphs, followUps: toFollowUps(view, ledger, view.variant % 3) };
};
