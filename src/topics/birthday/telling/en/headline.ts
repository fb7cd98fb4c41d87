import { toCapital } from "../../../../shared/capital.ts";
import { asksToPart } from "../../../kit/hearing/about.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import { tenGodNamesEn } from "../../../kit/pillars/data/names-en.ts";
import { familyOfGod } from "../../../kit/pillars/ten-gods.ts";
import { type Head, headsOf } from "../../../kit/telling/head.ts";
import { partings } from "../../../kit/telling/partings.ts";
import type { AnnualYear, Coming } from "../../annual.ts";
import {
  conditions,
  habits,
  rare,
  seatShort,
  seatWants,
  spouseShort,
  tradeShort,
  troubles,
  wealthShort,
  workPlaces,
  yearGrades,
  yearReasons,
  yearShort,
} from "../../data/en/answers.ts";
import { elementLife } from "../../data/en/elements.ts";
import {
  findBetterYear,
  findCare,
  findFavoured,
  findRarest,
  findSuitedYear,
  findYearReason,
  grownFrom,
  toExtremes,
  toLean,
  toTrouble,
  toYearGrade,
} from "../answer.ts";
import { fill } from "../fill.ts";
import { asksOfState } from "../find-part.ts";
import { isSeasonOver } from "../in-season.ts";
import { isWelcome } from "../rules-time.ts";
import { worldRules } from "../rules-world.ts";
import type { BirthdayView, Part } from "../view.ts";
import { toGanzhiName } from "./names.ts";
import { toSelf } from "./say-self.ts";
import { toMonths } from "./to-months.ts";

const head = headsOf("en");

const isWorldly = (part: Part | null): part is "love" | "work" | "money" => part === "love" || part === "work" || part === "money";

const sayGod = (coming: Coming): string => `${tenGodNamesEn[coming.tenGod]} ${isWelcome(coming) ? "is on your side" : "works against you"}`;
/** What a year brings to a part, in a few words. */
const toYearShort = (view: BirthdayView, part: Part | null, year: AnnualYear): string =>
  isWorldly(part) ? yearShort[part][findYearReason(view, part, year)]! : sayGod(year);
/** The whole of it; what a year brings beyond love, work and money is told among the years. */
const toYearReason = (view: BirthdayView, part: Part | null, year: AnnualYear): string =>
  isWorldly(part) ? `${toCapital(yearReasons[part][findYearReason(view, part, year)]!)}.` : "";

const sayRarest = (view: BirthdayView): Head => {
  const found = findRarest(view);
  const [first] = view.cast.usefulElements;
  if (!found) return head(`${toSelf(view)}, no extremes: ${conditions[first!]}.`);
  const { key, of } = found;
  const percent = key === "climate" ? view.cast.elements[of as "fire"] : view.percent[of as "same"];
  const said = fill(key === "echo" ? rare[key]! : (rare[`${key}.${of}`] ?? rare[of]!), { p: percent });
  const [fact, trait] = said.split(", so ") as [string, string];
  return head(`${toCapital(said)}.`, [`${toCapital(trait)}.`, `The rarest thing in this chart: ${fact}.`]);
};

/** “wealth is 13 percent: it fits your strength”. */
const toWealth = (view: BirthdayView): string => {
  const { of } = worldRules.find(({ key }) => key === "wealth")!.holds(view)!;
  return `wealth is ${view.percent.iHold} percent: ${wealthShort[of!]!}`;
};

const partNames: Partial<Record<Part, string>> = { love: "Love in ", work: "Work in ", money: "Money in ", health: "Rest in " };
const sayYear = (view: BirthdayView, part: Part): Head => {
  const { focus } = view;
  const opening = `${partNames[part] ?? ""}${focus.year} ${yearGrades[toYearGrade(focus)]}`;
  return head([`${opening}: ${toYearShort(view, part, focus)}.`, toYearReason(view, part, focus)]);
};

const sayLove = ({ seatGod, spouseStar }: BirthdayView): Head => {
  const wanted = seatWants[familyOfGod[seatGod]];
  if (!spouseStar) return head(`You want someone ${wanted}.`, `You want ${seatShort[familyOfGod[seatGod]]}.`);
  const star = spouseShort[spouseStar.place];
  return head(`You want someone ${wanted}; ${star}.`, [`You want ${seatShort[familyOfGod[seatGod]]}; ${star}.`, ""]);
};

