import { toCapital } from "../../../shared/capital.ts";
import { toAffirmed } from "../../kit/hearing/affirmed.ts";
import { findBeyond } from "../../kit/hearing/beyond.ts";
import { findChosen } from "../../kit/hearing/choice.ts";
import { isSuspicion } from "../../kit/hearing/suspicion.ts";
import { fittingHeadline } from "../../kit/telling/headline.ts";
import { getChapter } from "../data/chapters.ts";
import type { Ways } from "./language.ts";
import { say, slotsOf, type View } from "./view.ts";

/**
 * The first of these ways that fits, said with the chapter’s essence, else with that in brief. What is kept short tells no more than the chapter’s own text
 * does below it.
 */
export const sayFitting = (view: View, ways: readonly (Ways | string)[], slots: Record<string, string | number>, turn = 0): string => {
  const { locale } = view.language;
  const wordings = ways.flatMap((way) => [slots.e, slots.brief].map((e) => toCapital(say(view, way, { ...slots, e: e ?? "" }, turn))));
  return fittingHeadline(locale, wordings as [string, ...string[]]);
};

/** The one sentence that answers, in the words of `chapter`; the lean is always that of the chapter drawn. */
export const toHeadline = (view: View, chapter = view.cast.chapter, turn = 0): string => {
  const { question, cast, language } = view;
  const ways = language.headline;
  const slots = slotsOf(view, chapter);
  const { lean } = getChapter(cast.chapter);
  const beyond = findBeyond(question);
  if (beyond) return sayFitting(view, [ways.beyond[beyond]], slots);
  if (question.kind === "choice" && question.options) {
    const chosen = findChosen(question, lean);
    const [a, b] = question.options;
    return chosen
      ? sayFitting(view, [ways.choice, ways.choiceNth], { ...slots, o: chosen.chosen, nth: language.nths[chosen.chosen === a ? 0 : 1] }, turn)
      : sayFitting(view, [ways.choiceEven, ways.choiceLevel], { ...slots, a, b });
  }
  if (question.kind === "yesNo" && !isSuspicion(question)) {
    const affirmed = toAffirmed(question, lean);
    const opener =
      question.isDreaded && question.polarity === "will" && affirmed > 0 ? language.dreaded[affirmed - 1]! : language.openers[question.polarity][affirmed + 2]!;
    return sayFitting(view, [ways.yesNo], { ...slots, opener });
  }
  if (question.kind === "when") {
    return sayFitting(view, [ways.when, ways.whenShort], { ...slots, pace: language.paces[getChapter(chapter).pace] });
  }
  const kind = question.kind === "yesNo" || question.kind === "choice" ? "open" : question.kind;
  return sayFitting(view, [ways[kind], ways.plain], slots, turn);
};
