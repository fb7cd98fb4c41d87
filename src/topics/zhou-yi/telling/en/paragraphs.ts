import { toEnglishPlace } from "../../../kit/hexagrams/place-names.ts";
import { getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";
import type { Theme } from "../../../kit/question/question.ts";
import type { Paragraph } from "../../../kit/reading.ts";
import type { ZhouYiFact } from "../../facts.ts";
import { type Outline, toHexagramOf } from "../outline.ts";
import { toBond, toLineCraft, toSign } from "./craft.ts";
import { themeLabels } from "./names.ts";
import { toImageQuote, toLineCounsel, toName, toQuote, toTelling, toVerseName } from "./verse.ts";

const themeLead: Record<Theme, string> = {
  love: "Between two people it goes like this.",
  work: "At work it goes like this.",
  money: "Where money’s concerned it goes like this.",
  inner: "Turned inward it goes like this.",
};
const withinLead = ["And a word for you yourself.", "One layer further in.", "There’s something on your own side, too."];

const rulesJudgment = ({ cast }: Outline, of: "primary" | "changed"): boolean => cast.ruling.some((text) => text.of === of && text.place === "judgment");

const toBodyTheme = ({ theme, variant }: Outline): Theme => (variant % 2 === 0 ? theme : theme === "inner" ? "work" : "inner");

const toText = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

/** The hexagram drawn: its picture, and what it is like in the question's field. */
export const toBody = (outline: Outline): Paragraph => {
  const { cast, isThemeNamed, variant } = outline;
  const telling = getEnglishTelling(cast.primary.number);
  const theme = toBodyTheme(outline);
  const lead = isThemeNamed || variant % 2 === 1 ? themeLead[theme] : "";
  const picture = rulesJudgment(outline, "primary") ? "" : telling.core;
  const within = theme === "inner" || variant % 2 === 1 ? [] : [withinLead[cast.primary.number % withinLead.length]!, telling.inner];
  return { label: telling.name, text: toText([picture, lead, telling[theme], ...within]), facts: ["hexagram.primary", "trigrams"], part: "body" };
};

/** The fields of life that the body left out; a question that names none hears of two. */
export const toFields = (outline: Outline): Paragraph => {
  const { cast, isThemeNamed, variant, theme } = outline;
  const telling = getEnglishTelling(cast.primary.number);
  const facts = ["hexagram.primary"];
  if (!isThemeNamed) {
    const first = variant % 2 === 0 ? `If it’s work: ${telling.work}` : `If it’s you yourself: ${telling.inner}`;
    return {
      label: "Which part",
      text: `You didn’t say which part of life this is, so here are two. ${first} If it’s two people: ${telling.love}`,
      facts,
      part: "body",
    };
  }
  const other: Theme = variant % 2 === 1 ? theme : theme === "work" ? "love" : "work";
  return { label: themeLabels[other], text: `${themeLead[other]} ${telling[other]}`, facts, part: "body" };
};

/** Basic's second reason. */
export const toShortBody = ({ cast, theme }: Outline): Paragraph => {
  const telling = getEnglishTelling(cast.primary.number);
  return { label: telling.name, text: telling[theme], facts: ["hexagram.primary"], part: "body" };
};

const judgmentLeans = ["It speaks against", "It leans against", "It keeps the matter open", "It leans in favour", "It’s plainly in favour"];

/** The judgment as the ground under a line that answers. */
export const findJudgment = (outline: Outline): Paragraph | null => {
  const { cast, dissent } = outline;
  if (rulesJudgment(outline, "primary") || dissent === "judgment") return null;
  const telling = getEnglishTelling(cast.primary.number);
  return {
    label: "The judgment",
    text: `${toQuote(cast.primary, "judgment")}\n\nThe judgment covers the whole affair, and the line is written over it. ${judgmentLeans[outline.judgmentLean + 2]}: ${telling.counsel}.`,
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
    text: `The lines that moved get a word each: ${said.join("; ")}.`,
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
    text: `${toImageQuote(cast.primary)}\n\nThe old readers looked at the picture to learn how to carry themselves. ${themeLead[field]} ${telling[field]}`,
    facts: ["hexagram.primary", "trigrams"],
    part: "verse",
  };
};

/** The two central lines, which keep house for the trigrams, where they have not spoken. */
export const findCentral = ({ cast }: Outline): Paragraph => ({
  label: "The middle",
  text: toText([
    "In each trigram the middle line keeps house. Neither was called on to speak, but listen in.",
    "Below:",
    toTelling(cast.primary, 2),
    "Above:",
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
  const opening =
    count === 0
      ? "Nothing moves, so look at where you stand"
      : count === 1
        ? "That’s the line that moves; this is the one you stand on"
        : "With so much moving, find the line you stand on";
  return {
    label: "Where you stand",
    text: `${toQuote(cast.primary, cast.shi)}\n\n${opening}, ${toEnglishPlace(cast.shi)}. ${toTelling(cast.primary, cast.shi)}`,
    facts: ["shi"],
    part: "verse",
  };
};

const roads = [
  "It tells where the road goes and passes no verdict.",
  "Walk on, and this is the country you come to.",
  "This one is about the way, and says nothing of right or wrong.",
];
const onRoad: Record<Theme, string> = {
  love: "For the two of you it’s then like this.",
  work: "The work is then like this.",
  money: "Money is then like this.",
  inner: "And you’re then like this.",
};

/** The hexagram it becomes: the road, not the verdict. */
export const findChanged = (outline: Outline): Paragraph | null => {
  const { cast, theme, variant } = outline;
  if (!cast.changed || rulesJudgment(outline, "changed")) return null;
  const telling = getEnglishTelling(cast.changed.number);
  const when = cast.movingLines.length === 1 ? "When that line turns" : "When those lines turn";
  const opening = `${when}, ${toName(cast.primary)} becomes ${telling.name}, ${telling.essence}.`;
  const road = roads[(cast.changed.number + variant) % roads.length]!;
  return {
    label: "Becoming",
    text: toText([opening, road, ...(variant % 2 === 0 ? [telling.core] : []), onRoad[theme], telling[theme]]),
    facts: ["hexagram.changed", "moving"],
    part: "body",
  };
};

/** What is folded inside, and what it asks. */
export const findInside = ({ cast, dissent }: Outline): Paragraph | null => {
  const isApart = cast.nuclear.number !== cast.primary.number && cast.nuclear.number !== cast.changed?.number;
  if (!isApart || dissent === "nuclear") return null;
  const telling = getEnglishTelling(cast.nuclear.number);
  return {
    label: "Inside",
    text: `Lines two to five make a hexagram of their own, the nuclear one: ${telling.name}, ${telling.essence}. It’s what works below the surface. ${telling.core} What it asks of you: ${telling.counsel}.`,
    facts: ["hexagram.nuclear"],
    part: "body",
  };
};

/** The same hexagram from the other side of the table; one that reads alike from both is turned inside out instead. */
export const toOtherSide = ({ cast, theme, dissent }: Outline): Paragraph | null => {
  const isSame = cast.reversed.number === cast.primary.number;
  const hexagram = isSame ? cast.opposite : cast.reversed;
  if (hexagram.number === cast.changed?.number || (isSame && dissent === "opposite")) return null;
  const telling = getEnglishTelling(hexagram.number);
  const opening = isSame
    ? `Upside down this hexagram is still itself; turn every line over, and it’s ${telling.name}, ${telling.essence}.`
    : `From the other side of the table the hexagram stands on its head: ${telling.name}, ${telling.essence}.`;
  return {
    label: "Across the table",
    text: toText([opening, telling.core, telling[theme]]),
    facts: [isSame ? "hexagram.opposite" : "hexagram.reversed"],
    part: "body",
  };
};

/** Every line turned over: what the matter tips into. */
export const findOpposite = ({ cast, dissent }: Outline): Paragraph | null => {
  const isTold =
    dissent === "opposite" ||
    cast.opposite.number === cast.changed?.number ||
    cast.reversed.number === cast.primary.number ||
    cast.reversed.number === cast.opposite.number;
  if (isTold || cast.opposite.number === cast.nuclear.number) return null;
  const telling = getEnglishTelling(cast.opposite.number);
  return {
    label: "Turned over",
    text: `Turn every line over and it’s ${telling.name}, ${telling.essence}. ${telling.core} Overdo this matter, and that’s what it tips into.`,
    facts: ["hexagram.opposite"],
    part: "body",
  };
};

/** In love the other person's line speaks for itself, unless it moves and has spoken. */
const toOtherVoice = ({ cast, isThemeNamed, theme }: Outline): string =>
  isThemeNamed && theme === "love" && !cast.movingLines.includes(cast.ying) ? `Their line has its own words. ${toTelling(cast.primary, cast.ying)}` : "";

/** The two sides, and the line that stands for the matter. */
export const toStandings = (outline: Outline, facts: readonly ZhouYiFact[]): Paragraph => {
  const sign = outline.sign && outline.dissent !== "sign" ? toSign(outline.sign) : "";
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
