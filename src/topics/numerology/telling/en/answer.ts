import { asksToPart, isOfAll, isOfAnothersHeart, isOfFit, isOfMeasure, isOfQuarrel, isOfSelf, isOfStudy, isOfTiredness } from "../../../kit/hearing/about.ts";
import { findBeyond } from "../../../kit/hearing/beyond.ts";
import { findChosen } from "../../../kit/hearing/choice.ts";
import type { Question, Theme } from "../../../kit/hearing/question.ts";
import { isSuspicion } from "../../../kit/hearing/suspicion.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import { partings } from "../../../kit/telling/partings.ts";
import { toCapital } from "../../../kit/wording/capital.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import { toNth, toOrdinal } from "../../../kit/wording/ordinal.ts";
import type { NumerologyCast } from "../../cast-types.ts";
import { firstSteps, paces, quarrels, reasons, studies, trips, yearReasons } from "../../data/en/answers.ts";
import { helpers } from "../../data/en/closing.ts";
import { lessonTexts } from "../../data/en/days.ts";
import { heads, secondTexts } from "../../data/en/fields.ts";
import { wantTexts } from "../../data/en/pairs.ts";
import { nextTexts, pinnacleTexts, yearWords } from "../../data/en/times.ts";
import type { CoreNumber } from "../../data/numbers.ts";
import { findCore } from "../../find-repeat.ts";
import {
  asksOfLack,
  asksOfPath,
  asksOfPinnacle,
  asksOfSchool,
  asksOfThisYear,
  asksOfTrip,
  asksToMakeUp,
  asksWhatToMind,
  findPart,
  isTheme,
  type Part,
} from "../parts.ts";
import { findOpenMonth, findRarestLesson, type Lean, type NumerologyView, toCounter, toLean, toPair, toPathSum } from "../view.ts";
import { coreNames, themeNames, toDateText, toMonthName, toNameText, withArticle } from "./names.ts";

/** “2026 is an 8 year for you, when …” */
const toReason = ({ year }: NumerologyView, theme: Theme): string =>
  `${year.year} is ${withArticle(year.number)} year for you, ${yearReasons[theme][year.number]}`;

const verdicts: Record<Lean, string> = { yes: "Yes", onlyIf: "Yes, on one condition", notYet: "Not yet" };
const turned: Record<Lean, string> = { yes: "It doesn’t look so", onlyIf: "Hardly, if you take one step", notYet: "Be on your guard" };
/** Whether two suit each other is no leave to act. */
const fits: Record<Lean, string> = { yes: "Yes, it fits", onlyIf: "It fits, on one condition", notYet: "Not quite yet" };

const sayYesNo = (view: NumerologyView, question: Question, theme: Theme): string => {
  const lean = toLean(view, theme);
  const verdict = (asksToPart(question) ? partings.en : question.isDreaded ? turned : isOfFit(question) ? fits : verdicts)[lean];
  return lean === "onlyIf" ? `${verdict}: ${firstSteps[theme][view.year.number]}; ${toReason(view, theme)}` : `${verdict}: ${toReason(view, theme)}`;
};

const sayWhen = (view: NumerologyView, theme: Theme): string => {
  const { year, month, yearNumber, monthNumber } = findOpenMonth(view, theme);
  return `For ${themeNames[theme]}, look to ${toMonthName(month)} ${year}, ${withArticle(monthNumber)} month for you in ${withArticle(yearNumber)} year, ${yearReasons[theme][yearNumber]}`;
};

/** Numbers that go, in a year; the others stay. */
const going: readonly number[] = [1, 3, 5, 8];
const sayChoice = (view: NumerologyView, question: Question): string => {
  const { number, year } = view.year;
  const isGoing = going.includes(number);
  const found = findChosen(question, isGoing ? 1 : -1);
  return found
    ? `Choose “${found.chosen}”: ${year} is ${withArticle(number)} year for you, better for ${isGoing ? "going than staying" : "staying than going"}, since it’s for ${yearWords[number]}`
    : `Either will do, so take the one that leaves you room ${wantTexts[view.lifePath.digit]}`;
};