const saySchool = ({ cast }: BirthdayView): Head => {
  const [variant] = cast.variants;
  if (variant) {
    const { year, month, day, hour } = variant.pillars;
    const list = [year, month, day, ...(hour ? [hour] : [])].map(toGanzhiName).join(", ");
    const then = "What differs is its rule for the clock, or for the turn of day and month.";
    return head([`Elsewhere it may be ${list}.`, then], [`Elsewhere: ${list}.`, then]);
  }
  return cast.longitude === null || !cast.hasTime
    ? head(["Without hour or place, true solar time can’t be compared.", "By the turn of day and term, others should cast these pillars."])
    : head(["Every school casts these same four pillars for this birth.", "It lies far from every border they dispute."]);
};

/** What the chart says of one part. */
const sayPart = (view: BirthdayView, part: Part | null): Head => {
  const { cast, focus } = view;
  const [first] = cast.usefulElements;
  if (view.isYearAsked && part !== "character" && part !== "school") return sayYear(view, part ?? "year");
  switch (part) {
    case "love":
      return sayLove(view);
    case "work":
      return head(`${tradeShort[first!]} suits you, ${workPlaces[view.familyOf(first!)]}.`);
    case "money":
      return head(`${toCapital(toWealth(view))}.`);
    case "health":
      return head(`Look to your ${first} first: ${habits[first!]}.`);
    case "year":
      return cast.currentLuck
        ? head(
            `In ${toGanzhiName(cast.currentLuck.pillar)} luck, under ${tenGodNamesEn[cast.currentLuck.tenGod]}, ${focus.year} ${yearGrades[toYearGrade(focus)]}.`,
          )
        : sayYear(view, "year");
    case "school":
      return saySchool(view);
    case "character":
      return head(`${toSelf(view)} wanting ${first}: ${troubles[toTrouble(view)]}.`);
    default:
      return sayRarest(view);
  }
};

const sayWhether = (view: BirthdayView, question: Question, part: Part | null): Head => {
  const { focus, goodYear, cast } = view;
  const condition = conditions[cast.usefulElements[0]!];
  const short = toYearShort(view, part, focus);
  const reason = toYearReason(view, part, focus);
  const isDeed = question.polarity === "should";
  const lean = toLean(view);
  if (question.isDreaded) {
    if (lean === "yes") return head([`It doesn’t look so: in ${focus.year} ${short}.`, reason]);
    return head([`${lean === "ifOnly" ? "Hardly, if you" : "It may, unless you"} ${condition}.`, reason]);
  }
  if (asksToPart(question)) {
    const verdict = partings.en[lean === "ifOnly" ? "onlyIf" : lean];
    return head([`${verdict}: in ${focus.year} ${short}.`, reason], [`${verdict}.`, reason || `In ${focus.year} ${short}.`]);
  }
  if (lean === "yes") return head([`${isDeed ? "Yes" : "It looks like it"}: in ${focus.year} ${short}.`, reason]);
  if (lean === "ifOnly") return head([`${isDeed ? "You could" : "There’s a chance"}, if you ${condition}.`, reason]);
  return head([
    `${isDeed ? "Not yet" : "It doesn’t look like it yet"}: ${goodYear.year} will carry you better.`,
    `That is ${toGanzhiName(goodYear.pillar)}; till then, ${condition}.`,
  ]);
};

const sayChoice = (view: BirthdayView, question: Question, part: Part | null): Head => {
  const years = findBetterYear(view, question);
  if (years) {
    const { better, other } = years;
    const much = toYearGrade(better) > toYearGrade(other) ? "easier" : "a shade easier";
    return head([`${better.year}, ${toGanzhiName(better.pillar)}, is ${much} than ${other.year}.`, toYearReason(view, part, better)]);
  }
  const { options } = question;
  if (!options) return sayPart(view, part);
  const [first] = view.cast.usefulElements;
  const favoured = findFavoured(view, options);
  if (!favoured)
    return head([
      `The chart can’t part these two; choose the nearer ${first}.`,
      `You need ${first}, so of “${options[0]}” and “${options[1]}” take the one that brings you nearer to ${elementLife[first!].company}.`,
    ]);
  const why = { move: "keeping still would chafe", stay: "holding on pays better" }[favoured.by];
  const fact = { move: "There’s movement in the chart", stay: "Nothing in the chart pushes you out" }[favoured.by];
  const then = `${fact}; before anything else, ${conditions[first!]}.`;
  return head([`It leans to “${options[favoured.index]}”: ${why}.`, then], [`It leans to the ${["first", "second"][favoured.index]}: ${why}.`, then]);
};

