import { toCapital } from "../../../../shared/capital.ts";
import type { FactWording } from "../../../kit/fact.ts";
import { toElement } from "../../../kit/hexagrams/branches.ts";
import { toEnglishPlace } from "../../../kit/hexagrams/place-names.ts";
import { getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";
import type { TrigramName } from "../../../kit/hexagrams/trigrams.ts";
import { getTrigram } from "../../../kit/hexagrams/trigrams.ts";
import type { ZhouYiFacts } from "../../fact-types.ts";
import { patternWords } from "./craft.ts";
import {
  generationNames,
  monthSpans,
  relativeMeanings,
  relativeNames,
  spiritNames,
  toBranchName,
  toBranchSound,
  toCount,
  toElementRelation,
  trigramWords,
} from "./names.ts";

const toValue = (number: number): string => `${number} ${getEnglishTelling(number).name}`;
const toSides = (upper: TrigramName, lower: TrigramName): string => `${toCapital(trigramWords[upper])} over ${trigramWords[lower]}`;
const leanWords = ["against", "leans against", "open", "leans in favour", "in favour"];
export const toLeanWord = (lean: number): string => leanWords[lean + 2]!;
const strengths = { strong: "strong", middling: "middling", weak: "weak" };
const turns = { returnFeeds: "which feeds it back", returnHolds: "which checks it", advance: "a step forward", retreat: "a step back", plain: "" };

const ruleOfMoving = [
  "No line moves: the judgment answers",
  "One line moves: that line answers",
  "Two lines move: both answer, the upper one first",
  "Three lines move: the two judgments answer together",
  "Four lines move: the two still lines of the new hexagram answer, the lower first",
  "Five lines move: the one still line of the new hexagram answers",
  "All six move: the new hexagram’s judgment answers; the first two hexagrams have a sentence of their own",
];

const toStanding = (place: number, isMoving: boolean, isVoid: boolean): string =>
  `${isMoving ? "; it moves" : ""}${isVoid ? "; void today" : ""}, in ${toEnglishPlace(place)}.`;

export const factWords: FactWording<ZhouYiFacts> = {
  "hexagram.primary": ({ number, upper, lower, lean }) => ({
    label: "drawn",
    value: toValue(number),
    note: `${toSides(upper, lower)}. It shows how things stand. By its judgment: ${toLeanWord(lean)}.`,
  }),
  "hexagram.changed": ({ number, upper, lower, lean }) => ({
    label: "becomes",
    value: toValue(number),
    note: `${toSides(upper, lower)}. The moving lines turned over give it; it tells the road. By its judgment: ${toLeanWord(lean)}.`,
  }),
  "hexagram.nuclear": ({ number }) => ({
    label: "nuclear",
    value: toValue(number),
    note: "Lines two to four below, three to five above: what works inside. A side witness.",
  }),
  "hexagram.opposite": ({ number }) => ({ label: "opposite", value: toValue(number), note: "All six lines turned over: the side you didn’t draw." }),
  "hexagram.reversed": ({ number, isSame }) => ({
    label: "reversed",
    value: toValue(number),
    note: isSame ? "Upside down it is still itself, as only eight of the sixty-four are." : "Upside down: what the person opposite sees.",
  }),
  moving: ({ count, percent }) => ({
    label: "moving lines",
    value: String(count),
    note: `${ruleOfMoving[count]} (Zhu Xi’s rule).${percent === null ? "" : ` About ${percent} casts in a hundred move as many.`}`,
  }),
  line: ({ place, value, coins, branch, changedBranch, relative, spirit, turn, lean }) => ({
    label: toEnglishPlace(place),
    value: `moving, ${coins ? `${coins} = ${value}` : value}`,
    note: `${relativeNames[relative]}, ${toBranchName(branch)}, under the ${spiritNames[spirit]}; turns into ${toBranchName(changedBranch)}${turns[turn] ? `, ${turns[turn]}` : ""}. Its text: ${toLeanWord(lean)}.`,
  }),
  ruling: ({ rank, number, place, moving, lean }) => {
    const text = place === null ? "the judgment" : place === 7 ? "all six lines" : toEnglishPlace(place);
    return {
      label: rank === 1 ? "answers first" : "answers next",
      value: `${getEnglishTelling(number).name}, ${text}`,
      note: `${ruleOfMoving[moving]}. This text: ${toLeanWord(lean)}.`,
    };
  },
  trigrams: ({ upper, lower }) => ({
    label: "trigrams",
    value: toSides(upper, lower),
    note: `Below is your side, above what you face. ${toElementRelation(getTrigram(lower).element, getTrigram(upper).element)}.`,
  }),
  shi: ({ place, relative, branch, isMoving, isVoid }) => ({
    label: "your line",
    value: `${toEnglishPlace(place)}, ${toBranchName(branch)}`,
    note: `Shì, the asker’s line: ${relativeNames[relative]}${toStanding(place, isMoving, isVoid)}`,
  }),
  ying: ({ place, relative, branch, isMoving, isVoid }) => ({
    label: "their line",
    value: `${toEnglishPlace(place)}, ${toBranchName(branch)}`,
    note: `Yìng, the line that answers yours three places off: ${relativeNames[relative]}${toStanding(place, isMoving, isVoid)}`,
  }),
  bond: ({ shi, ying }) => ({
    label: "you and they",
    value: toElementRelation(toElement(shi), toElement(ying)),
    note: "The elements of your line and of theirs: which feeds, which holds the other in check.",
  }),
  pattern: ({ kind }) => ({
    label: "pattern",
    value: { doubled: "doubled", clash: "six clashes", harmony: "six harmonies", wandering: "wandering soul", returning: "returning soul" }[kind],
    note: patternWords[kind],
  }),
  palace: ({ palace, generation }) => ({
    label: "family",
    value: `${trigramWords[palace]}, ${generationNames[generation]}`,
    note: "Jing Fang’s eight families: a doubled trigram with its lines turned over one by one from the bottom; it fixes your line, theirs, and the element.",
  }),
  relative: ({ relative, place, branch, strength, monthBranch, isVoid }) => ({
    label: relativeNames[relative],
    value: place === null || branch === null || strength === null ? "absent" : `${toEnglishPlace(place)}, ${strengths[strength]}`,
    note: `It stands for ${relativeMeanings[relative]}. ${branch === null ? "None of the six lines is one." : `${toCapital(toBranchName(branch))}, weighed by the ${toBranchSound(monthBranch)} month and the day of the cast${isVoid ? "; void today" : ""}.`}`,
  }),
  timing: ({ place, branch, monthsAhead, isMoving }) => ({
    label: "window",
    value: monthSpans[branch],
    note: `From ${toEnglishPlace(place)}, ${isMoving ? "which moves" : "your own"}: its branch is ${toBranchSound(branch)}, ${monthsAhead === 0 ? "this very month" : `${toCount(monthsAhead)} month${monthsAhead === 1 ? "" : "s"} ahead`}. A window, not an appointment.`,
  }),
  lean: ({ score, texts }) => ({
    label: "lean",
    value: toLeanWord(score),
    note:
      texts === 1
        ? "The temper of the text that answers: good fortune counts for, danger and regret against."
        : "The text that answers first counts twice, each other once.",
  }),
};
