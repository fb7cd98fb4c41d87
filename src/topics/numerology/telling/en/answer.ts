import { findBeyond } from "../../../kit/asking/beyond.ts";
import { findChosen } from "../../../kit/asking/choice.ts";
import { isSuspicion } from "../../../kit/asking/suspicion.ts";
import type { Question, Theme } from "../../../kit/question/question.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import type { NumerologyCast } from "../../cast-types.ts";
import { reasons } from "../../data/en/answers.ts";
import { doings, helpers } from "../../data/en/closing.ts";
import { heads } from "../../data/en/fields.ts";
import { wantTexts } from "../../data/en/pairs.ts";
import { yearFieldTexts, yearWords } from "../../data/en/times.ts";
import { findCore } from "../../find-repeat.ts";
import { findPart, isTheme, type Part } from "../parts.ts";
import { findOpenMonth, findRarestLesson, type Lean, type NumerologyView, toCounter, toLean, toPair } from "../view.ts";
import { coreNames, themeNames, toCapital, toList, toMonthName, toNameText, toOrdinal, toSpanText, withArticle } from "./names.ts";
import { toLetters } from "./say.ts";

const toReason = ({ year }: NumerologyView): string => `${year.year}, ${withArticle(year.number)} year for you, is for ${yearWords[year.number]}`;

const verdicts: Record<Lean, string> = { yes: "Yes", onlyIf: "Yes, on one condition", notYet: "Not yet" };
/** Questions whose yes nobody wants. */
const unwelcome = /\b(?:fired|laid off|fail|lose|break up|divorce|bankrupt|cheated|reject\w*)\b/i;
const turned: Record<Lean, string> = { yes: "It doesn’t look so", onlyIf: "Hardly, on one condition", notYet: "Be on your guard" };
/** “How much” and “how is” want no first step. */
const amount = /\bhow (?:much|many|far|are|is|does|will)\b/i;
/** Whether two suit each other is no leave to act. */
const fit = /\b(?:right for|suits?|good match|compatible|get along)\b/i;
const fits: Record<Lean, string> = { yes: "Yes, it fits", onlyIf: "It fits, on one condition", notYet: "Not quite yet" };

const sayYesNo = (view: NumerologyView, { text }: Question, theme: Theme): string => {
  const lean = toLean(view, theme);
  const verdict = (unwelcome.test(text) ? turned : fit.test(text) ? fits : verdicts)[lean];
  return lean === "onlyIf" ? `${verdict}: first ${doings[theme][view.year.number]}, since ${toReason(view)}` : `${verdict}: ${toReason(view)}`;
};

const sayWhen = (view: NumerologyView, theme: Theme): string => {
  const { year, month, yearNumber, monthNumber } = findOpenMonth(view, theme);
  return `For ${themeNames[theme]}, look to ${toMonthName(month)} ${year}, ${withArticle(monthNumber)} month in ${withArticle(yearNumber)} year: for you that year ${yearFieldTexts[theme][yearNumber]}`;
};

/** Numbers that go, in a year; the others stay. */
const going: readonly number[] = [1, 3, 5, 8];
const sayChoice = (view: NumerologyView, question: Question): string => {
  const { number, year } = view.year;
  const isGoing = going.includes(number);
  const found = findChosen(question, isGoing ? 1 : -1);
  return found
    ? `Choose “${found.chosen}”: ${year} is ${withArticle(number)} year for you, better for ${isGoing ? "going than staying" : "staying than going"} and meant for ${yearWords[number]}`
    : `Either will do, so take the one that gives you ${wantTexts[view.lifePath.digit]!.replace(/^to /, "room to ")}`;
};

const sayYearOf = (view: NumerologyView, theme: Theme): string => {
  const word = { yes: "can move", onlyIf: "can move if you pick your spots", notYet: "is for holding" }[toLean(view, theme)];
  const { year, number } = view.year;
  return `In ${year} ${themeNames[theme]} ${word}: ${withArticle(number)} year is for ${yearWords[number]}, under a pinnacle of ${view.year.pinnacle.number}`;
};

const sayTimes = (view: NumerologyView): string => {
  const { year, number, next, pinnacle } = view.year;
  const turn =
    next && next.number !== pinnacle.number
      ? `; in ${next.startYear} your pinnacle turns from ${pinnacle.number} to ${next.number}`
      : `; your pinnacle is ${pinnacle.number} and no other is near`;
  return `${year} is ${withArticle(number)} year for you, one for ${yearWords[number]}${turn}`;
};

