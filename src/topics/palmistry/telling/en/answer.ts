import { toCapital } from "../../../../shared/capital.ts";
import { asksToPart, isOfAll, isOfAnothersHeart, isOfExam, isOfHealth, isOfNow, isOfSelf, isOfYear } from "../../../kit/hearing/about.ts";
import { findChosen } from "../../../kit/hearing/choice.ts";
import type { Polarity } from "../../../kit/hearing/polarity.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import { isSuspicion } from "../../../kit/hearing/suspicion.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import { fittingHeadline } from "../../../kit/telling/headline.ts";
import { partings } from "../../../kit/telling/partings.ts";
import type { PalmistryCast } from "../../cast-types.ts";
import { type Evidence, getCore } from "../cores.ts";
import { toKnotFinder } from "../knot.ts";
import { type Lean, leanValue, toLean } from "../lean.ts";
import { asksOfLifespan, findPart, isOfHand, type Part, parts } from "../parts.ts";
import type { PalmView } from "../view.ts";
import { degrees, num, percent } from "./clauses.ts";
import { coreHeads, loveTails } from "./core-heads.ts";
import { coreWords, quarrels, stuck } from "./cores.ts";
import { fateNames, handNames, heartEndNames, lengthNames, levelNames, shapeNames, slopeNames, startNames, sweepNames } from "./names.ts";

const leans: Readonly<Record<Polarity, Readonly<Record<Lean, string>>>> = {
  should: { yes: "Yes: ", partly: "Yes, by small steps: ", no: "Not yet: " },
  will: { yes: "The hand leans to yes: ", partly: "It may, slowly: ", no: "Hard for now: " },
  can: { yes: "Yes: ", partly: "Yes, with some effort: ", no: "Uphill for now: " },
  has: { yes: "Yes, there is: ", partly: "There is, if you tend it: ", no: "A little, no more: " },
  is: { yes: "Yes: ", partly: "Half of it, yes: ", no: "Not really: " },
};

/** Where a yes would be the bad news. */
const dreaded: Readonly<Record<Lean, string>> = { yes: "It doesn’t look so: ", partly: "Hardly: ", no: "Be on your guard: " };

const onLove = { yes: "yes", partly: "onlyIf", no: "notYet" } as const;
const toVerdict = (question: Question, lean: Lean): string =>
  asksToPart(question) ? `${partings.en[onLove[lean]]}: ` : (question.isDreaded ? dreaded : leans[question.polarity])[lean];

const say = (view: PalmView, part: Part, turn: number): string => {
  const { at, of } = getCore(view, part, turn);
  return coreWords[part][at]![of]!;
};

/** After a colon a core keeps none of its own: “this is a fire hand, so you run first”. */
const afterColon = (core: string): string => core.replace(": ", ", so ");

const sayShort = (view: PalmView, part: Part, turn: number): string => {
  const { at, of } = getCore(view, part, turn);
  return coreHeads[part][at]![of]!;
};

/** What a question wants that a hand does not have, said before the rest or for itself. */
const findLimit = (question: Question): string | null => {
  if (asksOfLifespan(question)) return "No hand shows how long anyone lives";
  if (isSuspicion(question)) return "What somebody else did isn’t in your hand";
  if (isOfAnothersHeart(question)) return "The other’s feelings aren’t in your hand, only your own";
  return isOfHealth(question) ? "Ask a doctor; a hand shows only how you spend strength" : null;
};

const findKnot = toKnotFinder({ quarrels, stuck });

/** Before what the hand does say, where it has no answer of the kind that was asked for; the first that fits. */
const leads: Readonly<Partial<Record<Question["kind"], readonly string[]>>> = {
  choice: ["The two weigh alike in this hand: "],
  when: ["A hand has no dates, only an order: ", "A hand has no dates: "],
  who: ["Who it is a hand can’t say, only your side: ", "A hand can’t say who: "],
  why: ["One cause lies on your side: ", "One cause is yours: "],
  how: ["Start from what the hand has: ", "Start from this: "],
};
const ofYear = ["A hand has no years in it, only your way: ", "A hand has no years: "];

