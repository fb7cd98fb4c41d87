import { toHexagram } from "../../../kit/hexagrams/king-wen.ts";
import { toEnglishPlace } from "../../../kit/hexagrams/place-names.ts";
import { turnLine } from "../../../kit/hexagrams/relations.ts";
import { getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";
import { toChangedLines } from "../../../kit/hexagrams/throws.ts";
import type { ZhouYiFact } from "../../facts.ts";
import type { FollowUp } from "../follow-up.ts";
import { getFact, type Outline } from "../outline.ts";
import { type Answer, type Teller, toParagraph, toVerse } from "../teller.ts";
import { toBond, toTrigramScene } from "./craft.ts";
import { toCounsel, toHeadline, toPerson, toWhen } from "./headline.ts";
import { relativeMeanings, relativeNames, themeLabels, themePhrases, toBranchName, toBranchSound, toCapital } from "./names.ts";
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
  const telling = getEnglishTelling(changed.number);
  const isJudgmentTold = cast.ruling.some((text) => text.of === "changed" && text.place === "judgment");
  const field = turn % 2 === 0 ? theme : theme === "inner" ? "work" : "inner";
  return {
    headline: `Once it’s ${telling.name}, this is what counts: ${telling.counsel}.`,
    paragraphs: [
      toVerse(
        telling.name,
        `${isJudgmentTold ? toImageQuote(changed) : toQuote(changed, "judgment")}\n\n${toCapital(themePhrases[field])}, it’s like this by then. ${telling[field]}`,
        ["hexagram.changed"],
      ),
      toParagraph("Get ready", `One thing can be got ready today: ${telling.act}`, ["hexagram.changed"]),
    ],
  };
};

/** Another hexagram of the cast, told by its own picture and by its passage on the matter. */
const tellSide =
  (which: "nuclear" | "opposite" | "reversed", headline: (name: string, counsel: string) => string, opening: string): Teller =>
  ({ cast, theme }) => {
    const hexagram = cast[which];
    const telling = getEnglishTelling(hexagram.number);
    return {
      headline: headline(telling.name, telling.counsel),
      paragraphs: [
        toParagraph(telling.name, `${opening} ${telling.core}`, [`hexagram.${which}`]),
        toParagraph(themeLabels[theme], `${telling[theme]} The sign to look out for: ${telling.watch}`, [`hexagram.${which}`]),
      ],
    };
  };

const tellNuclear = tellSide(
  "nuclear",
  (name, counsel) => `Inside it is ${name}, and it asks for one thing: ${counsel}.`,
  "The nuclear hexagram is lines two to five, the part that doesn’t show.",
);
const tellOpposite = tellSide(
  "opposite",
  (name, counsel) => `Turned about, it’s ${name}, and that way lives by this: ${counsel}.`,
  "With all six lines turned over you see the road you aren’t on.",
);
const tellReversed: Teller = (outline, facts, turn) =>
  outline.cast.reversed.number === outline.cast.primary.number
    ? tellOpposite(outline, facts, turn)
    : tellSide(
        "reversed",
        (name, counsel) => `From across the table it’s ${name}: ${counsel}.`,
        "Stand the hexagram on its head and you see what the person opposite sees.",
      )(outline, facts, turn);

const tellImage: Teller = ({ cast, theme }, facts) => {
  const other = theme === "inner" ? "work" : "inner";
  const telling = getEnglishTelling(cast.primary.number);
  return {
    headline: `The picture is this: ${telling.essence}.`,
    paragraphs: [
      toVerse(
        "The image",
        `${toImageQuote(cast.primary)}\n\n${toTrigramScene(facts)} The old readers looked at such a picture to learn how to carry themselves, and left the result to take care of itself.`,
        ["trigrams"],
      ),
      toParagraph(themeLabels[other], `There’s a layer the reading left out. ${telling[other]}`, ["hexagram.primary"]),
    ],
  };
};

const tellJudgment: Teller = ({ cast, theme }) => {
  const telling = getEnglishTelling(cast.primary.number);
  const other = theme === "money" ? "work" : "money";
  return {
    headline: `The whole hexagram in one line: ${telling.counsel}.`,
    paragraphs: [
      toVerse(
        "The judgment",
        `${toQuote(cast.primary, "judgment")}\n\nThe judgment is about the whole affair, a line about the present step. Think of it as ${telling.essence}, and the step in front of you stops filling the view.`,
        ["hexagram.primary"],
      ),
      toParagraph(themeLabels[other], `${toCapital(themePhrases[other])}, the same hexagram reads like this. ${telling[other]}`, ["hexagram.primary"]),
    ],
  };
};

