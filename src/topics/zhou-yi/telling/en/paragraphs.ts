import { toInline } from "../../../../shared/capital.ts";
import type { Theme } from "../../../kit/hearing/question.ts";
import { toEnglishPlace } from "../../../kit/hexagrams/place-names.ts";
import { getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";
import type { Paragraph } from "../../../kit/reading.ts";
import type { ZhouYiFact } from "../../facts.ts";
import { type Outline, toHexagramOf } from "../outline.ts";
import { findSubject } from "./asked.ts";
import { toBond, toLineCraft, toSign } from "./craft.ts";
import { themeLabels } from "./names.ts";
import { toPassage } from "./passage.ts";
import { toImageQuote, toLineCounsel, toName, toQuote, toTelling, toVerseName } from "./verse.ts";

const subjectLeads = ["As for", "On", "Now for"];
const sideLeads: Record<Theme, string> = {
  love: "As to those near you,",
  work: "As to work,",
  money: "As to money,",
  inner: "As to yourself,",
};

const rulesJudgment = ({ cast }: Outline, of: "primary" | "changed"): boolean => cast.ruling.some((text) => text.of === of && text.place === "judgment");

const toBodyTheme = ({ theme, variant }: Outline): Theme => (variant % 2 === 0 ? theme : theme === "inner" ? "work" : "inner");

const toText = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

/** The picture of the hexagram drawn, unless its judgment tells it. */
export const findPicture = (outline: Outline): Paragraph | null => {
  if (rulesJudgment(outline, "primary")) return null;
  const telling = getEnglishTelling(outline.cast.primary.number);
  return { label: telling.name, text: telling.core, facts: ["hexagram.primary", "trigrams"], part: "body" };
};

/** What the hexagram says of the question's field, said of what the question names. */
export const toBody = (outline: Outline): Paragraph => {
  const { cast, variant, question } = outline;
  const theme = toBodyTheme(outline);
  const subject = variant % 2 === 0 && !outline.beyond && outline.about !== "" ? findSubject(question.text) : null;
  const passage = toPassage(outline, cast.primary.number, theme);
  const text = subject ? `${subjectLeads[cast.primary.number % subjectLeads.length]} ${subject}: ${toInline(passage)}` : passage;
  return { label: themeLabels[theme], text, facts: ["hexagram.primary"], part: "body" };
};

/** A word for the asker, whatever the question's field. */
export const findWithin = (outline: Outline): Paragraph | null => {
  const { cast } = outline;
  if (toBodyTheme(outline) === "inner") return null;
  return { label: "You yourself", text: getEnglishTelling(cast.primary.number).inner, facts: ["hexagram.primary"], part: "body" };
};

/** A question that names no field of life hears of two; of one that does, the field nearest to it. */
export const toFields = (outline: Outline): Paragraph => {
  const { cast, variant, theme, isThemeNamed } = outline;
  const telling = getEnglishTelling(cast.primary.number);
  const facts = ["hexagram.primary"];
  if (!isThemeNamed && outline.question.text === "") {
    const first = variant % 2 === 0 ? `If it’s work that’s on your mind: ${toInline(telling.work)}` : `If it’s you yourself: ${toInline(telling.inner)}`;
    return { label: "Which part", text: `${first} If it’s somebody close: ${toInline(telling.love)}`, facts, part: "body" };
  }
  const other: Theme = variant % 2 === 1 ? theme : theme === "work" ? "money" : "work";
  return { label: themeLabels[other], text: `${sideLeads[other]} ${toInline(telling[other])}`, facts, part: "body" };
};

/** Basic's second reason. */
export const toShortBody = (outline: Outline): Paragraph => {
  const { number } = outline.cast.primary;
  return { label: getEnglishTelling(number).name, text: toPassage(outline, number, outline.theme), facts: ["hexagram.primary"], part: "body" };
};

const judgmentLeans = [
  "It’s against going on like this",
  "It would rather you held back",
  "It keeps the matter open",
  "It leans your way",
  "It’s plainly in favour",
];

const grounds = [
  "That’s the ground on which the line is written.",
  "So much for the whole affair; the line speaks of today.",
  "The judgment takes the long view, behind the line.",
];

/** The judgment as the ground under a line that answers. */
export const findJudgment = (outline: Outline): Paragraph | null => {
  const { cast, dissent } = outline;
  if (rulesJudgment(outline, "primary") || dissent === "judgment" || outline.beyond) return null;
  const telling = getEnglishTelling(cast.primary.number);
  return {
    label: "The judgment",
    text: `${toQuote(cast.primary, "judgment")}\n\n${grounds[cast.primary.number % grounds.length]!} ${judgmentLeans[outline.judgmentLean + 2]}: ${telling.counsel}.`,
    facts: ["hexagram.primary"],
    part: "verse",
  };
};

/** Each text that answers: the classical line, our English, then what it says here. */
export const listVerses = (outline: Outline, facts: readonly ZhouYiFact[]): Paragraph[] =>
  outline.cast.ruling.slice(0, 3).map((text, index) => {
    const hexagram = toHexagramOf(outline.cast, text);
    const line = facts.find((fact): fact is ZhouYiFact & { key: "line" } => fact.key === "line" && text.of === "primary" && fact.values.place === text.place);
    const craft = line && index === 0 ? toLineCraft(line) : "";
    const isDissenting = outline.dissent === "second" && outline.dissentingText === index;
    const counsel = index > 0 && !isDissenting && typeof text.place === "number" ? `Its advice: ${toLineCounsel(hexagram, text.place)}.` : "";
    const name = toVerseName(text.place);
    return {
      label: text.of === "changed" ? (text.place === "judgment" ? toName(hexagram) : `${name}, ${toName(hexagram)}`) : name,
      text: `${toQuote(hexagram, text.place)}\n\n${toText([toTelling(hexagram, text.place), craft, counsel])}`,
      facts: [`ruling.${index + 1}`, ...(line ? [line.id] : [])],
      part: "verse",
    };
  });

/** Moving lines that do not rule, in one clause each. */
export const findOthers = ({ cast }: Outline): Paragraph | null => {
  const told = cast.ruling.filter((text) => text.of === "primary").map((text) => text.place);
  const others = cast.movingLines.filter((place) => !told.includes(place));
  if (others.length === 0 || others.length > 4) return null;
  const said = others.map((place) => `${toEnglishPlace(place)}, ${toLineCounsel(cast.primary, place)}`);
  return {
    label: "Moving lines",
    text: `${others.length === 1 ? "One more line moved and has a word" : "The lines that moved have a word each"}: ${said.join("; ")}.`,
    facts: others.map((place) => `line.${place}`),
    part: "body",
  };
};

/** The image that the old school drew from the two trigrams, with a field of life that nothing else has told. */
export const findImage = ({ cast, theme, variant }: Outline): Paragraph | null => {
  if (variant % 2 === 1 && theme === "money") return null;
  const telling = getEnglishTelling(cast.primary.number);
  const field: Theme = theme === "money" ? "inner" : "money";
  return {
    label: "The image",
    text: `${toImageQuote(cast.primary)}\n\nThe old readers looked at the picture to learn how to carry themselves. ${sideLeads[field]} ${toInline(telling[field])}`,
    facts: ["hexagram.primary", "trigrams"],
    part: "verse",
  };
};

/** The two central lines, which keep house for the trigrams, where they have not spoken. */
export const findCentral = ({ cast }: Outline): Paragraph => ({
  label: "The middle",
  text: toText([
    "The middle line of each half keeps house, and neither was called on. The lower would say this.",
    toTelling(cast.primary, 2),
    "And the upper this.",
    toTelling(cast.primary, 5),
  ]),
  facts: ["hexagram.primary"],
  part: "body",
});

/** With few lines moving or nearly all, the line one stands on has a word of its own. */
export const findStanding = ({ cast }: Outline): Paragraph | null => {
  const count = cast.movingLines.length;
  const isTold = cast.ruling.some((text) => text.of === "primary" && text.place === cast.shi);
  if (isTold || (count > 1 && count < 4) || (count === 1 && cast.movingLines.includes(cast.shi))) return null;
  const place = toEnglishPlace(cast.shi);
  const opening =
    count === 0
      ? `Nothing moves, so look at where you stand: ${place}.`
      : count === 1
        ? `You yourself stand on another line, ${place}.`
        : `With so much moving, find your own feet: you stand on ${place}.`;
  return {
    label: "Where you stand",
    text: `${toQuote(cast.primary, cast.shi)}\n\n${opening} ${toTelling(cast.primary, cast.shi)}`,
    facts: ["shi"],
    part: "verse",
  };
};

const roads = [
  "That’s where the road goes, and no verdict on it.",
  "Walk on, and this is the country you come to.",
  "It speaks of the way, and not of right or wrong.",
];
const onRoad: Record<Theme, string> = {
  love: "Between you, by then:",
  work: "At work, by then:",
  money: "With money, by then:",
  inner: "In yourself, by then:",
};

/** The hexagram it becomes: the road, not the verdict. */
export const findChanged = (outline: Outline): Paragraph | null => {
  const { cast, theme, variant } = outline;
  if (!cast.changed || rulesJudgment(outline, "changed")) return null;
  const telling = getEnglishTelling(cast.changed.number);
  const [own, next] = [toName(cast.primary), telling.name];
  const openings =
    cast.movingLines.length === 1
      ? [`Once that line has turned, ${own} is ${next}`, `The line turns, and you’re in ${next}`, `From ${own} the way leads into ${next}`]
      : [`Once those lines have turned, ${own} is ${next}`, `The lines turn, and you’re in ${next}`, `From ${own} the way leads into ${next}`];
  const road = roads[(cast.changed.number + variant) % roads.length]!;
  return {
    label: "Becoming",
    text: toText([
      `${openings[cast.primary.number % openings.length]!}${variant % 2 === 0 ? "" : `: ${telling.essence}`}.`,
      road,
      ...(variant % 2 === 0 ? [telling.core] : []),
      onRoad[theme],
      toInline(toPassage(outline, cast.changed.number, theme)),
    ]),
    facts: ["hexagram.changed", "moving"],
    part: "body",
  };
};

const voices = ["That line has its own words.", "And this is what that line says.", "Hear that line speak."];

/** In love the other person's line speaks for itself, unless it moves and has spoken. */
const toOtherVoice = ({ cast, isThemeNamed, theme, dissent }: Outline): string => {
  if (!isThemeNamed || theme !== "love" || cast.movingLines.includes(cast.ying)) return "";
  const voice = dissent === "bond" ? `The line across from yours, ${toEnglishPlace(cast.ying)}, has a word as well.` : voices[cast.ying % voices.length]!;
  return `${voice} ${toTelling(cast.primary, cast.ying)}`;
};

/** The two sides, and the line that stands for the matter. */
export const toStandings = (outline: Outline, facts: readonly ZhouYiFact[]): Paragraph => {
  const sign = outline.sign && outline.dissent !== "sign" ? toSign(outline.sign, outline.matter) : "";
  const bond = outline.dissent === "bond" ? "" : toBond(outline, facts);
  return {
    label: "Two sides",
    text: toText([bond, sign, toOtherVoice(outline)]),
    facts: ["shi", "ying", "bond", ...(sign && outline.sign ? [outline.sign.id] : [])],
    part: "body",
  };
};

/** One thing to do, one to watch. */
export const toClose = ({ closer, cast }: Outline): Paragraph => {
  const { act, watch } = getEnglishTelling(closer.number);
  const fact =
    closer.number === cast.primary.number
      ? "hexagram.primary"
      : closer.number === cast.changed?.number
        ? "hexagram.changed"
        : closer.number === cast.nuclear.number
          ? "hexagram.nuclear"
          : "hexagram.reversed";
  return { label: "Do, watch", text: `This week: ${act} Watch for this: ${watch}`, facts: [fact], part: "close" };
};
