import { toHexagram } from "../../../kit/hexagrams/king-wen.ts";
import { toEnglishPlace } from "../../../kit/hexagrams/place-names.ts";
import { turnLine } from "../../../kit/hexagrams/relations.ts";
import { getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";
import { toChangedLines } from "../../../kit/hexagrams/throws.ts";
import type { ZhouYiFact } from "../../facts.ts";
import type { FollowUp } from "../follow-up.ts";
import { getFact, type Outline } from "../outline.ts";
import { type Answer, type Teller, toParagraph, toVerse } from "../teller.ts";
import { findUntoldLine, listOthers, toOtherTheme } from "../untold.ts";
import { tellNuclear, tellOpposite, tellReversed } from "./answer-sides.ts";
import { toCounsel, toHeadline, toPerson, toWhen } from "./headline.ts";
import { relativeMeanings, relativeNames, spiritNames, themeLabels, themePhrases, toBranchName, toBranchSound, toCapital } from "./names.ts";
import { spiritMeanings } from "./spirits.ts";
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
    const side = place === cast.shi ? " It’s also shi, the line that is you." : place === cast.ying ? " It’s also ying, the line of the other side." : "";
    const facts = isMoving ? [`line.${place}`] : place === cast.shi ? ["shi"] : place === cast.ying ? ["ying"] : ["hexagram.primary"];
    const seat = `In the craft ${name} is the ${relativeNames[relative]} line, ${toBranchName(branch)}; it stands for ${relativeMeanings[relative]}.${side}`;
    const changed = toHexagram(toChangedLines(cast.lines));
    const turned = toHexagram(turnLine(primary.lines, place));
    const after = isMoving
      ? `Turned over, it lands on the same place in ${toName(changed)}. ${toTelling(changed, place)}`
      : `It isn’t moving now, so its words are the ground colour. Were it to move, ${toName(primary)} would become ${toName(turned)}, ${getEnglishTelling(turned.number).essence}; when things begin to look like that, come back to this line.`;
    return {
      headline: `What ${name} asks of you: ${toLineCounsel(primary, place)}.`,
      paragraphs: [
        toVerse(toCapital(name), `${toQuote(primary, place)}\n\n${isTold ? seat : `${toTelling(primary, place)} ${seat}`}`, facts),
        toParagraph("Afterwards", after, facts),
      ],
    };
  };

const tellChanged: Teller = ({ cast, theme }, _facts, turn) => {
  const changed = cast.changed ?? cast.opposite;
  const fact = cast.changed ? "hexagram.changed" : "hexagram.opposite";
  const telling = getEnglishTelling(changed.number);
  const isJudgmentTold = cast.ruling.some((text) => text.of === "changed" && text.place === "judgment");
  const field = toOtherTheme(theme, turn);
  return {
    headline: `Once it’s ${telling.name}, this is what counts: ${telling.counsel}.`,
    paragraphs: [
      toVerse(
        telling.name,
        `${isJudgmentTold ? toImageQuote(changed) : toQuote(changed, "judgment")}\n\nHere’s what the reading left out: ${themePhrases[field]}, it’s then like this. ${telling[field]}`,
        [fact],
      ),
      toParagraph("Get ready", `One thing can be got ready today: ${telling.act} How will you know you’ve arrived? By this: ${telling.watch}`, [fact]),
    ],
  };
};

const tellImage: Teller = ({ cast }) => {
  const place = findUntoldLine(cast, [5, 2]);
  const telling = getEnglishTelling(cast.primary.number);
  return {
    headline: `The picture is this: ${telling.essence}.`,
    paragraphs: [
      toVerse(
        "The image",
        `${toImageQuote(cast.primary)}\n\nThe old readers looked at such a picture to learn how to carry themselves, and let the result take care of itself. Use it as a mirror: which corner of it looks like your last few days?`,
        ["trigrams"],
      ),
      toParagraph(
        "A further line",
        `One corner wasn’t spoken of, ${toEnglishPlace(place)}. ${toTelling(cast.primary, place)} Its advice: ${toLineCounsel(cast.primary, place)}.`,
        ["hexagram.primary"],
      ),
    ],
  };
};