const whole = (view: NumerologyView): string => {
  const { lifePath, repeat } = view;
  if (repeat)
    return `The number that counts most with you is ${repeat.digit}: ${toList(repeat.cores.map((core) => coreNames[core]))} come down to it, so what you want first is ${wantTexts[repeat.digit]}`;
  const counter = toCounter(view);
  const source = counter.core === "soulUrge" ? "your heart" : "your birthday";
  return toPair(lifePath, counter.view) === null
    ? `${heads.inner[lifePath.digit]}; ${source} comes to ${counter.view.digit} as well, one deep road and no brake`
    : `${heads.inner[lifePath.digit]}; ${source} is ${withArticle(counter.view.number)}, though, and wants ${wantTexts[counter.view.digit]}`;
};

const sayName = (view: NumerologyView): string => {
  const { expression, soulUrge } = view;
  if (!expression) return "I haven’t your name yet; give me the full spelling and three more numbers can be read, for now there are only those of the date";
  const { karmicLessons } = view.cast;
  const lack = karmicLessons.length === 0 ? "has every number from 1 to 9" : `has no ${karmicLessons.join(", no ")}`;
  return `${toNameText(view)} ${lack}, and adds up to ${withArticle(expression.number)} for skill${soulUrge ? ` with ${withArticle(soulUrge.number)} for what you want` : ""}`;
};

const saySchool = ({ cast }: NumerologyView): string => {
  const { lifePath, lifePathVariants, chaldean, pythagorean } = cast;
  const { allDigits, addTotals } = lifePathVariants;
  const date =
    allDigits === lifePath && addTotals === lifePath
      ? `All three ways of adding give you a life path of ${lifePath}`
      : `Your life path is ${lifePath} here, ${allDigits} with all digits at once and ${addTotals} with day, month and year added whole`;
  return chaldean && pythagorean
    ? `${date}; your name is ${pythagorean.expression} by the Pythagorean table and ${chaldean.compound}, root ${chaldean.root}, by the Chaldean`
    : date;
};

const sayTheme = (view: NumerologyView, question: Question, theme: Theme): string => {
  const { kind, options, text } = question;
  if (options) return sayChoice(view, question);
  if (kind === "when") return sayWhen(view, theme);
  if (isSuspicion(text)) return `Sums can’t show what someone hides, so ask them; what they show is your side: ${heads.love[view.lifePath.digit]}`;
  if (kind === "why") return `Because ${reasons[theme][view.lifePath.digit]}, an old habit of the ${view.lifePath.number}; ${toReason(view)}`;
  if (kind === "how" && !amount.test(text)) return `Start here: ${doings[theme][view.year.number]}; ${toReason(view)}`;
  if (view.isYearAsked) return sayYearOf(view, theme);
  if (kind === "yesNo") return sayYesNo(view, question, theme);
  if (kind === "who") {
    const lesson = findRarestLesson(view);
    return `Go to ${helpers[lesson ?? view.year.number]}: ${lesson ? `your name has no ${lesson}` : `${withArticle(view.year.number)} year has a use for them`}`;
  }
  return `${heads[theme][view.lifePath.digit]}; ${toReason(view)}`;
};

const byPart = (view: NumerologyView, question: Question, part: Part | null): string => {
  const { kind, options, text } = question;
  const beyond = findBeyond(text);
  if (beyond === "body") return `No sum speaks of an illness, so ask your doctor; these numbers speak of temper alone: ${heads.inner[view.lifePath.digit]}`;
  if (beyond === "court")
    return `No sum speaks of a verdict, so show a lawyer the papers; these numbers speak of your temper in it: ${heads.inner[view.lifePath.digit]}`;
  if (part === null) return text === "" || kind === "open" ? whole(view) : sayTheme(view, question, "work");
  if (isTheme(part)) return sayTheme(view, question, part);
  if (part === "school") return saySchool(view);
  if (part === "name") return sayName(view);
  if (options) return sayChoice(view, question);
  if (kind === "when") return sayWhen(view, "work");
  if (part === "times") return kind === "yesNo" ? sayYesNo(view, question, "work") : sayTimes(view);
  return whole(view);
};

export const toHeadline = (view: NumerologyView, question: Question): string => `${toCapital(byPart(view, question, findPart(question)))}.`;

const themeCores = { work: "expression", love: "soulUrge", money: "birthday", inner: "lifePath" } as const;