/** The asked part, and the sentence that answers. */
const toSentence = (view: PalmView, question: Question, part: Part, turn: number): string => {
  const plain = say(view, part, turn);
  const short = sayShort(view, part, turn);
  const core = afterColon(plain);
  const bare = fittingHeadline("en", [`${toCapital(plain)}.`, `${toCapital(short)}.`]);
  /** Each lead before the whole core, then before its short form, then what is said without any. */
  const led = (befores: readonly string[], alone: string): string => {
    const [first = alone, ...others] = [core, short].flatMap((said) => befores.map((before) => `${before}${said}.`));
    return fittingHeadline("en", [first, ...others, alone]);
  };
  const limit = findLimit(question);
  if (limit) return isOfHealth(question) && !asksOfLifespan(question) ? led([`${limit}: `], `${limit}.`) : `${limit}.`;
  const knot = turn % 3 === 0 ? findKnot(view, question, part) : null;
  if (knot) return `${toCapital(knot.headline)}.`;
  if (part === "mind" && question.kind === "yesNo" && isOfExam(question)) return led(["No hand passes or fails you: "], "No hand passes or fails you.");
  // How it was read is no matter of yes or no.
  if (part === "sides") return bare;
  const lean = toLean(view, part);
  const chosen = isOfHand(question) ? null : findChosen(question, leanValue[lean]);
  if (chosen) return led([`The hand leans to “${chosen.chosen}”: `], `The hand leans to “${chosen.chosen}”.`);
  if (question.kind === "yesNo") return led([toVerdict(question, lean)], bare);
  if (question.kind === "who" && isOfSelf(question)) return bare;
  const befores = leads[question.kind] ?? (isOfYear(question) ? ofYear : null);
  return befores ? led(befores, bare) : bare;
};

/** The whole hand in one line: its shape, and how it loves. */
const toPortrait = (view: PalmView, turn: number, lead = ""): string => {
  const shape = sayShort(view, "hand", turn);
  const whole = `${toCapital(say(view, "hand", turn))}; and ${say(view, "love", turn)}.`;
  const short = `${shape}, and ${loveTails[view.features.heartEnd]}.`;
  return lead === "" ? fittingHeadline("en", [whole, toCapital(short), `${toCapital(shape)}.`]) : fittingHeadline("en", [lead + short, `${lead}${shape}.`]);
};

export const toHeadline = (view: PalmView, question: Question): string => {
  const part = findPart(question);
  if (part) return toSentence(view, question, part, 0);
  if (isOfNow(question)) return toPortrait(view, 0, "A hand has no months: ");
  if (question.kind === "open" || question.text === "") return toPortrait(view, 0);
  return toSentence(view, question, "hand", 0);
};

const evidence: Readonly<Record<Evidence, (view: PalmView) => string>> = {
  shape: ({ measures, features: { shape, palm, fingers } }) =>
    measures
      ? `it counts as an ${shapeNames[shape]} by a palm ${num(measures.palm)} times its breadth and a middle finger ${percent(measures.fingers)} of the palm`.replace(
          /an (?=[fw])/,
          "a ",
        )
      : `you wrote a ${palm} palm and ${fingers} fingers, which makes the ${shapeNames[shape]}`,
  heart: ({ measures, features }) =>
    measures
      ? `the heart line ${heartEndNames[features.heartEnd]} and bows by ${percent(measures.lines.heart?.bow)}, which counts as ${features.heartForm}`
      : `you wrote that the heart line ${heartEndNames[features.heartEnd]}, ${features.heartForm}`,
  head: ({ measures, features }) =>
    measures
      ? `the head line is ${percent(measures.lines.head?.length)} of the breadth and falls ${degrees(measures.headSlope)}: ${lengthNames[features.headLength]} and ${slopeNames[features.headSlope]}`
      : `you wrote a ${lengthNames[features.headLength]}, ${slopeNames[features.headSlope]} head line`,
  life: ({ measures, features }) =>
    measures
      ? `the life line swings ${percent(measures.sweep)} across, ${sweepNames[features.lifeSweep]}`
      : `you wrote a life line ${sweepNames[features.lifeSweep]}`,
  start: ({ features }) => (features.start ? `head and life line start ${startNames[features.start]}` : "the start of head and life line wasn’t given"),
  fate: ({ measures, features }) =>
    features.fate === "none" || features.fate === "unmarked"
      ? features.fate === "none"
        ? "you wrote that there’s no upright line in the palm"
        : "the upright line in the palm wasn’t marked"
      : measures?.lines.fate
        ? `the fate line goes from ${percent(measures.lines.fate.startUp)} to ${percent(measures.lines.fate.endUp)} of the palm’s height`
        : "you wrote that there’s a fate line",
  sun: ({ measures }) => (measures?.lines.sun ? `the sun line is ${percent(measures.lines.sun.length)} of the palm` : "the sun line wasn’t marked"),
  lead: ({ measures }) =>
    measures ? `the index finger is ${percent(measures.indexToRing)} of the ring finger` : "you compared index and ring finger yourself",
  thumb: ({ measures }) => `the thumb is ${percent(measures?.thumb)} of the palm`,
  hand: ({ cast }) =>
    `it’s the ${handNames[cast.hand]} that was read, ${cast.dominant ? `and you use the ${cast.dominant}` : "and you didn’t say which you use"}`,
  confidence: ({ cast }) => `I’d call the marks ${levelNames[cast.confidence.level]}`,
};