const tellPerson: Teller = (outline, facts, turn) => {
  const { cast, theme } = outline;
  // In love the reading has told the answering line already.
  const speaksLine = theme !== "love" && turn % 2 === 0 && !cast.movingLines.includes(cast.ying);
  const reversed = getEnglishTelling(cast.reversed.number);
  const seen = speaksLine
    ? `The ying line, ${toEnglishPlace(cast.ying)}, speaks for that side. ${toTelling(cast.primary, cast.ying)}`
    : `Turn the hexagram on its head and you see what they see: ${reversed.name}, ${reversed.essence}. From that chair the best thing to hear would be: ${reversed.counsel}.`;
  return {
    headline: `${toPerson(outline)}.`,
    paragraphs: [
      toParagraph("Two sides", toBond(outline, facts), ["shi", "ying", "bond"]),
      toParagraph("Across the table", seen, speaksLine ? ["ying"] : ["hexagram.reversed"]),
    ],
  };
};

const tellWaiting: Teller = ({ cast, lean, theme }) => {
  const telling = getEnglishTelling(cast.primary.number);
  const opposite = getEnglishTelling(cast.opposite.number);
  const other = theme === "inner" ? "work" : "inner";
  const verdict =
    lean > 0
      ? "You can wait, but a fair wind goes by unused"
      : lean < 0
        ? "Waiting is just what this cast has in mind"
        : "You can afford to wait, though not with idle hands";
  return {
    headline: `${verdict}: ${lean > 0 ? toCounsel({ cast, variant: 0 }) : telling.counsel}.`,
    paragraphs: [
      toParagraph("Staying", `Do nothing and you stay in ${telling.name}, ${telling.essence}. A good way to stay there looks like this. ${telling[other]}`, [
        "hexagram.primary",
      ]),
      toParagraph(
        "Too long",
        `Stay too long and all six lines turn over into ${opposite.name}, ${opposite.essence}. Stop waiting when you notice this: ${opposite.watch}`,
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
      toParagraph(
        "Before then",
        `Until then ${telling.name}, folded inside the hexagram, has to run its course: ${telling.essence}. So, first: ${telling.act}`,
        ["hexagram.nuclear"],
      ),
    ],
  };
};

const tellHow: Teller = ({ cast, theme }, _facts, turn) => {
  const ends = cast.changed ?? cast.nuclear;
  const primary = getEnglishTelling(cast.primary.number);
  const later = getEnglishTelling(ends.number);
  const nuclear = getEnglishTelling(cast.nuclear.number);
  const seat =
    turn % 2 === 0
      ? `You stand on the shi line, ${toEnglishPlace(cast.shi)}, and that seat has its own advice. ${toTelling(cast.primary, cast.shi)}`
      : `From the inside, from ${nuclear.name}, it’s done like this. ${nuclear[theme]}`;
  return {
    headline: `First step: ${primary.counsel}.`,
    paragraphs: [
      toParagraph("Begin", seat, turn % 2 === 0 ? ["shi"] : ["hexagram.nuclear"]),
      toParagraph("Then", `When that stands firm, ${later.name} has the second step: ${later.act} Slow down if you notice this: ${later.watch}`, [
        cast.changed ? "hexagram.changed" : "hexagram.nuclear",
      ]),
    ],
  };
};

const tellWhy: Teller = ({ cast, theme }, facts) => {
  const nuclear = getEnglishTelling(cast.nuclear.number);
  const primary = getEnglishTelling(cast.primary.number);
  return {
    headline: `On the surface it’s ${primary.essence}; underneath is ${nuclear.name}, ${nuclear.essence}.`,
    paragraphs: [
      toParagraph("Inside", nuclear.core, ["hexagram.nuclear"]),
      toParagraph("Two sides", `${toTrigramScene(facts)} That’s why it would cost somebody else less. ${nuclear[theme]}`, ["trigrams", "hexagram.nuclear"]),
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

/** The same cast asked a yes or a no once more: its lean stands, told from texts that have not spoken. */
const tellVerdict: Teller = (outline, facts, turn) => {
  const [first, second] = turn % 2 === 0 ? [tellWhy, tellHow] : [tellJudgment, tellNuclear];
  const from = first(outline, facts, turn).paragraphs.at(-1)!;
  const then = second(outline, facts, turn).paragraphs[0]!;
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
  open: (outline, facts, turn) => openTellers[turn % openTellers.length]!(outline, facts, turn),
};

export const toAnswer = (followUp: FollowUp, outline: Outline, facts: readonly ZhouYiFact[], turn: number): Answer =>
  (followUp.about === "line" ? tellLine(followUp.place) : tellers[followUp.about])(outline, facts, turn);
