import { getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";
import { getTrigram } from "../../../kit/hexagrams/trigrams.ts";
import type { Polarity } from "../../../kit/question/polarity.ts";
import type { ZhouYiFact } from "../../facts.ts";
import { getFact, type Outline, toHexagramOf } from "../outline.ts";
import { findDeed, toOption } from "./asked.ts";
import { monthSpans, persons, relativePersons, toCapital, toCount } from "./names.ts";

/** The counsel of the first ruling text, or of another one when the answer is told again. */
export const toCounsel = ({ cast, variant }: Pick<Outline, "cast" | "variant">): string => {
  const ruling = cast.ruling[variant % cast.ruling.length]!;
  const telling = getEnglishTelling(toHexagramOf(cast, ruling).number);
  if (ruling.place === "judgment") return telling.counsel;
  return (ruling.place === "all" ? telling.all : telling.lines[ruling.place - 1])?.counsel ?? telling.counsel;
};

/** From −2 to 2. */
const answers: Record<Polarity, readonly [string, string, string, string, string]> = {
  should: ["No, not this way", "It leans against it, as things stand", "Neither yes nor no yet", "It leans towards yes, on one condition", "Yes, go ahead"],
  will: ["Not as things are going", "It doesn’t look like it yet", "That isn’t settled", "It looks that way, on one condition", "It looks that way, and soon"],
  can: ["Not like this", "It’ll be hard just now", "That still depends on what you do next", "Very likely, on one condition", "Yes"],
  has: ["Not as things stand", "There is, but not much", "That isn’t settled yet", "There is, on one condition", "There is, and enough of it"],
  is: ["It doesn’t look so", "Probably not", "Too early to tell", "It seems so, on one condition", "It looks so"],
};

const toYesNo = (outline: Outline): string => {
  const { lean, polarity, isDreaded, isHolding, question } = outline;
  const counsel = toCounsel(outline);
  if (polarity === "should" && isHolding && lean > 0) return `It goes well, and by holding back: ${counsel}.`;
  const deed = polarity === "should" ? findDeed(question.text) : null;
  if (deed) {
    const said = [
      `It speaks against ${deed} like this`,
      `It leans against ${deed} just now`,
      `${toCapital(deed)} isn’t ripe yet, either way`,
      `It leans towards ${deed}, on one condition`,
      `Yes to ${deed}`,
    ][lean + 2]!;
    return `${said}: ${counsel}.`;
  }
  return `${answers[polarity][(isDreaded ? -lean : lean) + 2]!}: ${counsel}.`;
};

const toChoice = (outline: Outline): string => {
  const { favour, lean } = outline;
  if (!favour) return toYesNo(outline);
  const named = `“${toOption(favour.favoured)}”`;
  const counsel = toCounsel(outline);
  if (favour.isClose) return `There’s little between the two; ${named} weighs a shade more: ${counsel}.`;
  return lean > 0 ? `It leans towards ${named}, on one condition: ${counsel}.` : `It leans towards ${named}: ${counsel}.`;
};

export const toWhen = (facts: readonly ZhouYiFact[]): string => {
  const { branch, monthsAhead } = getFact(facts, "timing").values;
  const span = monthSpans[branch];
  if (monthsAhead === 0) return `The window is open now, ${span}`;
  return monthsAhead === 1 ? `The next window is ${span}, a month off` : `The next window is ${span}, some ${toCount(monthsAhead)} months off`;
};

export const toPerson = ({ cast }: Outline): string => {
  const trigram = getTrigram(cast.ying > 3 ? cast.primary.upper : cast.primary.lower).name;
  return `Look for ${persons[trigram]}, ${relativePersons[cast.najia[cast.ying - 1]!.relative]}`;
};

/** One sentence that answers the question. */
export const toHeadline = (outline: Outline, facts: readonly ZhouYiFact[]): string => {
  const { cast, question, favour } = outline;
  const counsel = toCounsel(outline);
  const essence = getEnglishTelling(cast.primary.number).essence;
  if (question.kind === "choice" && favour) return toChoice(outline);
  if (question.kind === "yesNo") return toYesNo(outline);
  if (question.kind === "how") return `Do it like this: ${counsel}.`;
  if (question.kind === "why") return `Because you’ve met ${essence}, and the way on is this: ${counsel}.`;
  if (question.kind === "when") return `${toWhen(facts)}: ${counsel}.`;
  if (question.kind === "who") return `${toPerson(outline)}: ${counsel}.`;
  return question.text === "" ? `What you’ve drawn is ${essence}: ${counsel}.` : `It comes down to ${essence}: ${counsel}.`;
};