const sayYearOf = (view: NumerologyView, theme: Theme): string => {
  const word = { yes: "can move", onlyIf: "can move if you pick your spots", notYet: "is for holding" }[toLean(view, theme)];
  const { year, number } = view.year;
  return `In ${year} ${themeNames[theme]} ${word}: ${withArticle(number)} year for you, ${yearReasons[theme][number]}`;
};

const sayTimes = (view: NumerologyView, question: Question): string => {
  const { year, number, next, pinnacle, place } = view.year;
  if (asksOfPinnacle(question))
    return next
      ? `Your next pinnacle begins in ${next.startYear} and turns towards ${nextTexts[next.number as CoreNumber]}`
      : `You’re in the last pinnacle, ${withArticle(pinnacle.number)}, and it lasts from ${pinnacle.startYear} on: ${pinnacleTexts[pinnacle.number as CoreNumber]}`;
  const turn =
    next && next.number !== pinnacle.number
      ? `; the longer weather turns in ${next.startYear}, from ${pinnacle.number} to ${next.number}`
      : `; the longer weather stays at ${pinnacle.number}, your ${toOrdinal(place)} pinnacle`;
  return view.isYearAsked
    ? `Use ${year} for ${yearWords[number]}: it’s ${withArticle(number)} year for you${turn}`
    : `${paces[number]}: ${year} is ${withArticle(number)} year for you${turn}`;
};

const whole = (view: NumerologyView): string => {
  const { lifePath, repeat } = view;
  if (repeat)
    return `The number that counts most with you is ${repeat.digit}: ${listAnd(repeat.cores.map((core) => coreNames[core]))} come down to it, and what it wants first is ${wantTexts[repeat.digit]}`;
  const counter = toCounter(view);
  const source = counter.core === "soulUrge" ? "your heart" : "your birthday";
  return toPair(lifePath, counter.view) === null
    ? `You’re ${withArticle(lifePath.number)} by life path: ${heads.inner[lifePath.digit]}, and ${source} comes to ${counter.view.digit} as well, so nothing in you brakes it`
    : `You’re ${withArticle(lifePath.number)} by life path: ${heads.inner[lifePath.digit]}, while ${source}, ${withArticle(counter.view.number)}, wants ${wantTexts[counter.view.digit]}`;
};

const sayPath = (view: NumerologyView, question: Question): string => {
  const { number, digit } = view.lifePath;
  if (asksOfTrip(question)) return `${toCapital(withArticle(number))} trips most where ${trips[digit]}`;
  return asksOfPath(question) ? `Your life path is ${number}, from ${toPathSum(view)}: ${heads.inner[digit]}` : whole(view);
};

const sayName = (view: NumerologyView, question: Question): string => {
  const { expression, soulUrge } = view;
  if (!expression) return "I haven’t your name yet; give me the full spelling and three more numbers can be read, for now there are only those of the date";
  const { karmicLessons } = view.cast;
  const lesson = findRarestLesson(view);
  const count = Math.max(...view.cast.letterCounts);
  if (lesson === null)
    return `Your name lacks nothing: it has every number from 1 to 9, and ${listAnd(view.cast.hiddenPassions.map(String))} weighs most, with ${count} letters`;
  if (asksToMakeUp(question)) return `Make up for the ${lesson} in small ways: ${lessonTexts[lesson]}`;
  const lack = `no letter of it is worth ${listAnd(karmicLessons.map(String)).replace(" and ", " or ")}`;
  return asksOfLack(question)
    ? `${karmicLessons.length === 1 ? `It’s ${lesson}` : `${toCapital(listAnd(karmicLessons.map(String)))}`}: ${lack}${karmicLessons.length === 1 ? "" : `, and the ${lesson} is the rarest to lack`}`
    : `Your name makes you ${withArticle(expression.number)} for skill${soulUrge ? ` and ${withArticle(soulUrge.number)} for what you want` : ""}; ${lack}`;
};

