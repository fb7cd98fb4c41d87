import type { Ledger } from "./ledger.ts";
import { listPatternPieces } from "./patterns.ts";
import type { Piece } from "./piece.ts";
import type { SeenCard, View } from "./view.ts";
import { cardIn } from "./view.ts";

export const sayTone = (view: View, ledger: Ledger): Piece => {
  const { tone, numbers } = view.language.phrases;
  const { kind } = view.question;
  const tones = view.cards.length === 1 ? tone.one : kind === "yesNo" || kind === "choice" ? tone.decision : tone.weather;
  return { text: ledger.say(tones[view.lean.level], { n: numbers[view.cards.length] ?? "" }), facts: ["lean"] };
};

/** The rule by which the outcome's card is counted, said where a question asks when. */
export const sayTiming = (view: View, ledger: Ledger): Piece => {
  const card = cardIn(view, "outcome");
  const { timing, span } = view.language.phrases;
  const kind = card.suit === null ? "major" : card.number > 10 ? "court" : card.reversed ? "reversed" : "upright";
  return { text: ledger.say([timing[kind]], { rule: card.suit === null ? "" : span[card.suit].rule }), facts: [card.factId] };
};

/** The two cards a spread's story hangs between. */
const storyOf = (view: View): [SeenCard, SeenCard] => {
  if (view.cast.spread === "three") return [cardIn(view, "root"), cardIn(view, "obstacle")];
  if (view.cast.spread === "relationship") return [cardIn(view, "present"), cardIn(view, "other")];
  return [cardIn(view, "present"), cardIn(view, "obstacle")];
};

const sayThread = (view: View, ledger: Ledger): Piece | null => {
  if (view.cast.spread === "one") return null;
  const { thread, through } = view.language.phrases;
  const [first, second] = storyOf(view);
  const end = cardIn(view, "outcome");
  const isSpent = (card: SeenCard): boolean => ledger.has(card.text.essence) || ledger.has(card.text.counsel);
  const goesThrough = isSpent(second) && !isSpent(end);
  const last = goesThrough ? end : second;
  if (!ledger.take(first.text.essence) || !ledger.take(last.text.essence)) return null;
  const names = { A: view.language.toHead(first.name), B: view.language.toInner(last.name) };
  const text = ledger.say(goesThrough ? through : thread[view.cast.spread], { a: first.text.essence, b: last.text.essence, ...names });
  return { text, facts: [first.factId, last.factId] };
};

/** The spread as one story: how it leans, what it runs between, and what is rare in it. */
export const listTogether = (view: View, ledger: Ledger, mostPatterns: number): Piece[] => {
  const thread = sayThread(view, ledger);
  const timing = view.question.kind === "when" ? [sayTiming(view, ledger)] : [];
  return [...timing, sayTone(view, ledger), ...listPatternPieces(view, ledger, mostPatterns), ...(thread ? [thread] : [])];
};
