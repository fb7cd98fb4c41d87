import { toCapital } from "../../../../shared/capital.ts";
import { asksToPart, isOfAll, isOfAnothersHeart, isOfFit, isOfMeasure, isOfQuarrel, isOfSelf, isOfStudy, isOfTiredness } from "../../../kit/hearing/about.ts";
import { findBeyond } from "../../../kit/hearing/beyond.ts";
import { findChosen } from "../../../kit/hearing/choice.ts";
import type { Question, Theme } from "../../../kit/hearing/question.ts";
import { isSuspicion } from "../../../kit/hearing/suspicion.ts";
import { type Head, headsOf } from "../../../kit/telling/head.ts";
import { partings } from "../../../kit/telling/partings.ts";
import { listAnd, listOr } from "../../../kit/wording/list.ts";
import { toOrdinal } from "../../../kit/wording/ordinal.ts";
import { firstSteps, makeUps, paces, quarrels, reasons, studies, trips, yearReasons } from "../../data/en/answers.ts";
import { helpers } from "../../data/en/closing.ts";
import { lessonTexts } from "../../data/en/days.ts";
import { heads, secondTexts } from "../../data/en/fields.ts";
import { wantTexts } from "../../data/en/pairs.ts";
import { nextTexts, pinnacleTexts, yearWords } from "../../data/en/times.ts";
import type { CoreNumber, Digit } from "../../data/numbers.ts";
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
import { coreNames, themeNames, toMonthName, withArticle } from "./names.ts";

const head = headsOf("en");

/** “A 5 year opens doors to another post or trade.” */
const toReason = (number: number, theme: Theme): string => `${toCapital(withArticle(number))} year ${yearReasons[theme][number as Digit]}.`;
export const toYearText = ({ year }: NumerologyView): string => `${year.year}, ${withArticle(year.number)} year,`;
const toYearReason = (view: NumerologyView, theme: Theme): string => `${toYearText(view)} ${yearReasons[theme][view.year.number]}.`;

const verdicts: Record<Lean, string> = { yes: "Yes", onlyIf: "Yes", notYet: "Not yet" };
const turned: Record<Lean, string> = { yes: "It doesn’t look so", onlyIf: "Hardly", notYet: "Be on your guard" };
/** Whether two suit each other is no leave to act. */
const fits: Record<Lean, string> = { yes: "Yes, it fits", onlyIf: "It fits", notYet: "Not quite yet" };

const sayYesNo = (view: NumerologyView, question: Question, theme: Theme): Head => {
  const lean = toLean(view, theme);
  const { number } = view.year;
  const isParting = asksToPart(question);
  const verdict = (isParting ? partings.en : question.isDreaded ? turned : isOfFit(question) ? fits : verdicts)[lean];
  const reason = yearReasons[theme][number];
  if (lean !== "onlyIf")
    return head(
      `${verdict}: ${toYearReason(view, theme)}`,
      `${verdict}: your ${number} year ${reason}.`,
      [`${verdict}: it’s ${withArticle(number)} year.`, toYearReason(view, theme)],
      [`${verdict}.`, toYearReason(view, theme)],
    );
  const step = firstSteps[theme][number];
  return isParting
    ? head(
        [`${verdict}: ${step}.`, toYearReason(view, theme)],
        [`${verdict}: it’s ${withArticle(number)} year.`, `${toCapital(step)}. ${toYearReason(view, theme)}`],
      )
    : head(
        [`${verdict}, in ${withArticle(number)} year, if you ${step}.`, toYearReason(view, theme)],
        [`${verdict}, if you ${step}.`, toYearReason(view, theme)],
      );
};

const sayWhen = (view: NumerologyView, theme: Theme): Head => {
  const { year, month, yearNumber, monthNumber } = findOpenMonth(view, theme);
  const when = `look to ${toMonthName(month)} ${year}, ${withArticle(monthNumber)} month in ${withArticle(yearNumber)} year.`;
  const rest = toReason(yearNumber, theme);
  return head([`For ${themeNames[theme]}, ${when}`, rest], [toCapital(when), rest]);
};

