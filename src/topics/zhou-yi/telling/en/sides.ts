import { getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";
import type { Paragraph } from "../../../kit/reading.ts";
import type { Outline } from "../outline.ts";
import { toPassage } from "./passage.ts";
import { findPerson, toPossessive } from "./person.ts";

const insides = [
  "Lines two to five hold a hexagram of their own, the nuclear one, which works below the surface:",
  "Below the surface, in the four middle lines, there’s another hexagram at work:",
  "What nobody sees yet is the nuclear hexagram, folded into the four middle lines:",
];

/** What is folded inside, and what it asks. */
export const findInside = ({ cast, dissent }: Outline): Paragraph | null => {
  const isApart = cast.nuclear.number !== cast.primary.number && cast.nuclear.number !== cast.changed?.number;
  if (!isApart || dissent === "nuclear") return null;
  const telling = getEnglishTelling(cast.nuclear.number);
  return {
    label: "Inside",
    text: `${insides[cast.nuclear.number % insides.length]!} ${telling.name}. ${telling.core} What it asks of you: ${telling.counsel}.`,
    facts: ["hexagram.nuclear"],
    part: "body",
  };
};

/** The same hexagram from the other side of the table; one that reads alike from both is turned inside out instead. */
export const toOtherSide = (outline: Outline): Paragraph | null => {
  const { cast, theme, dissent, about } = outline;
  const isSame = cast.reversed.number === cast.primary.number;
  const hexagram = isSame ? cast.opposite : cast.reversed;
  if (hexagram.number === cast.changed?.number || (isSame && dissent === "opposite")) return null;
  const telling = getEnglishTelling(hexagram.number);
  const opening = isSame
    ? `Upside down this hexagram is still itself; turn every line over, and it’s ${telling.name}.`
    : theme === "love" || findPerson(about)
      ? `From ${toPossessive(findPerson(about) ?? "the other person")} chair the hexagram stands on its head and reads ${telling.name}.`
      : `${hexagram.number % 2 === 0 ? "From the far side of the table the same lines read upside down and make" : "Walk round to the other side, and the hexagram you see is"} ${telling.name}.`;
  return {
    label: "Across the table",
    text: `${opening} ${telling.core} ${toPassage(outline, hexagram.number, theme)}`,
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
    text: `Overdo this, and it tips into its opposite, ${telling.name}. ${telling.core}`,
    facts: ["hexagram.opposite"],
    part: "body",
  };
};