const saySchool = ({ cast }: NumerologyView, question: Question): string => {
  const { lifePath, lifePathVariants, chaldean, pythagorean } = cast;
  const { allDigits, addTotals } = lifePathVariants;
  const date =
    allDigits === lifePath && addTotals === lifePath
      ? `all three ways of adding give you a life path of ${lifePath}`
      : `your life path is ${lifePath} here, ${allDigits} with all digits at once and ${addTotals} with day, month and year added whole`;
  const verdict = allDigits === lifePath && addTotals === lifePath ? "No" : "Yes";
  if (!chaldean || !pythagorean || !asksOfSchool(question)) return `${verdict}: ${date}`;
  const isSame = chaldean.root === pythagorean.expression;
  return `${isSame ? "No" : "Yes"}, your name ${isSame ? "ends at the same digit" : "comes out otherwise"}: ${pythagorean.expression} by the Pythagorean table, ${chaldean.compound} and then ${chaldean.root} by the Chaldean; ${date}`;
};

/** What is asked in a field without being about the field: a quarrel, an exam, another’s mind, tiredness. */
const sayMatter = (view: NumerologyView, question: Question, theme: Theme): string | null => {
  const { kind } = question;
  const { number, digit } = view.lifePath;
  if (isOfQuarrel(question))
    return kind === "why"
      ? `Because ${quarrels.why[digit]}, an old habit of the ${number}; ${quarrels.peace[digit]}`
      : `${quarrels.peace[digit]}: the trouble with ${withArticle(number)} is that ${quarrels.why[digit]}`;
  if (isOfStudy(question))
    return kind === "yesNo"
      ? `The sums don’t mark papers, but they do say how ${withArticle(number)} passes them: you learn best ${studies[digit]}`
      : `You learn best ${studies[digit]}, as ${withArticle(number)} does; ${toReason(view, "inner")}`;
  if (theme === "love" && isOfAnothersHeart(question))
    return `That’s for the other one to say and no sum of yours can; on your side, ${toReason(view, "love")}, so ${firstSteps.love[view.year.number]}`;
  if (isOfTiredness(question) && kind !== "how")
    return `You’re tired because ${reasons.inner[digit]}, as ${withArticle(number)} will; ${toReason(view, "inner")}`;
  return null;
};

const sayTheme = (view: NumerologyView, question: Question, theme: Theme): string => {
  const { kind, options } = question;
  const { lifePath, year, soulUrge, birthday } = view;
  if (options) return sayChoice(view, question);
  if (kind === "when") return sayWhen(view, theme);
  if (isSuspicion(question)) return `Sums can’t show what someone hides, so ask them; what they show is your side: ${heads.love[lifePath.digit]}`;
  const matter = sayMatter(view, question, theme);
  if (matter) return matter;
  if (kind === "why") return `Because ${reasons[theme][lifePath.digit]}, an old habit of the ${lifePath.number}; ${toReason(view, theme)}`;
  if (kind === "how" && !isOfMeasure(question)) return `Start here: ${firstSteps[theme][year.number]}; ${toReason(view, theme)}`;
  if (view.isYearAsked || asksOfThisYear(question)) return kind === "yesNo" ? sayYesNo(view, question, theme) : sayYearOf(view, theme);
  if (kind === "yesNo") return sayYesNo(view, question, theme);
  if (kind === "who") {
    const lesson = findRarestLesson(view);
    return `Go to ${helpers[lesson ?? year.number]}: ${lesson ? `your name has no ${lesson}` : `${withArticle(year.number)} year has a use for them`}`;
  }
  if (theme === "love" && asksWhatToMind(question)) {
    const core = soulUrge ?? birthday;
    return `Mind that the ${core.number} in you ${secondTexts.love[core.digit]}`;
  }
  return `${heads[theme][lifePath.digit]}; ${toReason(view, theme)}`;
};

const byPart = (view: NumerologyView, question: Question, part: Part | null): string => {
  const { kind, options, text } = question;
  const beyond = findBeyond(question);
  if (beyond === "body") return `No sum speaks of an illness, so ask your doctor; these numbers speak of temper alone: ${heads.inner[view.lifePath.digit]}`;
  if (beyond === "court")
    return `No sum speaks of a verdict, so show a lawyer the papers; these numbers speak of your temper in it: ${heads.inner[view.lifePath.digit]}`;
  if (isOfAll(question)) return whole(view);
  if (part === "inner" && isOfSelf(question)) return whole(view);
  if (part === null) return text === "" || kind === "open" || isOfSelf(question) ? whole(view) : sayTheme(view, question, "work");
  if (isTheme(part)) return sayTheme(view, question, part);
  if (part === "school") return saySchool(view, question);
  if (part === "name") return sayName(view, question);
  if (options) return sayChoice(view, question);
  if (kind === "when") return sayWhen(view, "work");
  if (part === "times") return kind === "yesNo" ? sayYesNo(view, question, "work") : sayTimes(view, question);
  return sayPath(view, question);
};

