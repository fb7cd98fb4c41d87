import { sayFurtherTheme, themeOf } from "./card-pieces.ts";
import { listClosers } from "./close.ts";
import type { Ledger } from "./ledger.ts";
import { slotsOf, spend } from "./ledger.ts";
import type { Draft, Piece } from "./piece.ts";
import type { SeenCard, View } from "./view.ts";

/** The cards that lean against the whole, the strongest first; none where all agree. */
export const listDissenters = ({ cards, lean }: View): SeenCard[] => {
  const against = lean.total > 0 ? -1 : lean.total < 0 ? 1 : Math.sign(cards[0]!.lean) * -1 || -1;
  return cards.filter((card) => Math.sign(card.lean) === against).sort((a, b) => Math.abs(b.lean) - Math.abs(a.lean));
};

const sayOpposed = (view: View, ledger: Ledger, card: SeenCard): Piece[] => {
  const ways = view.language.phrases.dissent;
  const isAgainstYes = card.lean < 0;
  const facts = [card.factId, "lean"];
  const pieces: Piece[] = [{ text: ledger.say(isAgainstYes ? ways.againstYes : ways.againstNo, slotsOf(view, card)), facts }];
  const kind = spend(ledger, card, "essence", "counsel");
  const after = isAgainstYes ? ways.afterAgainstYes : ways.afterAgainstNo;
  const fitting = after.filter((way) => way.includes("{c}") === (kind === "counsel"));
  const rival = view.cards.filter((other) => other !== card).sort((a, b) => (a.lean - b.lean) * Math.sign(card.lean))[0] ?? card;
  const names = { rival: view.language.toInner(rival.name), Rival: view.language.toHead(rival.name) };
  const bare = isAgainstYes ? ways.bareYes : ways.bareNo;
  pieces.push({ text: ledger.say(kind ? fitting : bare, { ...slotsOf(view, card), ...names }), facts: kind ? facts : [...facts, rival.factId] });
  const onTheQuestion = view.question.theme !== null && !ledger.has(card.text[themeOf(view, card)]);
  const { doing, watching } = listClosers(view);
  if (!onTheQuestion && card !== doing) pieces.push({ text: `${ledger.say(ways.act)}${card.text.act}`, facts: [card.factId] });
  else if (!onTheQuestion && card !== watching) pieces.push({ text: `${ledger.say(ways.watch)}${card.text.watch}`, facts: [card.factId] });
  const further = sayFurtherTheme(view, ledger, card, ways.intro);
  if (further) pieces.push({ text: further, facts: [card.factId], ...(onTheQuestion ? { spare: 2 } : { extra: 6 }) });
  return pieces;
};

/** Where every card agrees, the strongest is turned over and the other side heard. */
const sayTurned = (view: View, ledger: Ledger): Piece[] => {
  const ways = view.language.phrases.dissent;
  const ranked = [...view.cards].sort((a, b) => Math.abs(b.lean) - Math.abs(a.lean));
  const card = ranked[view.variant % ranked.length]!;
  const facts = [card.factId, "lean"];
  return [
    { text: ledger.say(ways.turnedOver, slotsOf(view, card)), facts },
    { text: ledger.say(ways.afterTurned, { c: card.otherSide.counsel }), facts },
    { text: card.otherSide[view.question.theme && !view.amongKin ? view.question.theme : "inner"], facts: [card.factId], spare: 2 },
  ];
};

/** The voice that disagrees: a card of this cast that leans the other way, or the other face of one that all follow. */
export const toDissent = (view: View, ledger: Ledger): Draft => {
  const dissenters = listDissenters(view);
  const card = dissenters[view.variant % Math.max(1, dissenters.length)];
  return { label: view.language.phrases.labels.dissent, part: "dissent", pieces: card ? sayOpposed(view, ledger, card) : sayTurned(view, ledger) };
};
