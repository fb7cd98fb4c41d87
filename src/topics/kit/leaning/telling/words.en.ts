import { toLower } from "../../../../shared/capital.ts";
import { listAnd } from "../../wording/list.ts";
import type { Accord, Aspect } from "../compare.ts";
import type { ComparisonWords, PairKind, Tenths } from "./words.ts";

const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const numbers = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const toMonth = (month: string): string => months[Number(month.slice(5)) - 1]!;
const toYear = (month: string): string => month.slice(0, 4);

/** Of one, and of more. */
const accords: Record<Aspect, Record<Accord, readonly [one: string, more: string]>> = {
  lean: { agree: ["agrees", "agree"], part: ["disagrees", "disagree"], apart: ["doesn’t meet", "don’t meet"] },
  when: { agree: ["falls together", "fall together"], part: ["doesn’t match", "don’t match"], apart: ["can’t be compared", "can’t be compared"] },
  through: { agree: ["points one way", "point one way"], part: ["points two ways", "point two ways"], apart: ["says nothing of it", "say nothing of it"] },
};

const counted = (aspect: Aspect, tenths: Tenths): string =>
  listAnd(
    (["agree", "part", "apart"] as const).flatMap((accord) => {
      const count = tenths[accord];
      return count === 0 ? [] : [`${numbers[count]} ${accords[aspect][accord][count === 1 ? 0 : 1]}`];
    }),
  );

const chances: Record<PairKind, (aspect: Aspect, tenths: Tenths) => string> = {
  draws: (aspect, tenths) => `They’re drawn apart, and neither knows of the other. Of ten such pairs drawn by chance, about ${counted(aspect, tenths)}.`,
  births: (aspect, tenths) => `Cast the same two for ten other people’s births, and about ${counted(aspect, tenths)}.`,
  mixed: (aspect, tenths) => `One is drawn and one goes by a birth, so nothing ties them. Of ten such pairs by chance, about ${counted(aspect, tenths)}.`,
};