/** Numbers that go, in a year; the others stay. */
const going: readonly number[] = [1, 3, 5, 8];
const sayChoice = (view: NumerologyView, question: Question): Head => {
  const { number, year } = view.year;
  const isGoing = going.includes(number);
  const found = findChosen(question, isGoing ? 1 : -1);
  if (!found) return head(`Either will do; take the one with room ${wantTexts[view.lifePath.digit]}.`);
  const [better, other] = isGoing ? ["going", "staying"] : ["staying", "going"];
  const rest = `${year} is for ${yearWords[number]}, so it’s better for ${better} than ${other}.`;
  return head(
    [`Choose “${found.chosen}”: ${withArticle(number)} year is for ${better}.`, rest],
    [`Choose the ${found.chosen === question.options?.[0] ? "first" : "second"}: ${withArticle(number)} year is for ${better}.`, rest],
  );
};

/** How a field goes in a year, after its name. */
const goings: Record<Lean, string> = { yes: "can move", onlyIf: "moves in places", notYet: "is for holding" };
const innerGoings: Record<Lean, string> = { yes: "comes easily", onlyIf: "comes and goes", notYet: "has to wait" };
const sayYearOf = (view: NumerologyView, theme: Theme): Head => {
  const word = (theme === "inner" ? innerGoings : goings)[toLean(view, theme)];
  const { year, number } = view.year;
  const opening = `${themeNames[theme]} ${word}`;
  return head(`In ${year} ${opening}: ${withArticle(number)} year ${yearReasons[theme][number]}.`, [
    `In ${year}, ${withArticle(number)} year, ${opening}.`,
    toReason(number, theme),
  ]);
};

const sayPinnacle = ({ year: { next, pinnacle } }: NumerologyView): Head => {
  if (!next)
    return head([
      `You’re in your last pinnacle, ${withArticle(pinnacle.number)}, from ${pinnacle.startYear} on.`,
      `It’s ${pinnacleTexts[pinnacle.number as CoreNumber]}.`,
    ]);
  if (next.number === pinnacle.number) return head(`Your next pinnacle begins in ${next.startYear}, and is ${withArticle(next.number)} again.`);
  const [turn, advice] = nextTexts[next.number as CoreNumber].split(", so ") as [string, string];
  return head([`From ${next.startYear} your pinnacle turns towards ${turn}.`, `${toCapital(advice)}.`]);
};

const sayTimes = (view: NumerologyView, question: Question): Head => {
  const { year, number, next, pinnacle, place } = view.year;
  if (asksOfPinnacle(question)) return sayPinnacle(view);
  const rest =
    next && next.number !== pinnacle.number
      ? `The longer weather turns in ${next.startYear}, from ${pinnacle.number} to ${next.number}.`
      : `The longer weather stays at ${pinnacle.number}, your ${toOrdinal(place)} pinnacle.`;
  return view.isYearAsked
    ? head([`Use ${year} for ${yearWords[number]}: it’s ${withArticle(number)} year.`, rest])
    : head([`${toCapital(paces[number])}: ${year} is your ${number} year.`, rest]);
};

const whole = (view: NumerologyView): Head => {
  const { lifePath, repeat } = view;
  if (repeat)
    return head([
      `Your ${repeat.digit}s count most: they want ${wantTexts[repeat.digit]}.`,
      `${toCapital(listAnd(repeat.cores.map((core) => coreNames[core])))} ${repeat.cores.length > 2 ? "all" : "both"} come down to ${repeat.digit}.`,
    ]);
  const { core, view: counter } = toCounter(view);
  const opening = `You’re ${withArticle(lifePath.number)}: ${heads.inner[lifePath.digit]}.`;
  const source = core === "soulUrge" ? "Your heart" : "Your birthday";
  return toPair(lifePath, counter) === null
    ? head([opening, `${source} comes to ${counter.digit} as well, so nothing in you brakes it.`])
    : head([opening, `${source}, ${withArticle(counter.number)}, wants ${wantTexts[counter.digit]}.`]);
};