const tellJudgment: Teller = ({ cast }, _facts, turn) => {
  const telling = getEnglishTelling(cast.primary.number);
  const place = findUntoldLine(cast, turn % 2 === 0 ? [2, 5] : [4, 3]);
  return {
    headline: `The whole hexagram in one line: ${telling.counsel}.`,
    paragraphs: [
      toVerse(
        "The judgment",
        `${toQuote(cast.primary, "judgment")}\n\nThe judgment is about the whole stretch, a line about the step you’re on. Think of it as ${telling.essence}, and the step stops filling the view.`,
        ["hexagram.primary"],
      ),
      toParagraph(
        "A further line",
        `Of the six lines, ${toEnglishPlace(place)} hasn’t spoken yet. ${toTelling(cast.primary, place)} Its advice: ${toLineCounsel(cast.primary, place)}.`,
        ["hexagram.primary"],
      ),
    ],
  };
};

const tellPerson: Teller = (outline, _facts, turn) => {
  const { cast, theme } = outline;
  const reversed = getEnglishTelling(cast.reversed.number);
  const { spirit } = cast.najia[cast.ying - 1]!;
  // In love the reading has told the answering line already.
  const speaksLine = theme !== "love" && turn % 2 === 0 && !cast.movingLines.includes(cast.ying);
  const seen = speaksLine
    ? `Their line, ${toEnglishPlace(cast.ying)}, speaks for that side. ${toTelling(cast.primary, cast.ying)} If you’re the one to open, open with this: ${toLineCounsel(cast.primary, cast.ying)}.`
    : `Turn the hexagram on its head, and it’s ${reversed.name} that they see. From that chair the best thing to hear would be: ${reversed.counsel}. Before you speak, look for this: ${reversed.watch}`;
  return {
    headline: `${toPerson(outline)}.`,
    paragraphs: [
      toParagraph("Their line", `The answering line stands under the ${spiritNames[spirit]} today, which tells a temper. ${spiritMeanings[spirit]}`, ["ying"]),
      toParagraph("Across the table", seen, speaksLine ? ["ying"] : ["hexagram.reversed"]),
    ],
  };
};

