import { toCapital } from "../../../../shared/capital.ts";
import type { Theme } from "../../../kit/hearing/question.ts";
import { toHexagram } from "../../../kit/hexagrams/king-wen.ts";
import { toEnglishPlace } from "../../../kit/hexagrams/place-names.ts";
import { turnLine } from "../../../kit/hexagrams/relations.ts";
import { getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";
import { toChangedLines } from "../../../kit/hexagrams/throws.ts";
import { fittingHeadline } from "../../../kit/telling/headline.ts";
import { toAnswerer } from "../answerer.ts";
import { getFact } from "../outline.ts";
import { type Teller, toParagraph, toVerse } from "../teller.ts";
import { findUntoldLine, listOthers, toOtherTheme } from "../untold.ts";
import { tellApproach, tellPerson } from "./answer-people.ts";
import { tellNuclear, tellOpposite, tellReversed } from "./answer-sides.ts";
import { tellUnmoved, tellWaiting } from "./answer-waiting.ts";
import { toFitting } from "./fitting.ts";
import { toHeadline, toLeft, toWhen } from "./headline.ts";
import { relativeMeanings, relativeNames, themeLabels, themePhrases, toBranchName, toBranchSound } from "./names.ts";
import { toPassage } from "./passage.ts";
import { toImageQuote, toLineCounsel, toName, toQuote, toTelling } from "./verse.ts";

/** A line: told whole where the reading left it out, else by its seat and by what stands in its place afterwards. */
const tellLine =
  (place: number): Teller =>
  ({ cast }) => {
    const { primary } = cast;
    const name = toEnglishPlace(place);
    const { relative, branch } = cast.najia[place - 1]!;
    const isTold = cast.ruling.some((text) => text.of === "primary" && text.place === place) || (cast.movingLines.length === 0 && place === cast.shi);
    const isMoving = cast.movingLines.includes(place);
    const side =
      place === cast.shi ? " It’s also the shì, the line that is you." : place === cast.ying ? " It’s also the yìng, the line of the other side." : "";
    const facts = isMoving ? [`line.${place}`] : place === cast.shi ? ["shi"] : place === cast.ying ? ["ying"] : ["hexagram.primary"];
    const seat = `The craft counts it as the ${relativeNames[relative]} line, ${toBranchName(branch)}: ${relativeMeanings[relative]}.${side}`;
    const changed = toHexagram(toChangedLines(cast.lines));
    const turned = toHexagram(turnLine(primary.lines, place));
    const after = isMoving
      ? `Turned over, it lands on the same place in ${toName(changed)}. ${toTelling(changed, place)}`
      : `It lies still for now. Were it to move, ${toName(primary)} would become ${toName(turned)}, ${getEnglishTelling(turned.number).essence}; when things begin to look like that, come back to this line. What would count then: ${getEnglishTelling(turned.number).counsel}.`;
    return {
      headline: toFitting(`${toCapital(name)} asks this of you`, toLineCounsel(primary, place), toCapital(name)),
      paragraphs: [
        toVerse(toCapital(name), `${toQuote(primary, place)}\n\n${isTold ? seat : `${toTelling(primary, place)} ${seat}`}`, facts),
        toParagraph("Afterwards", after, facts),
      ],
    };
  };

const thenLeads: Record<Theme, string> = {
  love: "Between people it goes so, over there.",
  work: "Here’s what the work is like, over there.",
  money: "And here’s what money is like, over there.",
  inner: "And in yourself, over there.",
};

const tellChanged: Teller = ({ cast, theme }, _facts, turn) => {
  const changed = cast.changed ?? cast.opposite;
  const fact = cast.changed ? "hexagram.changed" : "hexagram.opposite";
  const telling = getEnglishTelling(changed.number);
  const isJudgmentTold = cast.ruling.some((text) => text.of === "changed" && text.place === "judgment");
  const field = toOtherTheme(theme, turn);
  return {
    headline: fittingHeadline("en", [
      `It leads to ${telling.name}, ${telling.essence}; once you’re there, ${telling.counsel}.`,
      `It leads to ${telling.name}: ${telling.counsel}.`,
      `It leads to ${telling.name}, ${telling.essence}.`,
      `It leads to ${telling.name}.`,
    ]),
    paragraphs: [
      toVerse(telling.name, `${isJudgmentTold ? toImageQuote(changed) : toQuote(changed, "judgment")}\n\n${thenLeads[field]} ${telling[field]}`, [fact]),
      toParagraph("Get ready", `You can start on it now: ${telling.act} You’ll know you’ve arrived by this: ${telling.watch}`, [fact]),
    ],
  };
};

const tellImage: Teller = ({ cast }) => {
  const place = findUntoldLine(cast, [5, 2]);
  const telling = getEnglishTelling(cast.primary.number);
  return {
    headline: fittingHeadline("en", [`Picture ${telling.essence}: ${telling.counsel}.`, `Picture ${telling.essence}.`]),
    paragraphs: [
      toVerse(
        "The image",
        `${toImageQuote(cast.primary)}\n\nThe old readers took a manner from such a picture, and let the result take care of itself. Look for the corner of it that resembles your last few days, and start there.`,
        ["trigrams"],
      ),
      toParagraph(
        "A further line",
        `${toCapital(toEnglishPlace(place))} hasn’t been heard yet. ${toTelling(cast.primary, place)} Its advice: ${toLineCounsel(cast.primary, place)}.`,
        ["hexagram.primary"],
      ),
    ],
  };
};

const tellJudgment: Teller = ({ cast }, _facts, turn) => {
  const telling = getEnglishTelling(cast.primary.number);
  const place = findUntoldLine(cast, turn % 2 === 0 ? [2, 5] : [4, 3]);
  return {
    headline: toFitting("The judgment says, in short", telling.counsel),
    paragraphs: [
      toVerse(
        "The judgment",
        `${toQuote(cast.primary, "judgment")}\n\nIt speaks of the whole stretch, where a line speaks of the step you’re on. The stretch is like ${telling.essence}.`,
        ["hexagram.primary"],
      ),
      toParagraph(
        "A further line",
        `A line that hasn’t spoken yet has a say in this, ${toEnglishPlace(place)}. ${toTelling(cast.primary, place)} Its advice: ${toLineCounsel(cast.primary, place)}.`,
        ["hexagram.primary"],
      ),
    ],
  };
};

const tellWhen: Teller = ({ cast }, facts) => {
  const { branch, place, isMoving } = getFact(facts, "timing").values;
  const telling = getEnglishTelling(cast.nuclear.number);
  return {
    headline: `${toWhen(facts)}.`,
    paragraphs: [
      toParagraph(
        "Timing",
        `That comes from ${isMoving ? "the line that moves" : "the line you stand on"}: ${toEnglishPlace(place)} belongs to ${toBranchName(branch)}, and things stir in the months and on the days of that name. Every twelfth day is a ${toBranchSound(branch)} day, good for the small steps; for the large one look to the month. Take it as a window, and no appointment.`,
        ["timing"],
      ),
      toParagraph(
        "Before then",
        `Before that, ${telling.name}, which lies folded inside the hexagram, has to run its course: ${telling.essence}. You can help it along: ${telling.act}`,
        ["hexagram.nuclear"],
      ),
    ],
  };
};

const tellHow: Teller = ({ cast, theme }, _facts, turn) => {
  const ends = cast.changed ?? cast.nuclear;
  const primary = getEnglishTelling(cast.primary.number);
  const later = getEnglishTelling(ends.number);
  const place = findUntoldLine(cast, turn % 2 === 0 ? [2, 5] : [3, 4]);
  const field = toOtherTheme(theme, turn);
  return {
    headline: toFitting("Begin like this", primary.counsel),
    paragraphs: [
      toParagraph(
        "Begin",
        `${place === 2 || place === 5 ? `The beginning is with ${toEnglishPlace(place)}, which keeps house in the middle.` : `The beginning is with a line that hasn’t spoken yet, ${toEnglishPlace(place)}.`} ${toTelling(cast.primary, place)} So ${toLineCounsel(cast.primary, place)}.`,
        ["hexagram.primary"],
      ),
      toParagraph(
        "Then",
        `When that stands firm, ${later.name} gives you the second step: ${later.act}${turn % 2 === 0 ? "" : ` ${thenLeads[field]} ${later[field]}`} Slow down when you notice this: ${later.watch}`,
        [cast.changed ? "hexagram.changed" : "hexagram.nuclear"],
      ),
    ],
  };
};

const tellWhy: Teller = (outline, _facts, turn) => {
  const { cast, theme } = outline;
  const nuclear = getEnglishTelling(cast.nuclear.number);
  const primary = getEnglishTelling(cast.primary.number);
  const place = findUntoldLine(cast, turn % 2 === 0 ? [1] : [4, 3]);
  return {
    headline: fittingHeadline("en", [
      `Underneath, it’s ${nuclear.essence}; on top it looks like ${primary.essence}.`,
      `Underneath, it’s ${nuclear.essence}.`,
      `Underneath lies ${nuclear.name}.`,
    ]),
    paragraphs: [
      toParagraph(
        "Inside",
        `${nuclear.name} is the hexagram folded inside, lines two to five, and this is its side of it. ${toPassage(outline, cast.nuclear.number, theme)}`,
        ["hexagram.nuclear"],
      ),
      toParagraph(
        "The root",
        `${place === 1 ? "It began at the bottom line." : `How it came to this, ${toEnglishPlace(place)} knows.`} ${toTelling(cast.primary, place)} That’s the place to mend it: ${toLineCounsel(cast.primary, place)}.`,
        ["hexagram.primary"],
      ),
    ],
  };
};

const tellTheme: Teller = (outline) => {
  const { cast, theme } = outline;
  const primary = getEnglishTelling(cast.primary.number);
  const other = cast.changed ?? cast.nuclear;
  const later = getEnglishTelling(other.number);
  return {
    headline: toFitting(`${toCapital(themePhrases[theme])}, too, it comes to this`, primary.counsel, toCapital(themePhrases[theme])),
    paragraphs: [
      toParagraph(themeLabels[theme], toPassage(outline, cast.primary.number, theme), ["hexagram.primary"]),
      toParagraph(
        later.name,
        `${cast.changed ? "Further on comes" : "Folded inside it is"} ${later.name}, ${later.essence}. ${toPassage(outline, other.number, theme)}`,
        [cast.changed ? "hexagram.changed" : "hexagram.nuclear"],
      ),
    ],
  };
};

/** A field that the reading has touched: told by the other hexagrams of the cast. */
const tellThemeAgain: Teller = (outline) => {
  const { cast, theme } = outline;
  const [near, far] = listOthers(cast);
  const telling = getEnglishTelling(near.hexagram.number);
  const further = getEnglishTelling(far.hexagram.number);
  return {
    headline: toFitting(`${toCapital(themePhrases[theme])}, it comes to this`, telling.counsel, toCapital(themePhrases[theme])),
    paragraphs: [
      toParagraph(telling.name, `${telling.name} stands beside the hexagram you drew and has this to say. ${toPassage(outline, near.hexagram.number, theme)}`, [
        near.fact,
      ]),
      toParagraph(further.name, `Then there’s ${further.name}, ${further.essence}. ${toPassage(outline, far.hexagram.number, theme)}`, [far.fact]),
    ],
  };
};

export const toAnswer = toAnswerer({
  line: tellLine,
  changed: tellChanged,
  nuclear: tellNuclear,
  opposite: tellOpposite,
  reversed: tellReversed,
  image: tellImage,
  judgment: tellJudgment,
  person: tellPerson,
  approach: tellApproach,
  unmoved: tellUnmoved,
  waiting: tellWaiting,
  when: tellWhen,
  how: tellHow,
  why: tellWhy,
  theme: tellTheme,
  themeAgain: tellThemeAgain,
  toHeadline,
  toLeft,
  again: "The cast leans as it did. ",
});