export const wordsEn: ComparisonWords = {
  names: {
    tarot: "the tarot",
    zhouYi: "the I Ching",
    fortune: "the lot",
    number: "the three digits",
    TaoTeChing: "the Tao Te Ching",
    birthday: "the four pillars",
    astro: "the natal chart",
    purpleStar: "the Purple Star",
  },
  leans: {
    should: { yes: ["yes", "mostly yes"], no: ["don’t", "hold off"] },
    will: { yes: ["yes", "probably"], no: ["it doesn’t look like it", "probably not"] },
    can: { yes: ["yes", "very likely"], no: ["not this way", "it’ll be hard"] },
    has: { yes: ["yes", "some"], no: ["not as things stand", "not much"] },
    is: { yes: ["yes", "it seems so"], no: ["it doesn’t look so", "probably not"] },
    feared: { yes: ["be on your guard", "be on your guard"], no: ["it doesn’t look like it", "probably not"] },
    leaving: { yes: ["you may think of it", "you may think of it"], no: ["no hurry to go", "no hurry to go"] },
    open: { yes: ["easy going", "mostly easy"], no: ["hard going", "go slowly"] },
  },
  even: "either way",
  onlyIf: "on a condition",
  unasked: "no yes or no here",
  sayWay: (option, isClear) => `${isClear ? "" : "rather "}“${option}”`,
  nths: ["the first way", "the second way"],
  levelChoice: "both weigh the same",
  sides: {
    self: "your own will",
    people: "other people",
    money: "money",
    work: "work and duty",
    words: "papers and learning",
    place: "place and home",
    rest: "ease and rest",
  },
  sayMonth: (month) => `${toMonth(month)} ${toYear(month)}`,
  sayYear: (year) => `${year}`,
  saySpan: ({ from, to }) => `${toMonth(from)}${toYear(from) === toYear(to) ? "" : ` ${toYear(from)}`} to ${toMonth(to)} ${toYear(to)}`,
  list: listAnd,
  noTime: "names no time",
  noSide: "points nowhere",
  headline: {
    agree: (said) => `Both say ${said}`,
    agreeUnlike: (one, other) => `The same way: ${one} and ${other}`,
    each: (one, said, other, otherSaid) => `${one}: ${said}; ${other}: ${otherSaid}`,
    bothOpen: "Both say “either way”",
    bothUnasked: "Neither gives a yes or a no here",
    when: { agree: "Their times fall together", part: "Their times don’t match", apart: "Their times can’t be compared" },
    sideAgree: (side) => `Both point to ${side}`,
    sideEach: (one, side, other, otherSide) => `${one}: ${side}; ${other}: ${otherSide}`,
    sideApart: "They speak past each other",
  },
  says: (text, isQuoted) => (isQuoted ? `“${text}”` : text),
  sayFact({ key, label, value }) {
    if (key === "card") return `${value}, in “${label}”`;
    if (key === "ruling") return `the text that answers, ${value}`;
    if (key === "lot") return value;
    if (key === "useful") return `the elements it wants, ${value}`;
    if (key === "shi") return `your line, ${value}`;
    if (key === "bond") return `“${value}”`;
    if (key === "timing") return `the window ${value}`;
    if (key === "ganzhi") return `${value} on its sheet`;
    if (key === "chapter") return `chapter ${value}`;
    if (key === "year") return `${toLower(label)}, ${value}`;
    if (key === "body" || key === "line") return `${label}: ${value}`;
    if (key === "star" || key === "transformation" || key === "palace") return `${label} (${value})`;
    return value;
  },
  basis: (one, fact, other, otherFact) => `For ${one} it’s ${fact}; for ${other}, ${otherFact}.`,
  basisAlone: (one, fact) => `For ${one} it’s ${fact}.`,
  chance: (kind, aspect, tenths) => chances[kind](aspect, tenths),
  worth(aspect, accord, isRare, isCommon) {
    if (accord === "agree") {
      if (isCommon) return "They’d mostly agree anyway, so it confirms nothing.";
      return isRare ? "Few agree like that, but once is once: it confirms nothing." : "That’s within chance, and confirms nothing.";
    }
    if (accord === "apart") return aspect === "lean" ? "Where they don’t meet, there’s nothing to agree on." : "";
    if (aspect === "through") return "Pointing two ways is the usual thing, and no disagreement.";
    return isRare ? "Few differ like that, yet it refutes neither." : "That’s common enough, and refutes neither.";
  },
  use: {
    lean: {
      agree: "If their next steps differ, take the smaller one first.",
      part: "Which of the two did you hope was right? That hope is your own.",
      apart: "For a direction, take the one that spoke, and count it as one.",
    },
    when: {
      agree: "Mark that stretch in your calendar, and don’t wait for it to begin.",
      part: "Where the dates don’t match, plan by neither.",
      apart: "They don’t see the same stretch of time, so keep each by itself.",
    },
    through: {
      agree: "Look there first, and see whether it really sticks there.",
      part: "Whichever is more like your matter, look there first.",
      apart: "Read them apart, and keep from each the one line you can use.",
    },
  },
  useOfNoCalendar: "One of them gives no date here, so there are none to compare.",
  useOfNeither: "Neither pushes you. Look at what each makes it hang on, and do the one you can.",
  somebody: {
    headline: "A person isn’t compared here",
    text: "Each draws somebody in its own way, and there’s no scale the two share. Read them apart, and ask whoever you know that is like one of them.",
  },
  unweighed: {
    medical: {
      headline: "Neither weighs a matter of the body",
      text: "Illness and medicine are for a doctor, and a pregnancy for a test. Both pictures stand, for how you’re bearing up and no more; whether they agree isn’t said here.",
    },
    death: {
      headline: "Neither weighs life and death",
      text: "No card or chart says when anybody dies. Both pictures stand, for how you’re carrying it and no more; whether they agree isn’t said here.",
    },
    legal: {
      headline: "Neither weighs what a court decides",
      text: "A verdict, or a visa, is for a lawyer and the papers. Both pictures stand, for how you’re holding up and no more; whether they agree isn’t said here.",
    },
    stake: {
      headline: "Neither weighs all one has",
      text: "All your savings, or borrowed money, don’t go by a cast, nor by two that agree. Work the worst case through with somebody who knows the books; whether they agree isn’t said here.",
    },
    infidelity: {
      headline: "Neither weighs somebody’s faith",
      text: "No card or chart sees whether somebody is true, and two that said no would still be no proof. The one to ask is that person; whether they agree isn’t said here.",
    },
  },
};