const sayPath = (view: NumerologyView, question: Question): Head => {
  const { number, digit } = view.lifePath;
  if (asksOfTrip(question)) return head(`${toCapital(withArticle(number))} trips most where ${trips[digit]}.`);
  if (!asksOfPath(question)) return whole(view);
  return head(`Your life path is ${number}: ${heads.inner[digit]}.`, [
    `Your life path is ${number}, from ${toPathSum(view)}.`,
    `${toCapital(heads.inner[digit])}.`,
  ]);
};

const sayName = (view: NumerologyView, question: Question): Head => {
  const { expression, soulUrge } = view;
  if (!expression) return head(["I’ve no name from you; spelt in full it adds three numbers.", "For now there are only those of the date."]);
  const { karmicLessons, hiddenPassions, letterCounts } = view.cast;
  const lesson = findRarestLesson(view);
  if (lesson === null)
    return head([
      `Your name lacks no number; the ${listAnd(hiddenPassions.map(String))} ${hiddenPassions.length > 1 ? "weigh" : "weighs"} most.`,
      `${hiddenPassions.length > 1 ? "Each" : "It"} has ${Math.max(...letterCounts)} letters.`,
    ]);
  if (asksToMakeUp(question))
    return head([`To make up for the ${lesson}, ${makeUps[lesson]}.`, `${toCapital(lessonTexts[lesson]!.split(/, (?:so|and) /)[0]!)}.`]);
  const opening = `Your name lacks ${listAnd(karmicLessons.map(String))}`;
  if (asksOfLack(question))
    return karmicLessons.length === 1
      ? head(`${opening} and nothing else.`)
      : head(`${opening}; the ${lesson} is the rarest to lack.`, [`${opening}.`, `The ${lesson} is the rarest of them to lack.`]);
  const gift = `By name you’re ${withArticle(expression.number)} in skill${soulUrge ? ` and ${withArticle(soulUrge.number)} at heart` : ""}`;
  return head(`${gift}, with no ${listOr(karmicLessons.map(String))}.`, [`${gift}.`, `${opening}.`]);
};

const saySchool = ({ cast }: NumerologyView, question: Question): Head => {
  const { lifePath, lifePathVariants, chaldean, pythagorean } = cast;
  const { allDigits, addTotals } = lifePathVariants;
  const isOne = allDigits === lifePath && addTotals === lifePath;
  const totals = "The totals are day, month and year, each added whole.";
  const sums = `${lifePath} here, ${allDigits} all digits at once, ${addTotals} with totals added.`;
  if (!chaldean || !pythagorean || !asksOfSchool(question))
    return isOne ? head(`No: all three ways of adding give you a life path of ${lifePath}.`) : head([`Yes: ${sums}`, totals]);
  const date = isOne ? `All three ways of adding give you a life path of ${lifePath}.` : `Your life path is ${sums} ${totals}`;
  return chaldean.root === pythagorean.expression
    ? head([`No: your name is ${chaldean.root} by the Chaldean table as well, from ${chaldean.compound}.`, date])
    : head([`Yes: ${pythagorean.expression} by Pythagoras, ${chaldean.compound} and then ${chaldean.root} by the Chaldean.`, date]);
};

/** What is asked in a field without being about the field: a quarrel, an exam, another’s mind, tiredness. */
const sayMatter = (view: NumerologyView, question: Question, theme: Theme): Head | null => {
  const { kind } = question;
  const { number, digit } = view.lifePath;
  const one = withArticle(number);
  if (isOfQuarrel(question)) {
    const [why, peace] = [quarrels.why[digit], quarrels.peace[digit]];
    const trouble = `The trouble with ${one} is that ${why}.`;
    return kind === "why"
      ? head([`Because ${why}.`, `That’s an old habit of the ${number}. Next time, ${peace}.`])
      : head([`You’re ${one}: ${peace}.`, trouble], [`${toCapital(peace)}.`, trouble]);
  }
  if (isOfStudy(question)) {
    const [short] = studies[digit].split(", ") as [string];
    const full = `You learn best ${studies[digit]}.`;
    return kind === "yesNo"
      ? head([`Sums don’t mark papers; you learn best ${short}.`, `You do so ${studies[digit].slice(short.length + 2)}, as ${one} will.`])
      : head(
          [`As ${one} you learn best ${studies[digit]}.`, toYearReason(view, "inner")],
          [`As ${one} you learn best ${short}.`, `${full} ${toYearReason(view, "inner")}`],
        );
  }
  if (theme === "love" && isOfAnothersHeart(question))
    return head([`Only they know; ${firstSteps.love[view.year.number]}.`, `No sum of yours can say it. On your side, ${toYearReason(view, "love")}`]);
  if (isOfTiredness(question) && kind !== "how")
    return head([`You’re tired because ${reasons.inner[digit]}.`, `That’s the way of ${one}. ${toYearReason(view, "inner")}`]);
  return null;
};

