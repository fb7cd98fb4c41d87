import type { Reading, ReadingRequest } from "../../kit/reading.ts";
import type { TarotCast } from "../engine.ts";
import type { TarotFacts } from "../facts.ts";
import { sayFurtherTheme, sayPair, toCardPieces } from "./card-pieces.ts";
import { toClose } from "./close.ts";
import { toDissent } from "./dissent.ts";
import { toFitted } from "./fit.ts";
import { toFollowUps } from "./follow-ups.ts";
import { toHeadline } from "./headline.ts";
import type { Language } from "./language.ts";
import type { Ledger } from "./ledger.ts";
import { toLedger } from "./ledger.ts";
import type { Draft, Piece } from "./piece.ts";
import { plans } from "./plan.ts";
import { sayCraft, sayDeeper } from "./single.ts";
import { tellShort } from "./tell-short.ts";
import { listTogether } from "./together.ts";
import type { SeenCard, View } from "./view.ts";
import { toView } from "./view.ts";

const patternsInLead = 2;

/** Elements that leave each other alone are the commonest case, and told only where there is room. */
const isNeutral = (view: View, card: SeenCard): boolean => view.cast.dignities.some(({ second, dignity }) => second === card.place && dignity === "neutral");

const toBody = (view: View, ledger: Ledger): Draft[] =>
  plans[view.cast.spread].map(({ label, places }) => {
    const cards = places.map(([place, detail]) => ({ card: view.cards[place - 1]!, detail }));
    const pieces = cards.flatMap(({ card, detail }): Piece[] => {
      const told = toCardPieces(view, ledger, card, detail);
      const pair = detail === "brief" ? null : sayPair(view, ledger, card);
      if (!pair) return told;
      return [...told.slice(0, -1), { ...pair, ...(isNeutral(view, card) ? { extra: 8 } : { spare: 3 + card.place }) }, told.at(-1)!];
    });
    return { label: label === null ? cards[0]!.card.name : (view.language.phrases.labels.groups[label] ?? ""), part: "body", pieces };
  });

/** Passages on a further field of life, held ready for a reading of short cards; the outcome's comes in first. */
const addExtras = (view: View, ledger: Ledger, body: Draft[]): void => {
  for (const [at, card] of [...view.cards].reverse().entries()) {
    const draft = body.find(({ pieces }) => pieces.some(({ facts }) => facts.includes(card.factId)));
    const text = draft && sayFurtherTheme(view, ledger, card, view.language.phrases.furtherIntro);
    if (draft && text) draft.pieces.push({ text, facts: [card.factId], extra: at });
  }
};

const tellWhole = (view: View): Reading => {
  const ledger = toLedger(view);
  const headline = toHeadline(view, ledger);
  const lead: Draft = { label: view.language.phrases.labels.together, part: "lead", pieces: listTogether(view, ledger, patternsInLead) };
  if (headline.rest) lead.pieces.unshift({ text: headline.rest, facts: [...headline.facts] });
  lead.pieces[0]?.facts.push(...headline.facts.filter((id) => !lead.pieces[0]!.facts.includes(id)));
  const body = toBody(view, ledger);
  if (view.cast.spread === "one") {
    lead.pieces.push({ text: sayCraft(view, view.cards[0]!), facts: ["card.1"] });
    body.push(sayDeeper(view, ledger));
  }
  const dissent = toDissent(view, ledger);
  const close = toClose(view, ledger);
  if (view.cast.spread !== "one") addExtras(view, ledger, body);
  const paragraphs = toFitted([lead, ...body, dissent, close], headline.text, view.language, view.language.span);
  return { headline: headline.text, paragraphs, followUps: toFollowUps(view, ledger, view.variant % 3) };
};

/** The reading of a cast: the whole of it on Plus, the answer with its two strongest reasons on Basic. */
export const tellTarot = (request: ReadingRequest<TarotCast, TarotFacts>, language: Language): Reading => {
  const view = toView(request, language);
  return request.tier === "basic" ? tellShort(view) : tellWhole(view);
};
