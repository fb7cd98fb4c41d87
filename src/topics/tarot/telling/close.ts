import type { Ledger } from "./ledger.ts";
import type { Draft } from "./piece.ts";
import type { View } from "./view.ts";
import { cardIn } from "./view.ts";

/** One thing to do, from the card that helps or the one in the way, and one to watch, from where it leads; a further telling takes them from others. */
export const toClose = (view: View, ledger: Ledger): Draft => {
  const { close, labels } = view.language.phrases;
  const doing = view.variant % 2 === 0 ? cardIn(view, "advice", "obstacle", "outcome") : cardIn(view, "root", "present", "outcome");
  const watching = view.variant % 2 === 0 ? cardIn(view, "outcome") : cardIn(view, "obstacle", "outcome");
  return {
    label: labels.close,
    part: "close",
    pieces: [
      { text: `${ledger.say(close.act)}${doing.text.act}`, facts: [doing.factId] },
      { text: `${ledger.say(close.watch)}${watching.text.watch}`, facts: [watching.factId] },
    ],
  };
};
