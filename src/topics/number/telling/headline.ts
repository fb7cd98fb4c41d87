import { toAffirmed } from "../../kit/asking/affirmed.ts";
import { findBeyond } from "../../kit/asking/beyond.ts";
import { findChosen } from "../../kit/asking/choice.ts";
import { isSuspicion } from "../../kit/asking/suspicion.ts";
import { toPolarity } from "../../kit/question/polarity.ts";
import { fill, hexagramOf, listSides, type View } from "./view.ts";

/** Who has asked before is answered through another hexagram of the cast; the lean stays that of body and use. */
export const toTurnSlots = (view: View, turn: number) => {
  const [, ...others] = listSides(view);
  const hexagram = hexagramOf(view, others[turn % others.length] ?? "primary");
  const telling = view.language.tellingOf(hexagram.number);
  return { h: view.language.nameOf(hexagram), s: telling.essence, c: telling.counsel };
};

/** The one sentence that answers; from the second time on through another hexagram. */
export const toHeadline = (view: View, turn = 0): string => {
  const { question, cast, language, sides } = view;
  const beyond = findBeyond(question.text);
  const line = language.tellingOf(cast.primary.number).lines[cast.moving - 1]!;
  const ways = turn === 0 ? language.headline : language.again;
  const slots = {
    e: language.texts.essences[sides.bond],
    u: language.trigramOf(sides.use.name),
    when: language.sayTiming(cast.upper + cast.lower + cast.moving, sides.bond),
    ...(turn === 0 ? { c: line.counsel } : toTurnSlots(view, turn)),
  };
  if (beyond) return fill(language.headline.beyond[beyond], slots);
  if (question.kind === "choice" && question.options) {
    const chosen = findChosen(question, sides.lean);
    const [a, b] = question.options;
    return chosen ? fill(ways.choice, { ...slots, o: chosen.chosen }) : fill(ways.choiceEven, { ...slots, a, b });
  }
  if (question.kind === "yesNo" && !isSuspicion(question.text)) {
    const opener = language.openers[toPolarity(question.text, question.locale)][toAffirmed(question, sides.lean) + 2]!;
    return fill(ways.yesNo, { ...slots, opener });
  }
  return fill(ways[question.kind === "yesNo" || question.kind === "choice" ? "open" : question.kind], slots);
};