const sayBeyond = ({ askedBeyond, cast }: BirthdayView): Head => {
  const luck = cast.luckCycles?.findLast(({ startYear }) => startYear <= askedBeyond!);
  const range = `Single years are cast from ${cast.years[0]!.year} to ${cast.years.at(-1)!.year} only.`;
  return luck ? head([`${askedBeyond} falls in ${toGanzhiName(luck.pillar)} luck, under ${tenGodNamesEn[luck.tenGod]}.`, range]) : head(range);
};

const sayWhen = (view: BirthdayView, part: Part | null): Head => {
  const suited = findSuitedYear(view, part ?? "year");
  const isPassed = view.isYearAsked && isSeasonOver(view, view.focus.year);
  const passed = isPassed ? `The best stretch of ${view.focus.year} is behind you. ` : "";
  const months = toMonths(view, suited.year);
  const then = `${passed}That year is ${toGanzhiName(suited.pillar)}, at nominal age ${suited.age}, and ${toYearShort(view, part, suited)}.`;
  return head([`Look to ${suited.year}, best ${months}.`, then], [`Look to ${suited.year}, ${months}.`, then], [`${suited.year}, ${months}.`, then]);
};

/** What no birth chart tells, with what this one tells instead. */
const sayCare = (view: BirthdayView, care: NonNullable<ReturnType<typeof findCare>>): Head => {
  const [first] = view.cast.usefulElements;
  const wanted = seatShort[familyOfGod[view.seatGod]];
  switch (care) {
    case "doctor":
      return head([`Ask a doctor; for habits, ${habits[first!]}.`, "Illness and pregnancy don’t show in a chart; it shows only habits."]);
    case "lawyer":
      return head([`Ask a lawyer; in ${view.focus.year} ${sayGod(view.focus)}.`, "The verdict doesn’t show; all a chart gives is the mood of the time."]);
    case "otherHeart":
      return head([`Another heart is hidden here; yours wants ${wanted}.`, "This chart is yours and speaks for your side."]);
    case "twoCharts":
      return head([`It takes both charts to say; yours wants ${wanted}.`, "From one chart only your own side can be told."]);
  }
};

const sayHow = (view: BirthdayView, question: Question, part: Part | null): Head => {
  const [first] = view.cast.usefulElements;
  if (part === "health" || part === "year" || part === "character" || part === "school" || asksOfState(question)) return sayPart(view, part);
  return head([`${toCapital(conditions[first!])}, then move.`, `${toSelf(view)} needs ${first}, and what blocks you is that ${troubles[toTrouble(view)]}.`]);
};

const sayWhy = (view: BirthdayView, part: Part | null): Head => {
  if (part === "school") return saySchool(view);
  if (part === "money") return head(`Because ${toWealth(view)}.`, `${toCapital(toWealth(view))}.`);
  const { most } = toExtremes(view);
  const trouble = `Because ${troubles[toTrouble(view)]}`;
  return head(`${trouble}: ${most} is at ${view.cast.elements[most]}%.`, `${trouble}.`);
};

const sayWho = (view: BirthdayView, part: Part | null): Head => {
  const [first] = view.cast.usefulElements;
  const { company } = elementLife[first!];
  if (part !== "love") return head(`Look for ${company}: they bring ${first}.`, `Look for ${company}.`);
  return head([`Someone ${seatWants[familyOfGod[view.seatGod]]}.`, `Much like ${company}.`]);
};

/** One sentence that answers the question, with its lean. */
export const toHeadline = (view: BirthdayView, question: Question, part: Part | null): Head => {
  const care = findCare(question);
  if (care) return sayCare(view, care);
  const { cast } = view;
  if (isWorldly(part) && cast.currentYear.age < grownFrom) {
    const { headline } = sayPart({ ...view, isYearAsked: false }, "character");
    return head([`At nominal age ${cast.currentYear.age} that can wait; ${cast.usefulElements[0]} comes first.`, headline]);
  }
  if (view.askedBeyond !== null) return sayBeyond(view);
  switch (question.kind) {
    case "yesNo":
      return sayWhether(view, question, part);
    case "choice":
      return sayChoice(view, question, part);
    case "when":
      return sayWhen(view, part);
    case "how":
      return sayHow(view, question, part);
    case "why":
      return sayWhy(view, part);
    case "who":
      return sayWho(view, part);
    default:
      return sayPart(view, part);
  }
};
