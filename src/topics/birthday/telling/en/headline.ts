import { tenGodNamesEn } from "../../../kit/pillars/data/names-en.ts";
import type { FourPillars } from "../../../kit/pillars/four-pillars.ts";
import { familyOfGod } from "../../../kit/pillars/ten-gods.ts";
import type { Question } from "../../../kit/question/question.ts";
import { toCapital } from "../../../kit/wording/capital.ts";
import type { AnnualYear } from "../../annual.ts";
import { cares, conditions, gifts, rare, seatWants, spouseShort, troubles, yearGrades, yearReasons } from "../../data/en/answers.ts";
import { annualGods, luckGods } from "../../data/en/coming.ts";
import { elementLife, tooLittle, workShort } from "../../data/en/elements.ts";
import { wealthTexts } from "../../data/en/world.ts";
import {
  findBetterYear,
  findCare,
  findFavoured,
  findRarest,
  findSuitedYear,
  findYearReason,
  grownFrom,
  polarityOf,
  toExtremes,
  toLean,
  toPull,
  toTrouble,
  toYearGrade,
} from "../answer.ts";
import { fill } from "../fill.ts";
import { isSeasonOver } from "../in-season.ts";
import { isWelcome } from "../rules-time.ts";
import { worldRules } from "../rules-world.ts";
import type { BirthdayView, Part } from "../view.ts";
import { toCharName, toElementNames, toGanzhiName } from "./names.ts";
import { toSelf } from "./say-self.ts";
import { toMonths } from "./to-months.ts";

/** The first sentence, without its full stop. */
const toClause = (text: string): string => text.split(/\. |\.$/)[0]!;

const toYearReason = (view: BirthdayView, part: Part, year: AnnualYear): string => {
  if (part === "love" || part === "work" || part === "money") return yearReasons[part][findYearReason(view, part, year)]!;
  return toClause(annualGods[`${year.tenGod}.${isWelcome(year)}`]!);
};

const sayRarest = (view: BirthdayView): string => {
  const found = findRarest(view);
  const [first] = view.cast.usefulElements;
  if (!found)
    return `${toSelf(view)} born in ${toCharName(view.month)}, at ${view.cast.strength.score} points of strength, runs to no extreme, so top up ${first} and ${conditions[first!]}`;
  const { key, of } = found;
  const percent = key === "climate" ? view.cast.elements[of as "fire"] : view.percent[of as "same"];
  return `The rarest thing in this chart: ${fill(key === "echo" ? rare[key]! : (rare[`${key}.${of}`] ?? rare[of]!), { p: percent })}`;
};

const toWealth = (view: BirthdayView): string => {
  const { of } = worldRules.find(({ key }) => key === "wealth")!.holds(view)!;
  return toClause(wealthTexts[of!]!);
};

const listPillars = ({ year, month, day, hour }: FourPillars): string => [year, month, day, ...(hour ? [hour] : [])].map(toGanzhiName).join(", ");

const partNames: Partial<Record<Part, string>> = { love: "in love ", work: "at work ", money: "for money ", health: "for rest " };
/** The year's grade and its reason, joined as they agree or not. */
const sayYear = (view: BirthdayView, part: Part): string => {
  const { focus } = view;
  const grade = toYearGrade(focus);
  const pull = toPull(findYearReason(view, part, focus));
  const joint = (pull === "with" && grade < 2) || (pull === "against" && grade >= 2) ? ", but" : ":";
  return `${partNames[part] ?? ""}${focus.year}, ${toGanzhiName(focus.pillar)}, is ${yearGrades[grade]}${joint} ${toYearReason(view, part, focus)}`;
};

/** What the chart says of one part in one clause, not capitalised where it starts with a common word. */
const sayPart = (view: BirthdayView, part: Part | null): string => {
  const { cast, focus, seatGod, spouseStar } = view;
  const [first] = cast.usefulElements;
  if (view.isYearAsked && part !== "character" && part !== "school") return sayYear(view, part ?? "year");
  switch (part) {
    case "love":
      return `in love you want someone ${seatWants[familyOfGod[seatGod]]}${spouseStar ? `, ${spouseShort[spouseStar.place]}` : ""}`;
    case "work":
      return `what suits you is ${elementLife[first!].work}, ${workShort[view.familyOf(first!)]}, and the hand you play first is ${tenGodNamesEn[cast.tenGods.month]}, ${gifts[cast.tenGods.month]}`;
    case "money":
      return `with wealth at ${view.percent.iHold} percent, ${toWealth(view)}`;
    case "health":
      return `your ${first} wants seeing to first, and ${toClause(tooLittle[first!]).replace(/^What’s/, "what’s")}`;
    case "year":
      return cast.currentLuck
        ? `you’re in the luck cycle of ${toGanzhiName(cast.currentLuck.pillar)}: ${toClause(
            luckGods[`${cast.currentLuck.tenGod}.${isWelcome(cast.currentLuck)}`]!,
          )}, and ${focus.year} is ${yearGrades[toYearGrade(focus)]}`
        : sayYear(view, "year");
    case "school":
      return cast.variants.length > 0
        ? `another school may cast ${listPillars(cast.variants[0]!.pillars)}, by its rule for the clock or the turn of day and month`
        : cast.longitude === null || !cast.hasTime
          ? "without the hour or the place true solar time can’t be compared; by the turn of day and term others should cast these pillars"
          : "this birth lies far from every border the schools dispute, so all of them cast these pillars";
    case "character":
      return `${toSelf(view)} born in ${toCharName(view.month)} wants ${toElementNames(cast.usefulElements.slice(0, 2).join(" "))}, and your usual snag is that ${troubles[toTrouble(view)]}`;
    default:
      return sayRarest(view);
  }
};

