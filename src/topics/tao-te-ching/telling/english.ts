import { toCapital } from "../../../shared/capital.ts";
import { listAnd } from "../../kit/wording/list.ts";
import { briefsEn } from "../data/briefs.en.ts";
import { getChapter, joinClauses } from "../data/chapters.ts";
import type { ClauseRange } from "../data/text.ts";
import { textsEn } from "../data/texts.en.ts";
import type { Language } from "./language.ts";

const toOurs = (chapter: number, range: ClauseRange): string => joinClauses(textsEn[chapter]!.clauses, range, " ");

export const english: Language = {
  locale: "en",
  texts: textsEn,
  briefs: briefsEn,
  nths: ["first", "second"],
  paces: { soon: "Soon", ripens: "Slowly, in its season", wait: "Wait a while first" },
  gap: " ",
  lengthOf: (text) => text.split(/\s+/).filter(Boolean).length,
  whole: { least: 530, most: 850 },
  basic: { least: 124, most: 195 },
  quote: (chapter, range) =>
    `> ${joinClauses(getChapter(chapter).clauses, range).replace(/[，；：、]$/, "。")}\n>\n> ${toCapital(toOurs(chapter, range)).replace(/[,;:]$/, ".")}`,
  inline: (chapter, range) => toOurs(chapter, range).replace(/[,;:.]$/, ""),
  nameOf: (chapter) => `chapter ${chapter}`,
  countOf: String,
  listed: (names) => listAnd(names),
  labels: {
    chapter: "The chapter",
    verse: "The text",
    neighbour: "A neighbour",
    craft: "Where it stands",
    dissent: "The other side",
    close: "This week",
    caution: "Ask first",
  },
  themes: { love: "Love", work: "Work", money: "Money", inner: "Yourself" },
  openers: {
    should: ["No", "Not yet", "Either way will do", "Yes, with care", "Yes"],
    will: ["Not as it stands", "Not soon", "It isn’t decided", "Yes, in time", "Yes"],
    can: ["Not this way", "Not yet", "Perhaps", "Yes, with patience", "Yes"],
    has: ["None for now", "Not much yet", "Half and half", "Yes, if it’s tended", "Yes, close by"],
    is: ["Most likely not", "It doesn’t look so", "It’s open", "It looks so", "Yes"],
  },
  dreaded: ["It may; take care", "Prepare for it"],
  headline: {
    yesNo: "{opener}: {e}.",
    choice: ["“{o}”: {e}."],
    choiceNth: "The {nth} of the two: {e}.",
    choiceEven: "“{a}” and “{b}” are level: {e}.",
    choiceLevel: "Keep both open: {e}.",
    how: ["Go about it so: {e}.", "Mind this: {e}."],
    why: ["It’s this: {e}.", "The knot is here: {e}."],
    when: ["{t}."],
    whenShort: "{pace}: {e}.",
    who: ["Know them by this: {e}."],
    open: ["For you: {e}.", "The page says, {e}."],
    plain: "{e}.",
    beyond: { body: "Ask a doctor first; {e}.", court: "Ask a lawyer first; {e}." },
  },
  caution: {
    body: "Anything about your body belongs with a doctor, face to face; take tests and medicine as they tell you, and let no book stand in for that.",
    court: "Take the case itself to a lawyer, get papers and deadlines in order, and don’t let a chapter decide who wins.",
  },
  drawn: ["The book opened at {c}, “{title}”.", "The page is {c}, “{title}”."],
  named: "You named {c}, “{title}”.",
  neighbour: ["Nearest to it stands {c}, where it says “{v}”: {e}.", "{C} puts the same thing another way, “{v}”: {e}.", "Look at {c} as well, “{v}”: {e}."],
  half: {
    way: "{C} belongs to the first half of the book, the Tao, on how things go of themselves.",
    virtue: "{C} belongs to the second half of the book, the Te, on how a person goes along with that.",
  },
  leaning: [
    "Of the eighty-one, {n} tell you to hold your hand, and it’s one of them.",
    "Of the eighty-one, {n} lean neither way, and it’s one of them.",
    "Of the eighty-one, {n} lean to yes, and it’s one of them.",
  ],
  pace: {
    soon: "As for pace, {n} chapters speak of what moves at once, this one among them.",
    ripens: "As for pace, {n} chapters speak of what ripens slowly, this one among them.",
    wait: "As for pace, {n} chapters ask you to wait first, this one among them.",
  },
  timing: "When? {t}.",
  echo: "“{clause}” stands word for word in {chapters} too, and a book of five thousand characters doesn’t repeat itself lightly.",
  close: "This week: {act}. Notice {watch}.",
  answer: {
    theme: {
      love: "In love, {e}.",
      work: "At work, {e}.",
      money: "With money, {e}.",
      inner: "For you yourself, {e}.",
    },
    dissent: "Yes, and {c} leaves room for the other side.",
    how: "Begin with this: {act}.",
    line: "“{v}”, and for you that means: {e}.",
    chapter: "{C} says: {e}.",
    from: ["That comes from {c}, “{title}”.", "The place for it is {c}, “{title}”.", "{C}, “{title}”, is the one to borrow from."],
    practice: ["Try it as {c} would: {act}. Notice {watch}.", "If you want something to do, take it from {c}: {act}. Notice {watch}."],
  },
  followUps: {
    theme: { love: "And in love?", work: "And at work?", money: "And with money?", inner: "And what about my own state?" },
    when: "When will it show?",
    how: "What should I do first?",
    why: "Why is it stuck here?",
    dissent: "Is there an opposing view?",
    line: "What does “{v}” mean?",
    chapter: "And what does {c} say?",
  },
};