const sayTheme = (view: NumerologyView, question: Question, theme: Theme): Head => {
  const { kind, options } = question;
  const { lifePath, year, soulUrge, birthday } = view;
  if (options) return sayChoice(view, question);
  if (kind === "when") return sayWhen(view, theme);
  if (isSuspicion(question))
    return head(
      [`Ask them; ${heads.love[lifePath.digit]}.`, "No sum shows what someone hides; what yours show is your side."],
      ["Ask them; no sum shows what someone hides.", `What yours show is your side: ${heads.love[lifePath.digit]}.`],
    );
  const matter = sayMatter(view, question, theme);
  if (matter) return matter;
  if (kind === "why") {
    const reason = reasons[theme][lifePath.digit];
    return head(
      [`Because ${reason}, as ${withArticle(lifePath.number)} will.`, toYearReason(view, theme)],
      [`Because ${reason}.`, `That’s an old habit of the ${lifePath.number}. ${toYearReason(view, theme)}`],
    );
  }
  if (kind === "how" && !isOfMeasure(question)) {
    const step = firstSteps[theme][year.number];
    return head([`In your ${year.number} year, start here: ${step}.`, toYearReason(view, theme)], [`Start here: ${step}.`, toYearReason(view, theme)]);
  }
  if (view.isYearAsked || asksOfThisYear(question)) return kind === "yesNo" ? sayYesNo(view, question, theme) : sayYearOf(view, theme);
  if (kind === "yesNo") return sayYesNo(view, question, theme);
  if (kind === "who") {
    const lesson = findRarestLesson(view);
    const helper = helpers[lesson ?? year.number];
    const why = lesson ? `your name has no ${lesson}` : `${withArticle(year.number)} year needs them`;
    return head(`Go to ${helper}: ${why}.`, [`Go to ${helper}.`, `${toCapital(why)}.`]);
  }
  if (theme === "love" && asksWhatToMind(question)) {
    const core = soulUrge ?? birthday;
    const [first, then] = secondTexts.love[core.digit].split(/, (?:and|or|if) /) as [string, string];
    return head(`Your ${core.number} ${secondTexts.love[core.digit]}.`, [`Mind that the ${core.number} in you ${first}.`, `${toCapital(then)}.`]);
  }
  const said = heads[theme][lifePath.digit];
  return head([`You’re ${withArticle(lifePath.number)}: ${said}.`, toYearReason(view, theme)], [`${toCapital(said)}.`, toYearReason(view, theme)]);
};

export const byPart = (view: NumerologyView, question: Question, part: Part | null): Head => {
  const { kind, options, text } = question;
  const inner = heads.inner[view.lifePath.digit];
  const beyond = findBeyond(question);
  if (beyond === "body") return head([`Ask your doctor; ${inner}.`, "No sum speaks of an illness; these numbers speak of temper alone."]);
  if (beyond === "court") return head([`Ask a lawyer; ${inner}.`, "No sum speaks of a verdict; these numbers speak of your temper in it."]);
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

export const isOfYear = (view: NumerologyView, { rest }: Head): boolean => rest?.startsWith(toYearText(view)) ?? false;

/** What the year does is told where the lead counts the year. */
export const toHeadline = (view: NumerologyView, question: Question): Head => {
  const told = byPart(view, question, findPart(question));
  return isOfYear(view, told) ? { headline: told.headline } : told;
};