/** A reason against follows a good year as a reserve. */
const toJoint = (view: BirthdayView, part: Part | null, year: AnnualYear): string =>
  toPull(findYearReason(view, part ?? "year", year)) === "against" ? ", though" : ":";

const sayWhether = (view: BirthdayView, question: Question, part: Part | null): string => {
  const { focus, goodYear, cast } = view;
  const [first] = cast.usefulElements;
  const reason = toYearReason(view, part ?? "year", focus);
  const isDeed = polarityOf(question) === "should";
  const lean = toLean(view);
  if (lean === "yes")
    return `${isDeed ? "Yes" : "It looks like it"}, with ${focus.year}, ${toGanzhiName(focus.pillar)}, behind you${toJoint(view, part, focus)} ${reason}`;
  if (lean === "ifOnly") return `${isDeed ? "You could" : "There’s a chance"}, if you ${conditions[first!]}: in ${focus.year} ${reason}`;
  return `${isDeed ? "Not yet" : "It doesn’t look like it yet"}: ${focus.year} doesn’t carry you, ${goodYear.year}, ${toGanzhiName(goodYear.pillar)}, will better, and till then ${conditions[first!]}`;
};

const sayChoice = (view: BirthdayView, question: Question, part: Part | null): string => {
  const years = findBetterYear(view, question);
  if (years) {
    const { better, other } = years;
    const much = toYearGrade(better) > toYearGrade(other) ? "easier" : "a shade easier";
    return `${better.year}, ${toGanzhiName(better.pillar)}, is ${much} than ${other.year}${toJoint(view, part, better)} ${toYearReason(view, part ?? "year", better)}`;
  }
  const { options } = question;
  if (!options) return sayPart(view, part);
  const [first] = view.cast.usefulElements;
  const favoured = findFavoured(view, options);
  if (!favoured)
    return `The chart can’t tell “${options[0]}” from “${options[1]}”, only that you need ${first}, so take the one that brings you nearer to ${elementLife[first!].company}`;
  const why = { move: "there’s movement in the chart and keeping still would chafe", stay: "nothing in the chart pushes you out and holding on pays better" }[
    favoured.by
  ];
  return `It leans to “${options[favoured.index]}”: ${why}, if you ${conditions[first!]}`;
};

const sayBeyond = ({ askedBeyond, cast }: BirthdayView): string => {
  const luck = cast.luckCycles?.findLast(({ startYear }) => startYear <= askedBeyond!);
  const range = `Single years are cast from ${cast.years[0]!.year} to ${cast.years.at(-1)!.year}`;
  return luck
    ? `${range}; ${askedBeyond} falls in the luck cycle of ${toGanzhiName(luck.pillar)}, under ${tenGodNamesEn[luck.tenGod]}`
    : `${range}, and ${askedBeyond} isn’t among them`;
};

/** "How am I with money?" asks what is so, not what to do. */
const asksState = /^how (?:am|is|are|do i stand|will)\b/i;

/** A season of the year asked about that is over when the question is put. */
const sayPassed = (view: BirthdayView): string =>
  view.isYearAsked && isSeasonOver(view, view.focus.year) ? `The best stretch of ${view.focus.year} is behind you. ` : "";

/** One sentence that answers the question, with its lean. */
export const toHeadline = (view: BirthdayView, question: Question, part: Part | null): string => {
  const plain = { ...view, isYearAsked: false };
  const care = findCare(question);
  if (care) {
    const tail = care === "doctor" ? sayPart(plain, "health") : care === "lawyer" ? toYearReason(view, "year", view.focus) : sayPart(plain, "love");
    return fill(cares[care], { tail });
  }
  const { cast } = view;
  if ((part === "love" || part === "money" || part === "work") && cast.currentYear.age < grownFrom)
    return `At nominal age ${cast.currentYear.age} that can wait, so here’s the nature to bring up: ${sayPart(plain, "character")}.`;
  if (view.askedBeyond !== null) return `${sayBeyond(view)}.`;
  const [first] = cast.usefulElements;
  const suited = findSuitedYear(view, part ?? "year");
  switch (question.kind) {
    case "yesNo":
      return `${sayWhether(view, question, part)}.`;
    case "choice":
      return `${toCapital(sayChoice(view, question, part))}.`;
    case "when":
      return `${sayPassed(view)}Look to ${suited.year}, ${toGanzhiName(suited.pillar)} (nominal age ${suited.age}), best ${toMonths(view, suited.year)}: ${toYearReason(view, part ?? "year", suited)}.`;
    case "how":
      if (part === "health" || part === "year" || part === "character" || part === "school" || asksState.test(question.text))
        return `${toCapital(sayPart(view, part))}.`;
      return `${toCapital(conditions[first!])} and move after: ${toSelf(view)} needs ${first}, and what blocks you is that ${troubles[toTrouble(view)]}.`;
    case "why": {
      if (part === "school") return `${toCapital(sayPart(view, part))}.`;
      if (part === "money") return `Because with wealth at ${view.percent.iHold} percent, ${toWealth(view)}.`;
      const { most } = toExtremes(view);
      return `Because ${troubles[toTrouble(view)]}: ${most} is the heaviest here, at ${cast.elements[most]} percent.`;
    }
    case "who":
      return part === "love"
        ? `Someone ${seatWants[familyOfGod[view.seatGod]]}, of the kind of ${elementLife[first!].company}.`
        : `Look for ${elementLife[first!].company}, since your useful element is ${first} and they bring it.`;
    default:
      return `${toCapital(sayPart(view, part))}.`;
  }
};