export const toHeadline = (view: NumerologyView, question: Question): string => `${toCapital(byPart(view, question, findPart(question)))}.`;

const themeCores = { work: "expression", love: "soulUrge", money: "birthday", inner: "lifePath" } as const;
/** What a core speaks for, where a field looks at it first. */
const speaksFor = {
  expression: "what you can do",
  soulUrge: "what you want",
  birthday: "the knack you were born with",
  lifePath: "how you go at life",
} as const;

/** What the answer stands on: the date’s sum, the name’s, the year’s place among nine, and the number in question. */
export const toLead = (view: NumerologyView, question: Question): Claim => {
  const { cast, lifePath, birthday, year, expression } = view;
  const part = findPart(question);
  const core = isTheme(part) ? (findCore(cast, themeCores[part]) ? themeCores[part] : "birthday") : null;
  const date = `${toDateText(cast.date)} adds up to ${lifePath.number} (${toPathSum(view)}), your life path, which speaks for how you go at life`;
  const name = expression
    ? `${toNameText(view)} comes to ${expression.number}, your expression, for what you can do`
    : `With no name given the date speaks alone${birthday.number !== view.day ? `, its ${toNth(view.day)} coming to ${birthday.number}` : ""}`;
  const round =
    expression || year.year - year.number < view.birthYear
      ? "your round of nine years"
      : `the round of nine years that began when you were ${year.year - year.number + 1 - view.birthYear}`;
  const number = core && findCore(cast, core);
  const asked =
    core && core !== "lifePath" && core !== "expression"
      ? `; for ${themeNames[part as Theme]}, your ${coreNames[core]}, ${number}, speaks of ${speaksFor[core]}`
      : "";
  return {
    text: `${date}. ${name}, and ${year.year} is number ${year.number} in ${round}${asked}.`,
    facts: ["core.lifePath", ...(expression ? ["core.expression"] : []), "personalYear", ...(core ? [`core.${core}`] : [])].filter(
      (id, at, all) => all.indexOf(id) === at,
    ),
  };
};

/** What is said under the headline of a follow-up, another side each time. */
const details: readonly ((view: NumerologyView) => string)[] = [
  ({ year }) =>
    `Your present round of nine years runs from ${year.year - year.number + 1} to ${year.year - year.number + 9}, and ${year.year} is its number ${year.number}.`,
  ({ year, pinnacleDigit }) =>
    `Behind the year stands the ${toOrdinal(year.place)} pinnacle, ${year.pinnacle.endYear === null ? `from ${year.pinnacle.startYear} on` : `until ${year.pinnacle.endYear + 1}`}: its ${year.pinnacle.number} wants ${wantTexts[pinnacleDigit]}, and a challenge of ${year.challenge.number} makes that harder.`,
  (view) => {
    const { core, view: counter } = toCounter(view);
    return `Underneath is your ${coreNames[core]}, ${counter.number}, which wants ${wantTexts[counter.digit]}.`;
  },
];
const tails: readonly ((view: NumerologyView) => string)[] = [
  () => "",
  ({ pinnacleDigit, year }) => `; these years, under ${withArticle(year.pinnacle.number)}, are for ${yearWords[pinnacleDigit]}`,
  ({ lifePath }) => `; your road, ${withArticle(lifePath.number)}, is for ${yearWords[lifePath.digit]}`,
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
  ["money", ({ year }) => `How do I handle money in ${withArticle(year.number)} year?`],
  [
    "name",
    (view) => {
      const lesson = findRarestLesson(view);
      if (!view.expression) return "What would my name add?";
      return lesson ? `My name has no ${lesson}: how do I make up for it?` : "My name has all nine numbers: which weighs most?";
    },
  ],
  ["inner", () => "How do I find some calm when I can’t sleep?"],
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
