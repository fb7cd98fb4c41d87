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
  headline: {
    yesNo: "{opener}: {e}; first {c}.",
    choice: "It leans to “{o}”: {e}; first {c}.",
    choiceEven: "“{a}” and “{b}” weigh about the same: {e}; first {c}.",
    how: "First {c}: {e}.",
    why: "The cause lies between body and use: {e}.",
    when: "{when}; until then {c}.",
    who: "It’s someone with {u} in them: {e}.",
    open: "The three numbers say this: {e}; first {c}.",
    beyond: {
      body: "For the body ask a doctor; the cast only tells where you stand: {e}.",
      court: "For who wins ask a lawyer; the cast only tells where you stand: {e}.",
    },
  },
  again: {
    yesNo: "{opener}, and {h} adds a word: {c}.",
    choice: "Still “{o}”, and {h} adds this: {c}.",
    choiceEven: "Still about level, and {h} adds this: {c}.",
    how: "Another step, as {h} would take it: {c}.",
    why: "Look further in, at {h}, {s}: {c}.",
    when: "While you wait, do as {h} says: {c}.",
    who: "See them another way, as {h}, {s}: {c}.",
    open: "Look at {h} too, {s}: {c}.",
    dissent: "There’s one more that says otherwise, {h}, {s}: {c}.",
    theme: "Seen from {h}, {s}: {c}.",
  },
  theme: {
    love: "In love it comes to this: {e}.",
    work: "At work it comes to this: {e}.",
    money: "With money it comes to this: {e}.",
    inner: "For you yourself it comes to this: {e}.",
  },
  dissent: "Yes, it can be turned round, and the opposite hexagram is {h}, {s}.",
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