/** What the answer stands on: how the road and the year were added, and the number in question. */
export const toLead = (view: NumerologyView, question: Question): Claim => {
  const { cast, lifePath, year, expression } = view;
  const part = findPart(question);
  const core = isTheme(part) ? (findCore(cast, themeCores[part]) ? themeCores[part] : "birthday") : null;
  const name = expression
    ? `the letters of ${toNameText(view)} have values too, and come to an expression of ${expression.number}`
    : "with no name given, the numbers of the name stay blank";
  const asked = core && isTheme(part) ? `; for ${themeNames[part]} look first at your ${coreNames[core]}, ${findCore(cast, core)}, then at the year` : "";
  return {
    text: `A life path reduces month, day and year and then adds them, stopping at 11, 22 or 33: yours is ${lifePath.working}; ${name}; your personal year puts birth month and day with the year, for ${year.year} ${year.working}${asked}.`,
    facts: ["core.lifePath", ...(expression ? ["core.expression"] : []), "personalYear", ...(core ? [`core.${core}`] : [])].filter(
      (id, at, all) => all.indexOf(id) === at,
    ),
  };
};

/** What is said under the headline of a follow-up, another side each time. */
const details: readonly ((view: NumerologyView) => string)[] = [
  ({ year }) => `The sum for ${year.year} is ${year.working}, and nine years make a round, so you’re on square ${year.number}.`,
  ({ year }) =>
    `The larger weather is the ${toOrdinal(year.place)} pinnacle, ${toSpanText(year.pinnacle)}, number ${year.pinnacle.number}, with ${withArticle(year.challenge.number)} for its challenge.`,
  (view) =>
    view.soulUrge
      ? `Underneath lies ${withArticle(view.soulUrge.number)} of a soul urge, from the vowels ${toLetters(view, "soulUrge")}.`
      : `Underneath lies the birthday’s ${view.birthday.number}, from day ${view.day}.`,
];
const tails: readonly ((view: NumerologyView) => string)[] = [
  () => "",
  ({ year }) => `; that’s within your ${toOrdinal(year.place)} pinnacle`,
  ({ lifePath }) => `; under it all is life path ${lifePath.number}`,
];

export const toAnswer = (view: NumerologyView, asked: Question, part: Part, turn: number): Claim & { headline: string } => {
  const side = turn % details.length;
  return {
    headline: `${toCapital(byPart(view, asked, part))}${tails[side]!(view)}.`,
    text: details[side]!(view),
    facts: ["core.lifePath", "personalYear", `pinnacle.${view.year.place}`, `core.${toCounter(view).core}`],
  };
};

const pool: readonly (readonly [Part, (view: NumerologyView) => string])[] = [
  ["work", ({ lifePath }) => `What kind of work suits ${withArticle(lifePath.number)}?`],
  [
    "love",
    ({ soulUrge, birthday }) =>
      `With ${soulUrge ? `a soul urge of ${soulUrge.number}` : `a birthday number of ${birthday.number}`}, what should I mind in love?`,
  ],
  ["times", ({ cast }) => `What should I do with ${cast.present.year + 1}, by my personal year?`],
  ["money", ({ year }) => `Where should my money go in ${withArticle(year.number)} year?`],
  [
    "name",
    (view) => {
      const lesson = findRarestLesson(view);
      if (!view.expression) return "What would my name add?";
      return lesson ? `My name has no ${lesson}: how do I make up for it?` : "My name has all nine numbers: which weighs most?";
    },
  ],
  ["inner", () => "What does my main challenge say when I can’t sleep?"],
  [
    "times",
    ({ year }) =>
      year.next
        ? `What should I have ready for the new pinnacle in ${year.next.startYear}?`
        : `How does one live the last pinnacle, ${withArticle(year.pinnacle.number)}?`,
  ],
  ["school", () => "Would another rule change my life path?"],
  ["path", ({ lifePath }) => `Where does the character of ${withArticle(lifePath.number)} trip most?`],
];

export const toFollowUps = (view: NumerologyView, asked: Question, turn: number): string[] => {
  const part = findPart(asked);
  const open = pool
    .filter(([one]) => one !== part)
    .map(([, say]) => say(view))
    .filter((text) => text !== asked.text);
  return [0, 1, 2].map((at) => open[(turn * 3 + at) % open.length]!);
};

export const summarise = (cast: NumerologyCast): string => {
  const expression = findCore(cast, "expression");
  return `Life path ${cast.lifePath}${expression === null ? "" : `, expression ${expression}`}, ${withArticle(cast.personalYear)} year`;
};
