import { toCapital } from "../../../../shared/capital.ts";
import { toElement } from "../../../kit/hexagrams/branches.ts";
import { type Relation, toRelation } from "../../../kit/hexagrams/elements.ts";
import { toEnglishPlace } from "../../../kit/hexagrams/place-names.ts";
import { getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";
import type { Paragraph } from "../../../kit/reading.ts";
import { fittingHeadline } from "../../../kit/telling/headline.ts";
import type { Outline } from "../outline.ts";
import { type Teller, toParagraph } from "../teller.ts";
import { findAim } from "./asked.ts";
import { toFitting } from "./fitting.ts";
import { toPerson } from "./headline.ts";
import { spiritNames } from "./names.ts";
import { toNamed } from "./person.ts";
import { spirits } from "./spirits.ts";
import { toLineCounsel, toTelling } from "./verse.ts";

/** How the other side stands to the asker; the second form is for more than one. */
const stances: Record<Relation, readonly [string, string]> = {
  feedsMe: ["is better disposed to you than it looks", "are better disposed to you than it looks"],
  iFeed: ["takes what you give as a matter of course", "take what you give as the natural order of things"],
  iHold: ["feels held in check, and keeps something back", "feel held in check, and keep something back"],
  holdsMe: ["wants the last word, and expects you to bend", "want the last word, and expect you to bend"],
  same: ["sees it as you do, and is just as stubborn", "see it as you do, and are just as stubborn"],
};

const toSeen = ({ cast, theme }: Outline, turn: number): Paragraph => {
  const reversed = getEnglishTelling(cast.reversed.number);
  // In love the reading has told the answering line already.
  if (theme !== "love" && turn % 2 === 0 && !cast.movingLines.includes(cast.ying))
    return toParagraph(
      "Across the table",
      `That line has words of its own. ${toTelling(cast.primary, cast.ying)} In short: ${toLineCounsel(cast.primary, cast.ying)}.`,
      ["ying"],
    );
  return toParagraph(
    "Across the table",
    `Read upside down, from that chair, the hexagram is ${reversed.name}, ${reversed.essence}. The best thing to hear there would be this: ${reversed.counsel}. Before you speak, look for one thing: ${reversed.watch}`,
    ["hexagram.reversed"],
  );
};

const toTemper = ({ cast }: Outline): Paragraph => {
  const { spirit } = cast.najia[cast.ying - 1]!;
  const seat = `The line across from yours, ${toEnglishPlace(cast.ying)}, stands under the ${spiritNames[spirit]} today.`;
  return toParagraph("Their line", `${seat} ${spirits[spirit].temper}`, ["ying"]);
};

export const tellPerson: Teller = (outline, _facts, turn) => {
  const { cast, question } = outline;
  const [shi, ying] = [cast.shi, cast.ying].map((place) => toElement(cast.najia[place - 1]!.branch)) as [
    ReturnType<typeof toElement>,
    ReturnType<typeof toElement>,
  ];
  const { name, isPlural } = toNamed(question.text);
  const { approach } = spirits[cast.najia[cast.ying - 1]!.spirit];
  const stance = `${name} ${stances[toRelation(shi, ying)][isPlural ? 1 : 0]}`;
  const [whole, short] = toPerson(outline);
  const headline = fittingHeadline(
    "en",
    question.kind === "who" ? [`${whole}.`, `${short}.`] : [`${stance}; to be heard there, ${approach}.`, `${stance}.`, `${stance.split(", and")[0]}.`],
  );
  const temper = toTemper(outline);
  // What the headline had no room for.
  const told = headline.includes(approach) || question.kind === "who" ? temper : { ...temper, text: `To be heard there, ${approach}. ${temper.text}` };
  return { headline, paragraphs: [told, toSeen(outline, turn)] };
};

/** How to bring something to somebody. */
export const tellApproach: Teller = (outline, _facts, turn) => {
  const { cast } = outline;
  const counsel = spirits[cast.najia[cast.ying - 1]!.spirit].approach;
  const aim = findAim(outline.question.text);
  return {
    headline: aim
      ? fittingHeadline("en", [`To ${aim}, ${counsel}.`, `Go about it like this: ${counsel}.`, `${toCapital(counsel)}.`])
      : toFitting("Go about it like this", counsel),
    paragraphs: [toTemper(outline), toSeen(outline, turn)],
  };
};
