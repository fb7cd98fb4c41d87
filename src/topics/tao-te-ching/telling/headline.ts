import { toAffirmed } from "../../kit/asking/affirmed.ts";
import { findBeyond } from "../../kit/asking/beyond.ts";
import { findChosen } from "../../kit/asking/choice.ts";
import { isSuspicion } from "../../kit/asking/suspicion.ts";
import { toPolarity } from "../../kit/question/polarity.ts";
import { toCapital } from "../../kit/wording/capital.ts";
import { getChapter } from "../data/chapters.ts";
import { say, slotsOf, type View } from "./view.ts";

/** The one sentence that answers, in the words of `chapter`; the lean is always that of the chapter drawn. */
export const toHeadline = (view: View, chapter = view.cast.chapter, turn = 0): string => {
  const { question, cast, language } = view;
  const ways = language.headline;
  const slots = slotsOf(view, chapter);
  const { lean } = getChapter(cast.chapter);
  const beyond = findBeyond(question.text);
  if (beyond) return say(view, ways.beyond[beyond], slots);
  if (question.kind === "choice" && question.options) {
    const chosen = findChosen(question, lean);
    const [a, b] = question.options;
    return chosen ? say(view, ways.choice, { ...slots, o: chosen.chosen }, turn) : say(view, ways.choiceEven, { ...slots, a, b });
  }
  if (question.kind === "yesNo" && !isSuspicion(question.text)) {
    const opener = language.openers[toPolarity(question.text, question.locale)][toAffirmed(question, lean) + 2]!;
    return say(view, ways.yesNo, { ...slots, opener });
  }
  if (question.kind === "when") {
    const sentence = say(view, ways.when, slots);
    return toCapital(sentence);
  }
  const kind = question.kind === "yesNo" || question.kind === "choice" ? "open" : question.kind;
  return say(view, ways[kind], slots, turn);
};
