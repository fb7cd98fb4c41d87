import type { Ledger } from "./ledger.ts";
import { slotsOf } from "./ledger.ts";
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

/** The rule by which a span is counted, said once where a question asks when. */
export const sayTiming = (view: View): Piece => ({ text: view.language.phrases.timing, facts: [cardIn(view, "outcome").factId] });

/** The two cards a spread's story hangs between. */
const storyOf = (view: View): [SeenCard, SeenCard] => {
  if (view.cast.spread === "three") return [cardIn(view, "root"), cardIn(view, "obstacle")];
  if (view.cast.spread === "relationship") return [cardIn(view, "present"), cardIn(view, "other")];
  return [cardIn(view, "present"), cardIn(view, "obstacle")];
};

const sayThread = (view: View, ledger: Ledger): Piece | null => {
  if (view.cast.spread === "one") return null;
  const [first, second] = storyOf(view);
  if (!ledger.take(first.text.essence) || !ledger.take(second.text.essence)) return null;
  const text = ledger.say(view.language.phrases.thread[view.cast.spread], { a: slotsOf(view, first).e!, b: slotsOf(view, second).e! });
  return { text, facts: [first.factId, second.factId] };
};

/** The spread as one story: how it leans, what it runs between, and what is rare in it. */
export const listTogether = (view: View, ledger: Ledger, mostPatterns: number): Piece[] => {
  const thread = sayThread(view, ledger);
  const timing = view.question.kind === "when" ? [sayTiming(view)] : [];
  return [...timing, sayTone(view, ledger), ...listPatternPieces(view, ledger, mostPatterns), ...(thread ? [thread] : [])];
};
