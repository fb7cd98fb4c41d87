import { toEnglishPlace } from "../../../kit/hexagrams/place-names.ts";
import { getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";
import type { Paragraph } from "../../../kit/reading.ts";
import { fittingHeadline } from "../../../kit/telling/headline.ts";
import type { Outline } from "../outline.ts";
import { type Teller, toParagraph } from "../teller.ts";
import { findUntoldLine } from "../untold.ts";
import { toFitting } from "./fitting.ts";
import { toCounsel } from "./headline.ts";
import { toTelling } from "./verse.ts";

const toTooLong = ({ cast }: Outline): Paragraph => {
  const opposite = getEnglishTelling(cast.opposite.number);
  return toParagraph(
    "Too long",
    `Stay too long and all six lines turn over into ${opposite.name}, ${opposite.essence}. Stop waiting when you notice this: ${opposite.watch} There’s still a remedy then: ${opposite.act}`,
    ["hexagram.opposite"],
  );
};

const toStaying = ({ cast }: Outline): Paragraph => {
  const place = findUntoldLine(cast, [1]);
  const seat =
    place === 1
      ? "The bottom line is for those who haven’t set out."
      : `One line that wasn’t called on, ${toEnglishPlace(place)}, has a word for those who wait.`;
  return toParagraph("Staying", `${seat} ${toTelling(cast.primary, place)}`, ["hexagram.primary"]);
};

export const tellWaiting: Teller = (outline) => {
  const { cast, lean } = outline;
  const { counsel } = getEnglishTelling(cast.primary.number);
  const headline =
    lean > 0
      ? toFitting("You can leave it, but a fair wind goes by unused", toCounsel({ cast, variant: 0 }), "You can, at a cost")
      : lean < 0
        ? toFitting("Leaving it is just what this cast has in mind", counsel, "Leave it")
        : toFitting("You can afford to leave it, though not with idle hands", counsel, "You can, for now");
  return { headline, paragraphs: [toStaying(outline), toTooLong(outline)] };
};

/** Asked where it leads, of a cast in which nothing moves. */
export const tellUnmoved: Teller = (outline) => ({
  headline: fittingHeadline("en", [
    `It ends much as it stands, like ${getEnglishTelling(outline.cast.primary.number).essence}.`,
    "Nothing moves in this cast, so it ends much as it stands.",
  ]),
  paragraphs: [toStaying(outline), toTooLong(outline)],
});
