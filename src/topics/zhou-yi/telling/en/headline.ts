import { toCapital } from "../../../../shared/capital.ts";
import { getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";
import { getTrigram } from "../../../kit/hexagrams/trigrams.ts";
import { fittingHeadline, isFittingHeadline } from "../../../kit/telling/headline.ts";
import type { ZhouYiFact } from "../../facts.ts";
import { getFact, type Outline, toHexagramOf } from "../outline.ts";
import { asksOfOwnDeed, asksWhatIs, findAim, findOpen, isDeed, toOption } from "./asked.ts";
import { withColon, withCondition, withHelp } from "./join.ts";
import { monthSpans, persons, relativePersons, toCount } from "./names.ts";
import { toYesNo } from "./yes-no.ts";

/** The counsel of the first ruling text, or of another one when the answer is told again. */
export const toCounsel = ({ cast, variant }: Pick<Outline, "cast" | "variant">): string => {
  const ruling = cast.ruling[variant % cast.ruling.length]!;
  const telling = getEnglishTelling(toHexagramOf(cast, ruling).number);
  if (ruling.place === "judgment") return telling.counsel;
  return (ruling.place === "all" ? telling.all : telling.lines[ruling.place - 1])?.counsel ?? telling.counsel;
};

const toChoice = (outline: Outline, counsel: string): string => {
  const { favour, lean, question } = outline;
  if (!favour) return toYesNo(outline, counsel);
  const [own, other] = [toOption(favour.favoured), toOption(favour.other)];
  if (favour.isClose)
    return fittingHeadline("en", [
      withColon(`A shade more for “${own}”`, counsel),
      `There’s little in it, with a shade more for “${own}”.`,
      `A shade more for “${own}”.`,
    ]);
  if (asksWhatIs(question.text)) return withColon(fittingHeadline("en", [`Nearer to “${own}” than to “${other}”`, `Nearer to “${own}”`]), counsel);
  const full = isDeed(own) === isDeed(other) ? `${toCapital(own)} rather than ${other}` : `The cast is for “${own}”`;
  const claim = isFittingHeadline("en", `${full}.`) ? full : `“${toCapital(own)}”`;
  return lean > 0 ? withCondition(claim, counsel) : withColon(claim, counsel);
};

export const toWhen = (facts: readonly ZhouYiFact[]): string => {
  const { branch, monthsAhead } = getFact(facts, "timing").values;
  const span = monthSpans[branch];
  if (monthsAhead === 0) return `The window is open now, ${span}`;
  return monthsAhead === 1 ? `The next window is ${span}; that’s a month off` : `The next window is ${span}; that’s some ${toCount(monthsAhead)} months off`;
};

/** What one decides oneself may not be able to wait for a far window. */
const toMeanwhile = (text: string, monthsAhead: number): string => {
  if (monthsAhead === 0) return "while it lasts";
  return monthsAhead > 2 && asksOfOwnDeed(text) ? "if it can’t wait that long" : "until then";
};

export const toPerson = ({ cast }: Outline): string => {
  const trigram = getTrigram(cast.ying > 3 ? cast.primary.upper : cast.primary.lower).name;
  return `Most likely ${persons[trigram]}; it’s somebody ${relativePersons[cast.najia[cast.ying - 1]!.relative]}`;
};

/** The claim where it stands in two lines, else the picture alone. */
const orPlain = (claim: string, essence: string, counsel: string): string =>
  withColon(isFittingHeadline("en", `${claim}.`) ? claim : `It’s ${essence}`, counsel);

const toOpen = (text: string, essence: string, counsel: string): string => {
  const open = findOpen(text);
  if (open === "bare") return orPlain(`What you’ve drawn is ${essence}`, essence, counsel);
  if (open === "see") return orPlain(`See it as ${essence}`, essence, counsel);
  if (open === "ahead") return orPlain(`What lies ahead is like ${essence}`, essence, counsel);
  return orPlain(`It’s like ${essence}`, essence, counsel);
};

/** One sentence that answers the question. */
export const toHeadline = (outline: Outline, facts: readonly ZhouYiFact[]): string => {
  const { cast, question, favour } = outline;
  const counsel = toCounsel(outline);
  const essence = getEnglishTelling(cast.primary.number).essence;
  if (question.kind === "choice" && favour) return toChoice(outline, counsel);
  if (question.kind === "yesNo" || question.kind === "choice") return toYesNo(outline, counsel);
  if (question.kind === "how") {
    const aim = findAim(question.text);
    const told = `What to do is this: ${counsel}.`;
    return fittingHeadline("en", aim ? [`To ${aim}, ${counsel}.`, told, `${toCapital(counsel)}.`] : [told, `${toCapital(counsel)}.`]);
  }
  if (question.kind === "why")
    return withHelp(isFittingHeadline("en", `Because it’s like ${essence}.`) ? `Because it’s like ${essence}` : `It’s ${essence}`, counsel);
  if (question.kind === "when") return `${toWhen(facts)}; ${toMeanwhile(question.text, getFact(facts, "timing").values.monthsAhead)}, ${counsel}.`;
  if (question.kind === "who") return `${toPerson(outline)}; for your part, ${counsel}.`;
  return toOpen(question.text, essence, counsel);
};
