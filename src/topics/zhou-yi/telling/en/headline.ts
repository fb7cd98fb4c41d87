import { getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";
import { getTrigram } from "../../../kit/hexagrams/trigrams.ts";
import { toCapital } from "../../../kit/wording/capital.ts";
import type { ZhouYiFact } from "../../facts.ts";
import { getFact, type Outline, toHexagramOf } from "../outline.ts";
import { findAim, isDeed, toOption } from "./asked.ts";
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

/** Something to be told of a third person, where "rather than" would make no sense. */
const asksWhatIs = /\b(?:does|do|is|are|am|will|would|did|has|have) (?:he|she|they|it|this|that|there|i (?:still )?(?:love|want|miss|feel|need))\b/i;

const toChoice = (outline: Outline, counsel: string): string => {
  const { favour, lean, question } = outline;
  if (!favour) return toYesNo(outline, counsel);
  const [own, other] = [toOption(favour.favoured), toOption(favour.other)];
  if (favour.isClose) return withColon(`There’s little between the two, with a shade more for “${own}”`, counsel);
  if (asksWhatIs.test(question.text)) return withColon(`Nearer to “${own}” than to “${other}”`, counsel);
  const claim = isDeed(own) === isDeed(other) ? `${toCapital(own)} rather than ${other}` : `The cast is for “${own}”`;
  return lean > 0 ? withCondition(claim, counsel) : withColon(claim, counsel);
};

export const toWhen = (facts: readonly ZhouYiFact[]): string => {
  const { branch, monthsAhead } = getFact(facts, "timing").values;
  const span = monthSpans[branch];
  if (monthsAhead === 0) return `The window is open now, ${span}`;
  return monthsAhead === 1 ? `The next window is ${span}, a month off` : `The next window is ${span}, some ${toCount(monthsAhead)} months off`;
};

/** What one decides oneself may not be able to wait for a far window. */
const toMeanwhile = (text: string, monthsAhead: number): string => {
  if (monthsAhead === 0) return "while it lasts";
  return monthsAhead > 2 && /\b(?:should|shall|can) (?:i|we)\b/i.test(text) ? "if it can’t wait that long" : "until then";
};

export const toPerson = ({ cast }: Outline): string => {
  const trigram = getTrigram(cast.ying > 3 ? cast.primary.upper : cast.primary.lower).name;
  return `Most likely ${persons[trigram]}, ${relativePersons[cast.najia[cast.ying - 1]!.relative]}`;
};

const toOpen = (text: string, essence: string, counsel: string): string => {
  if (text === "" || /\bdon['’]t know what\b/i.test(text)) return `What you’ve drawn is ${essence}: ${counsel}.`;
  if (/\b(?:see|know|learn|understand|miss(?:ing)?|notice|look at)\b/i.test(text)) return `See it as ${essence}: ${counsel}.`;
  if (/\b(?:ahead|next|coming|future|this (?:year|month|week)|going|tomorrow)\b/i.test(text)) return `What lies ahead is like ${essence}: ${counsel}.`;
  return `It’s like ${essence}: ${counsel}.`;
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
    return aim ? `To ${aim}, ${counsel}.` : `What to do is this: ${counsel}.`;
  }
  if (question.kind === "why") return withHelp(`Because it’s like ${essence}`, counsel);
  if (question.kind === "when") return `${toWhen(facts)}; ${toMeanwhile(question.text, getFact(facts, "timing").values.monthsAhead)}, ${counsel}.`;
  if (question.kind === "who") return `${toPerson(outline)}; for your part, ${counsel}.`;
  return toOpen(question.text, essence, counsel);
};
