import { toCapital } from "../../../../shared/capital.ts";
import { getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";
import { getTrigram } from "../../../kit/hexagrams/trigrams.ts";
import type { ZhouYiFact } from "../../facts.ts";
import { getFact, type Outline, toHexagramOf } from "../outline.ts";
import { type Headline, withCounsel } from "../with-counsel.ts";
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

const toChoice = (outline: Outline, counsel: string): Headline => {
  const { favour, lean, question } = outline;
  if (!favour) return toYesNo(outline, counsel);
  const [own, other] = [toOption(favour.favoured), toOption(favour.other)];
  const named = `“${toCapital(own)}”`;
  if (favour.isClose)
    return withCounsel(
      "en",
      counsel,
      [withColon(`A shade more for “${own}”`, counsel), withColon(`${named}, just`, counsel)],
      [`There’s little in it, with a shade more for “${own}”.`, `A shade more for “${own}”.`],
    );
  if (asksWhatIs(question.text))
    return withCounsel("en", counsel, [withColon(`Nearer to “${own}”`, counsel)], [`Nearer to “${own}” than to “${other}”.`, `Nearer to “${own}”.`]);
  const claim = isDeed(own) === isDeed(other) ? `${toCapital(own)} rather than ${other}` : `The cast is for “${own}”`;
  const join = lean > 0 ? withCondition : withColon;
  return withCounsel(
    "en",
    counsel,
    [join(claim, counsel), withColon(claim, counsel), join(named, counsel), withColon(named, counsel)],
    [`${claim}.`, `${named}.`],
  );
};

export const toWhen = (facts: readonly ZhouYiFact[]): string => {
  const { branch, monthsAhead } = getFact(facts, "timing").values;
  const span = monthSpans[branch];
  if (monthsAhead === 0) return `The window is open now, ${span}`;
  return `${toCapital(span)}, ${monthsAhead === 1 ? "a month" : `some ${toCount(monthsAhead)} months`} off`;
};

/** What one decides oneself may not be able to wait for a far window. */
const toMeanwhile = (text: string, monthsAhead: number): string => {
  if (monthsAhead === 0) return "while it lasts";
  return monthsAhead > 2 && asksOfOwnDeed(text) ? "if it can’t wait that long" : "until then";
};

/** Whoever it is, in full and in short. */
export const toPerson = ({ cast }: Outline): readonly [string, string] => {
  const trigram = getTrigram(cast.ying > 3 ? cast.primary.upper : cast.primary.lower).name;
  const person = `Most likely ${persons[trigram]}`;
  return [`${person}; it’s somebody ${relativePersons[cast.najia[cast.ying - 1]!.relative]}`, person];
};

const openings = { bare: "What you’ve drawn is ", see: "See it as ", ahead: "What lies ahead is like " } as const;

const toOpen = (text: string, essence: string, counsel: string): Headline => {
  const open = findOpen(text);
  const claim = `${open ? openings[open] : "It’s like "}${essence}`;
  return withCounsel("en", counsel, [withColon(claim, counsel), withColon(toCapital(essence), counsel)], [`${claim}.`, `It’s ${essence}.`]);
};

/** One sentence that answers the question. */
export const toHeadline = (outline: Outline, facts: readonly ZhouYiFact[]): Headline => {
  const { cast, question, favour } = outline;
  const counsel = toCounsel(outline);
  const essence = getEnglishTelling(cast.primary.number).essence;
  if (question.kind === "choice" && favour) return toChoice(outline, counsel);
  if (question.kind === "yesNo" || question.kind === "choice") return toYesNo(outline, counsel);
  if (question.kind === "how") {
    const aim = findAim(question.text);
    const plain = [`What to do is this: ${counsel}.`, `${toCapital(counsel)}.`];
    return withCounsel("en", counsel, aim ? [`To ${aim}, ${counsel}.`, ...plain] : plain, [`${toCapital(counsel)}.`]);
  }
  if (question.kind === "why") {
    const because = `Because it’s like ${essence}`;
    return withCounsel("en", counsel, [withHelp(because, counsel), withColon(because, counsel)], [`${because}.`, `It’s ${essence}.`]);
  }
  if (question.kind === "when") {
    const when = toWhen(facts);
    const meanwhile = toMeanwhile(question.text, getFact(facts, "timing").values.monthsAhead);
    return withCounsel("en", counsel, [`${when}; ${meanwhile}, ${counsel}.`], [`${when}.`]);
  }
  if (question.kind === "who") {
    const [whole, short] = toPerson(outline);
    return withCounsel("en", counsel, [`${whole}; for your part, ${counsel}.`, withColon(short, counsel)], [`${whole}.`, `${short}.`]);
  }
  return toOpen(question.text, essence, counsel);
};

/** The counsel that a headline had no room for, as the first sentence of a paragraph. */
export const toLeft = (counsel: string): string => `What it asks of you: ${counsel}. `;
