import { toAffirmed } from "../../kit/hearing/affirmed.ts";
import { findBeyond } from "../../kit/hearing/beyond.ts";
import { findChosen } from "../../kit/hearing/choice.ts";
import { isSuspicion } from "../../kit/hearing/suspicion.ts";
import { fittingWay } from "../../kit/telling/headline.ts";
import { fill, hexagramOf, listSides, type View } from "./view.ts";

/** Who has asked before is answered through another hexagram of the cast; the lean stays that of body and use. */
export const toTurnSlots = (view: View, turn: number) => {
  const [, ...others] = listSides(view);
  const hexagram = hexagramOf(view, others[turn % others.length] ?? "primary");
  const telling = view.language.tellingOf(hexagram.number);
  return { h: view.language.nameOf(hexagram), s: telling.essence, c: telling.counsel };
};

export interface Headline {
  text: string;
  /** What it had no room for: the text begins with it. */
  rest: string[];
}

/** The fullest of these ways that fits, and what it leaves out. */
export const sayFitting = ({ language }: View, ways: readonly string[], slots: Record<string, string | number>): Headline => {
  const { headline, way } = fittingWay(language.locale, ways, (one) => fill(one, slots));
  const says = (slot: string): boolean => way.includes(`{${slot}}`);
  const { rest } = language;
  const left = [
    ...(says("when") ? [rest.when] : []),
    ...(says("who") ? [rest.who] : []),
    ...("h" in slots && !(says("h") && says("s")) ? [rest.source] : []),
    ...("h" in slots || says("e") || says("b") || says("who") ? [] : [rest.essence]),
    ...(says("c") || says("who") || (says("s") && !says("c")) || says("e") ? [] : [rest.counsel]),
  ];
  return { text: headline, rest: left.map((one) => fill(one, slots)) };
};

/** The one sentence that answers; from the second time on through another hexagram. */
export const toHeadline = (view: View, turn = 0): Headline => {
  const { question, cast, language, sides } = view;
  const beyond = findBeyond(question);
  const line = language.tellingOf(cast.primary.number).lines[cast.moving - 1]!;
  const ways = turn === 0 ? language.headline : language.again;
  const total = cast.upper + cast.lower + cast.moving;
  const slots = {
    e: language.texts.essences[sides.bond],
    b: language.texts.briefs[sides.bond],
    u: language.trigramOf(sides.use.name),
    who: language.texts.people[sides.use.name],
    when: language.sayWhen(total, sides.bond),
    timing: language.sayTiming(total, sides.bond),
    ...(turn === 0 ? { c: line.counsel } : toTurnSlots(view, turn)),
  };
  if (beyond) return sayFitting(view, language.headline.beyond[beyond], slots);
  if (question.kind === "choice" && question.options) {
    const chosen = findChosen(question, sides.lean);
    const [a, z] = question.options;
    return chosen
      ? sayFitting(view, ways.choice, { ...slots, o: chosen.chosen, nth: language.nths[chosen.chosen === a ? 0 : 1] })
      : sayFitting(view, ways.choiceEven, { ...slots, a, z });
  }
  if (question.kind === "yesNo" && !isSuspicion(question)) {
    const affirmed = toAffirmed(question, sides.lean);
    const opener =
      question.isDreaded && question.polarity === "will" && affirmed > 0 ? language.dreaded[affirmed - 1]! : language.openers[question.polarity][affirmed + 2]!;
    return sayFitting(view, ways.yesNo, { ...slots, opener });
  }
  return sayFitting(view, ways[question.kind === "yesNo" || question.kind === "choice" ? "open" : question.kind], slots);
};