const joins = ["Beside it, ", "A second witness: ", "One more thing belongs here: "];

/** What it rests on: the three figures every hand is read by, then two more features of what was asked. */
export const toLead = (view: PalmView, question: Question): Claim => {
  const part = findPart(question) ?? "hand";
  const { measures, cast } = view;
  const [second, third] = [getCore(view, part, 1), getCore(view, part, 2)];
  const seen = measures
    ? `Measured, this ${handNames[cast.hand]} has a palm ${num(measures.palm)} times as long as broad, a head line falling ${degrees(measures.headSlope)} and a life line that swings ${percent(measures.sweep)} across; `
    : `As you wrote it, this ${handNames[cast.hand]} is an ${shapeNames[view.features.shape]} whose heart line ${heartEndNames[view.features.heartEnd]}; `.replace(
        /an (?=[fw])/,
        "a ",
      );
  const knot = findKnot(view, question, part);
  const rest = knot ? `${toCapital(knot.rest)}. ` : "";
  return {
    text: `${rest}${seen}${say(view, part, 1)}, and ${say(view, part, 2)}.`,
    facts: [...new Set(["hand", "shape", second.core.fact, third.core.fact, measures ? "life" : "heart", ...(knot ? ["heart", "head"] : [])])],
  };
};

export const toAnswer = (view: PalmView, asked: Question, part: Part, turn: number): Claim & { headline: string } => {
  const { core } = getCore(view, part, turn);
  const next = getCore(view, part, turn + 1);
  return {
    headline: isOfAll(asked) ? toPortrait(view, turn) : toSentence(view, asked, part, turn),
    text: `${toCapital(evidence[core.fact as Evidence](view))}. ${joins[turn % 3]}${evidence[next.core.fact as Evidence](view)}.`,
    facts: [...new Set([core.fact, next.core.fact])],
  };
};

const toAsks = ({ features, cast }: PalmView): Record<Part, [string, string]> => ({
  hand: [
    `Where does ${features.shape === "earth" || features.shape === "air" ? "an" : "a"} ${shapeNames[features.shape]} get stuck?`,
    "What’s rarest about my hand?",
  ],
  love: [`My heart line ${heartEndNames[features.heartEnd]}: who suits me?`, "What should I change in love?"],
  mind: [`How does someone with a ${slopeNames[features.headSlope]} head line learn best?`, "Do I study better alone or with others?"],
  work: [
    features.fate === "none" || features.fate === "unmarked"
      ? features.fate === "none"
        ? "Without a fate line, how do I find my road?"
        : "With no fate line marked, where is my work read?"
      : `My fate line comes ${fateNames[features.fate]}: stay or change jobs?`.replace("comes there", "is there"),
    "What work would I last longest at?",
  ],
  money: ["Where does my money leak?", "What should I mind when I quote a price?"],
  vigour: [`A life line ${sweepNames[features.lifeSweep]}: what rests me best?`, "Which hours of stamina should I keep for myself?"],
  sides: [
    cast.hand === "left" ? "Should I trust the left hand or the right?" : "Should I trust the right hand or the left?",
    "How accurate are these measures?",
  ],
});

/** Three questions of other parts, each turn from further on; none that was just asked. */
export const toFollowUps = (view: PalmView, asked: Question, turn: number): string[] => {
  const asks = toAsks(view);
  const own = findPart(asked);
  const others = parts.filter((part) => part !== own);
  const first = own ? [asks[own][(turn + 1) % 2]!] : [];
  const rest = Array.from({ length: 4 }, (_, at) => asks[others[(at + turn * 2) % others.length]!][turn % 2]!);
  return [...new Set([...first, ...rest])].filter((text) => text !== asked.text).slice(0, 3);
};

export const summarise = ({ hand, features }: PalmistryCast): string => {
  const hands = `${toCapital(handNames[hand])}`;
  return `${hands}: ${shapeNames[features.shape]}, heart line ${heartEndNames[features.heartEnd]}`;
};
