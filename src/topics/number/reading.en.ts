import type { FactWording } from "../kit/fact.ts";
import { toElement } from "../kit/hexagrams/branches.ts";
import { getEnglishTelling } from "../kit/hexagrams/tellings.ts";
import { toHexagramName } from "../kit/hexagrams/words.ts";
import type { NumberFacts } from "./facts.ts";
import { english } from "./telling/english.ts";
import { toReader } from "./telling/reader.ts";

const relations = {
  feedsMe: "the use feeds the body",
  same: "body and use agree",
  iHold: "the body holds the use",
  iFeed: "the body feeds the use",
  holdsMe: "the use holds the body",
} as const;
const judged = {
  feedsMe: "the matter comes to your help, the best there is",
  same: "two of one kind, good",
  iHold: "you can govern it with work, fair",
  iFeed: "your strength runs out to it, a drain",
  holdsMe: "the matter presses on you, the worst of the five",
} as const;
const seasons = { prosperous: "prosperous", supported: "supported", resting: "resting", confined: "confined", failing: "failing" } as const;
const leans = ["no", "hold back", "either way", "yes", "plainly yes"];
const paces = { feedsMe: "days", same: "days", iHold: "weeks", iFeed: "months", holdsMe: "months" } as const;
const places = ["Upper", "Lower", "Moving line"];
const half = (isUpper: boolean): string => (isUpper ? "upper" : "lower");
const toTitle = ({ number, name }: { number: number; name: string }): string =>
  `${toHexagramName({ number, name, lines: "", upper: "乾", lower: "乾" }, "en")} (${name})`;

const words: FactWording<NumberFacts> = {
  digit: ({ place, digit, divisor, left, trigram, drawn }) => ({
    label: places[place - 1] ?? "",
    value: trigram ? `${digit} → ${english.trigramOf(trigram)}` : `${digit} → line ${left}`,
    note: `${drawn ? "Drawn fairly." : "You gave this number."} ${digit} divided by ${divisor} ${digit % divisor === 0 ? `leaves nothing and counts as ${left}` : `leaves ${left}`}; ${trigram ? `in the Earlier Heaven order ${left} is ${english.trigramOf(trigram)} (1 Heaven, 2 Lake, 3 Fire, 4 Thunder, 5 Wind, 6 Water, 7 Mountain, 8 Earth).` : "counted from the bottom, that line moves."}`,
  }),
  body: ({ trigram, element, isUpper, moving }) => ({
    label: "Body",
    value: `${english.trigramOf(trigram)} (${element}), ${half(isUpper)}`,
    note: `The body is the one who asks. Line ${moving} moves; the trigram without the moving line is the body, here the ${half(isUpper)} one.`,
  }),
  use: ({ trigram, element, isUpper, moving }) => ({
    label: "Use",
    value: `${english.trigramOf(trigram)} (${element}), ${half(isUpper)}`,
    note: `The use is the matter, and the other side. Line ${moving} moves in the ${half(isUpper)} trigram, and the trigram with the moving line is the use.`,
  }),
  bond: ({ relation, body, use }) => ({
    label: "Body and use",
    value: relations[relation],
    note: `The body is ${body} and the use ${use}, so by the five elements ${relations[relation]}: ${judged[relation]}. The order is that of the Plum Blossom method.`,
  }),
  season: ({ season, element, monthBranch }) => ({
    label: "Season",
    value: `the body is ${seasons[season]}`,
    note: `The month of the cast is ${toElement(monthBranch)} and the body ${element}. Same element: prosperous; fed by the month: supported; feeding it: resting; holding it: confined; held by it: failing.`,
  }),
  turn: ({ trigram, relation, body, element }) => ({
    label: "The change",
    value: `the use becomes ${english.trigramOf(trigram)}`,
    note: `Its moving line turns over and makes ${english.trigramOf(trigram)} (${element}) against a body of ${body}: ${relations[relation]}, ${judged[relation]}. This is read for the end of the matter.`,
  }),
  middle: ({ lower, upper, helping, body }) => ({
    label: "Nuclear trigrams",
    value: `${english.trigramOf(upper)} over ${english.trigramOf(lower)}, ${helping} helping`,
    note: `Lines 2, 3, 4 make the lower and 3, 4, 5 the upper, read for the middle of the matter. The body is ${body}; those that feed it or are of its kind help, here ${helping}.`,
  }),
  "hexagram.primary": (values) => ({
    label: "Hexagram",
    value: toTitle(values),
    note: `${english.trigramOf(values.upper)} over ${english.trigramOf(values.lower)}, number ${values.number} of the I Ching, read for how things are.`,
  }),
  "hexagram.changed": (values) => ({
    label: "Becomes",
    value: toTitle(values),
    note: `What the moving line turns it into, number ${values.number}, read for how things end.`,
  }),
  "hexagram.nuclear": (values) => ({
    label: "Nuclear",
    value: toTitle(values),
    note: `Woven from the four inner lines, number ${values.number}, read for the middle of the road.`,
  }),
  line: ({ number, place }) => ({
    label: "Moving line",
    value: `line ${place}`,
    note: `The third number sets it. Its text: “${getEnglishTelling(number).lines[place - 1]!.text}” With one line moving, that line answers.`,
  }),
  lean: ({ lean }) => ({
    label: "Lean",
    value: leans[lean + 2] ?? "",
    note: "Body and use count twice, the change once, the month once, brought to −2 to +2. The scale is ours and sets the tone only.",
  }),
  timing: ({ total, relation }) => ({
    label: "Pace",
    value: `about ${total} ${paces[relation]}`,
    note: `The numbers of both trigrams and of the line add up to ${total}. Where the use feeds the body or agrees with it they count as days, where the body holds the use as weeks, otherwise as months. The units are our convention; take none of it for a date.`,
  }),
};

export const readingEn = toReader(english, words);