const tellWaiting: Teller = ({ cast, lean }) => {
  const telling = getEnglishTelling(cast.primary.number);
  const opposite = getEnglishTelling(cast.opposite.number);
  const place = findUntoldLine(cast, [1]);
  const verdict =
    lean > 0
      ? "You can wait, but a fair wind goes by unused"
      : lean < 0
        ? "Waiting is just what this cast has in mind"
        : "You can afford to wait, though not with idle hands";
  const seat =
    place === 1
      ? "The bottom line is for those who haven’t set out."
      : `One line that wasn’t called on, ${toEnglishPlace(place)}, has a word for those who wait.`;
  return {
    headline: `${verdict}: ${lean > 0 ? toCounsel({ cast, variant: 0 }) : telling.counsel}.`,
    paragraphs: [
      toParagraph("Staying", `Do nothing and you stay in ${telling.name}. ${seat} ${toTelling(cast.primary, place)}`, ["hexagram.primary"]),
      toParagraph(
        "Too long",
        `Stay too long and all six lines turn over into ${opposite.name}. Stop waiting when you notice this: ${opposite.watch} There’s still a remedy then: ${opposite.act}`,
        ["hexagram.opposite"],
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
        `Timing comes from ${isMoving ? "the line that moves" : "the line you stand on"}. ${toCapital(toEnglishPlace(place))} belongs to ${toBranchName(branch)}, and things stir in the months and on the days of that name. Every twelfth day is a ${toBranchSound(branch)} day, good for the small steps; for the large one look to the month. It’s a window rather than an appointment.`,
        ["timing"],
      ),
      toParagraph("Before then", `Until then ${telling.name}, folded inside the hexagram, has to run its course. So, first: ${telling.act}`, [
        "hexagram.nuclear",
      ]),
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
    headline: `First step: ${primary.counsel}.`,
    paragraphs: [
      toParagraph(
        "Begin",
        `For a beginning ask ${toEnglishPlace(place)}, ${place === 2 || place === 5 ? "which keeps house in the middle" : "which hasn’t spoken yet"}. ${toTelling(cast.primary, place)} In short: ${toLineCounsel(cast.primary, place)}.`,
        ["hexagram.primary"],
      ),
      toParagraph(
        "Then",
        `When that stands firm, ${later.name} has the second step: ${later.act}${turn % 2 === 0 ? "" : ` Mind this on the way. ${later[field]}`} Slow down if you notice this: ${later.watch}`,
        [cast.changed ? "hexagram.changed" : "hexagram.nuclear"],
      ),
    ],
  };
};

const tellWhy: Teller = ({ cast, theme }, _facts, turn) => {
  const nuclear = getEnglishTelling(cast.nuclear.number);
  const primary = getEnglishTelling(cast.primary.number);
  const place = findUntoldLine(cast, turn % 2 === 0 ? [1] : [4, 3]);
  return {
    headline: `On the surface it’s ${primary.essence}; underneath is ${nuclear.name}, ${nuclear.essence}.`,
    paragraphs: [
      toParagraph("Inside", `${toCapital(themePhrases[theme])}, the inner layer is like this. ${nuclear[theme]}`, ["hexagram.nuclear"]),
      toParagraph(
        "The root",
        `${place === 1 ? "The bottom line knows where it began." : `How it came to this, ${toEnglishPlace(place)} knows.`} ${toTelling(cast.primary, place)} Mending it there costs less than pulling at the far end: ${toLineCounsel(cast.primary, place)}.`,
        ["hexagram.primary"],
      ),
    ],
  };
};

const tellTheme: Teller = ({ cast, theme }) => {
  const primary = getEnglishTelling(cast.primary.number);
  const other = cast.changed ?? cast.nuclear;
  const later = getEnglishTelling(other.number);
  return {
    headline: `${toCapital(themePhrases[theme])}, the rule of this hexagram still holds: ${primary.counsel}.`,
    paragraphs: [
      toParagraph(themeLabels[theme], primary[theme], ["hexagram.primary"]),
      toParagraph(later.name, `Further on there’s ${later.name}, ${later.essence}. ${later[theme]}`, [cast.changed ? "hexagram.changed" : "hexagram.nuclear"]),
    ],
  };
};

/** A field that the reading has touched: told by the other hexagrams of the cast. */
const tellThemeAgain: Teller = ({ cast, theme }) => {
  const [near, far] = listOthers(cast);
  const telling = getEnglishTelling(near.hexagram.number);
  const further = getEnglishTelling(far.hexagram.number);
  return {
    headline: `${toCapital(themePhrases[theme])}, ${telling.name} adds this: ${telling.counsel}.`,
    paragraphs: [
      toParagraph(telling.name, `You’ve had the first hexagram’s view; here is that of ${telling.name}. ${telling[theme]}`, [near.fact]),
      toParagraph(further.name, `And ${further.name}, ${further.essence}. ${further[theme]}`, [far.fact]),
    ],
  };
};

/** The same cast asked a yes or a no once more: its lean stands, told from texts that have not spoken. */
const tellVerdict: Teller = (outline, facts, turn) => {
  const [first, second] = turn % 2 === 0 ? [tellWhy, tellHow] : [tellNuclear, tellJudgment];
  const from = first(outline, facts, turn).paragraphs.at(-1)!;
  const then = second(outline, facts, turn).paragraphs.at(-1)!;
  return {
    headline: toHeadline({ ...outline, variant: turn }, facts),
    paragraphs: [{ ...from, text: `It’s the same cast, and its lean hasn’t changed; here is a part of it you haven’t heard. ${from.text}` }, then],
  };
};

const openTellers: readonly Teller[] = [tellImage, tellReversed, tellWhy, tellOpposite, tellJudgment, tellNuclear];

const tellers: Record<Exclude<FollowUp["about"], "line">, Teller> = {
  changed: tellChanged,
  nuclear: tellNuclear,
  opposite: tellOpposite,
  reversed: tellReversed,
  image: tellImage,
  judgment: tellJudgment,
  person: tellPerson,
  waiting: tellWaiting,
  when: tellWhen,
  how: tellHow,
  why: tellWhy,
  yesNo: tellVerdict,
  choice: tellVerdict,
  theme: tellTheme,
  themeAgain: tellThemeAgain,
  open: (outline, facts, turn) => openTellers[turn % openTellers.length]!(outline, facts, turn),
};

export const toAnswer = (followUp: FollowUp, outline: Outline, facts: readonly ZhouYiFact[], turn: number): Answer =>
  (followUp.about === "line" ? tellLine(followUp.place) : tellers[followUp.about])(outline, facts, turn);
