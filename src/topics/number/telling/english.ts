import { toClassicText } from "../../kit/hexagrams/hexagram-cast.ts";
import type { Hexagram } from "../../kit/hexagrams/king-wen.ts";
import { getEnglishTelling } from "../../kit/hexagrams/tellings.ts";
import type { TrigramName } from "../../kit/hexagrams/trigrams.ts";
import { toHexagramName } from "../../kit/hexagrams/words.ts";
import { textsEn } from "../data/texts.en.ts";
import type { Language } from "./language.ts";

const trigramNames: Record<TrigramName, string> = {
  乾: "Heaven",
  兑: "Lake",
  离: "Fire",
  震: "Thunder",
  巽: "Wind",
  坎: "Water",
  艮: "Mountain",
  坤: "Earth",
};
const places = ["first", "second", "third", "fourth", "fifth", "sixth"];
const paces = { feedsMe: "days", same: "days", iHold: "weeks", iFeed: "months", holdsMe: "months" } as const;
const toName = (hexagram: Hexagram): string => `“${toHexagramName(hexagram, "en")}”`;

const toShare = (digit: number, divisor: number, left: number): string => {
  if (digit === left) return `${digit}`;
  return digit % divisor === 0 ? `${digit} divides by ${divisor} and counts as ${left}` : `${digit} leaves ${left} when divided by ${divisor}`;
};

export const english: Language = {
  locale: "en",
  texts: textsEn,
  tellingOf: getEnglishTelling,
  gap: " ",
  lengthOf: (text) => text.split(/\s+/).filter(Boolean).length,
  whole: 540,
  basicMost: 195,
  nameOf: toName,
  placeOf: ({ moving }) => `the ${places[moving - 1]} line`,
  trigramOf: (name) => trigramNames[name],
  quote: ({ primary, moving }) => `> ${toClassicText(primary, moving)}\n>\n> ${getEnglishTelling(primary.number).lines[moving - 1]!.text}`,
  sayCasting: ({ digits: [a, b, c], upper, lower, moving, primary, changed, drawn }) =>
    `${drawn ? "The three numbers drawn for you" : "The three numbers you gave"}: ${toShare(a, 8, upper)}, so ${trigramNames[primary.upper]} is above; ${toShare(b, 8, lower)}, so ${trigramNames[primary.lower]} is below; ${toShare(c, 6, moving)}, so the ${places[moving - 1]} line from the bottom moves. Together they make ${toName(primary)}, turning into ${toName(changed ?? primary)}.`,
  saySides: (_cast, body, use, isUseUpper) =>
    `The moving line is in the ${isUseUpper ? "upper" : "lower"} trigram, so ${trigramNames[use]} is the use, the matter or the other side; ${trigramNames[body]}, which stays still, is the body, and that’s you.`,
  sayTurned: (turned, changed) => `The use turns into ${trigramNames[turned]} and the whole into ${toName(changed)}.`,
  sayWhen: (total, relation) => `${total} ${paces[relation]}`,
  sayTiming: (total, relation) =>
    `The three numbers come down to ${total}, counted in ${paces[relation]} as body and use stand, so something should stir about then`,
  labels: {
    lead: "Body and use",
    casting: "The casting",
    use: "The use",
    line: "The moving line",
    middle: "Midway",
    changed: "What it becomes",
    timing: "Pace",
    dissent: "The other side",
    close: "This week",
    caution: "Ask first",
  },
  themes: { love: "Love", work: "Work", money: "Money", inner: "Yourself" },
  openers: {
    should: ["No", "Not yet", "It could go either way", "Yes", "Yes, and now"],
    will: ["Most likely not", "Not soon", "It isn’t decided", "Yes, rather slowly", "Yes"],
    can: ["Not for now", "Not quite yet", "Perhaps", "Yes, with work", "Yes"],
    has: ["None for now", "None showing yet", "Half and half", "Yes, if you go to meet it", "Yes, close at hand"],
    is: ["Most likely not", "It doesn’t look so", "It may or may not be", "It looks so", "Yes"],
  },
  dreaded: ["Be on your guard; there’s still time", "Be on your guard, and prepare"],
  headline: {
    yesNo: ["{opener}: {c}.", "{opener}: {b}."],
    choice: ["“{o}”: {c}.", "“{o}”, for {b}.", "The {nth} of the two: {c}.", "The {nth} of the two, for {b}."],
    choiceEven: ["“{a}” and “{z}” weigh the same: {c}.", "The two weigh about the same: {c}.", "The two weigh about the same, and {b}."],
    how: ["First, {c}.", "{c}."],
    why: ["Because {b}: {c}.", "Because {b}."],
    when: ["About {when}; till then, {c}.", "About {when}: {c}.", "About {when}, and {b} till then."],
    who: ["Very likely {who}."],
    open: ["As it stands, {b}: {c}.", "{b}: {c}.", "{c}."],
    beyond: { body: ["For that, ask a doctor; as for you, {b}."], court: ["For that, ask a lawyer; as for you, {b}."] },
  },
  again: {
    yesNo: ["{opener}, says {h}: {c}.", "{opener}: {c}.", "{opener}, going by {h}.", "{opener}."],
    choice: ["Still “{o}”: {c}.", "Still “{o}”, going by {h}.", "Still the {nth} of the two: {c}.", "Still the {nth} of the two."],
    choiceEven: ["Still about level: {c}.", "Still level: {c}.", "Still level, going by {h}."],
    how: ["Another step: {c}.", "Next, {c}.", "{c}."],
    why: ["Look further in: {c}.", "It’s like {s}."],
    when: ["About {when}; meanwhile, {c}.", "About {when}: {c}.", "About {when}, going by {h}.", "About {when}."],
    who: ["Seen another way, {s}.", "It’s {s}."],
    open: ["Look at {h}: {c}.", "It’s like {s}."],
    dissent: ["{h} says otherwise: {c}.", "Otherwise, {c}.", "Against it stands {s}."],
    theme: ["Seen from {h}: {c}.", "It’s like {s}."],
  },
  theme: { love: ["In love, {b}."], work: ["At work, {b}."], money: ["With money, {b}."], inner: ["For you yourself, {b}."] },
  dissent: ["Turned round, it’s {s}.", "Yes, there’s {s}."],
  nths: ["first", "second"],
  rest: {
    essence: "{e}.",
    counsel: "So first, {c}.",
    source: "That comes from {h}, {s}.",
    who: "The use is {u}, and that’s how {u} behaves.",
    when: "{timing}.",
  },
  from: {
    primary: "{h}, the hexagram cast, adds:",
    changed: "{h}, which it becomes, adds:",
    nuclear: "{h}, the nuclear hexagram, adds:",
    opposite: "{h}, its opposite, adds:",
    reversed: "{h}, the same seen from across the table, adds:",
  },
  caution: {
    body: "Anything about your body belongs with a doctor, face to face; take tests and medicine as they tell you, and let no cast stand in for that.",
    court: "Take the case itself to a lawyer, get papers and deadlines in order, and don’t let three numbers decide who wins.",
  },
  close: "This week: {act} Watch for {watch}",
  followUps: {
    theme: { love: "And in love?", work: "And at work?", money: "And with money?", inner: "And what about my own state?" },
    when: "How long before something stirs?",
    how: "What should I do first?",
    why: "Why is it like this?",
    dissent: "Is there an opposing view?",
    use: "What does the use stand for?",
    changed: "What does it become later?",
  },
};
