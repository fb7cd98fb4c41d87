import type { Ledger } from "./ledger.ts";
import type { Draft } from "./piece.ts";
import type { SeenCard, View } from "./view.ts";
import { cardIn } from "./view.ts";

/** The cards the close is taken from. */
export const listClosers = (view: View): { doing: SeenCard; watching: SeenCard } =>
  view.variant % 2 === 0
    ? { doing: cardIn(view, "advice", "obstacle", "outcome"), watching: cardIn(view, "outcome") }
    : { doing: cardIn(view, "root", "present", "outcome"), watching: cardIn(view, "obstacle", "outcome") };

/** One thing to do, from the card that helps or the one in the way, and one to watch, from where it leads; a further telling takes them from others. */
export const toClose = (view: View, ledger: Ledger): Draft => {
  const { close, labels } = view.language.phrases;
  const { doing, watching } = listClosers(view);
  return {
    label: labels.close,
    part: "close",
    pieces: [
      { text: `${ledger.say(close.act)}${doing.text.act}`, facts: [doing.factId] },
      { text: `${ledger.say(close.watch)}${watching.text.watch}`, facts: [watching.factId] },
    ],
  };
};
