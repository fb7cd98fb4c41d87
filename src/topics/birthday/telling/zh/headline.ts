import { familyOfGod } from "../../../kit/pillars/ten-gods.ts";
import type { Question } from "../../../kit/question/question.ts";
import type { AnnualYear } from "../../annual.ts";
import { cares, conditions, gifts, rare, seatWants, spouseShort, troubles, yearGrades, yearReasons } from "../../data/zh/answers.ts";
import { annualGods, luckGods } from "../../data/zh/coming.ts";
import { elementLife, tooLittle, workShort } from "../../data/zh/elements.ts";
import { wealthTexts } from "../../data/zh/world.ts";
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
import { elementNames } from "./names.ts";
import { toSelf } from "./say-self.ts";
import { toMonths } from "./to-months.ts";

/** Without its full stop. */
const bare = (text: string): string => text.replace(/。$/, "");

const toYearReason = (view: BirthdayView, part: Part, year: AnnualYear): string => {
  if (part === "love" || part === "work" || part === "money") return yearReasons[part][findYearReason(view, part, year)]!;
  return bare(annualGods[`${year.tenGod}.${isWelcome(year)}`]!);
};

const sayRarest = (view: BirthdayView): string => {
  const found = findRarest(view);
  if (!found)
    return `${toSelf(view)}生在${view.month}月，力气${view.cast.strength.score}分，没有一处走极端：先补${elementNames[view.cast.usefulElements[0]!]}，${conditions[view.cast.usefulElements[0]!]}`;
  const { key, of } = found;
  const percent = key === "climate" ? view.cast.elements[of as "fire"] : view.percent[of as "same"];
  return `这张盘最少见的一处，是${fill(rare[key === "echo" ? "echo" : (rare[`${key}.${of}`] ?? "") === "" ? of : `${key}.${of}`]!, { p: percent })}`;
};

const toWealth = (view: BirthdayView): string => {
  const { of } = worldRules.find(({ key }) => key === "wealth")!.holds(view)!;
  return bare(wealthTexts[of!]!);
};

const partNames: Partial<Record<Part, string>> = { love: "感情上", work: "做事", money: "钱上", health: "起居" };
/** The year's grade and its reason, joined as they agree or not. */
const sayYear = (view: BirthdayView, part: Part): string => {
  const { focus } = view;
  const grade = toYearGrade(focus);
  const pull = toPull(findYearReason(view, part, focus));
  const joint = pull === "with" && grade < 2 ? "，好在" : pull === "against" && grade >= 2 ? "，只是" : "：";
  return `${focus.year}年${focus.pillar}，${partNames[part] ?? ""}${yearGrades[grade]}${joint}${toYearReason(view, part, focus)}`;
};

/** What the chart says of one part in one clause. */
export const sayPart = (view: BirthdayView, part: Part | null): string => {
  const { cast, focus, seatGod, spouseStar } = view;
  const [first] = cast.usefulElements;
  if (view.isYearAsked && part !== "character" && part !== "school") return sayYear(view, part ?? "year");
  switch (part) {
    case "love":
      return `感情里你要的是${seatWants[familyOfGod[seatGod]]}人${spouseStar ? `，${spouseShort[spouseStar.place]}` : ""}`;
    case "work":
      return `适合${elementLife[first!].work}这一路，${workShort[view.familyOf(first!)]}，出手先用的是${cast.tenGods.month}那一套（${gifts[cast.tenGods.month]}）`;
    case "money":
      return `你跟钱的关系是这样：财占${view.percent.iHold}%，${toWealth(view)}`;
    case "health":
      return `起居上先顾${elementNames[first!]}这一味，${bare(tooLittle[first!]).replace(/^缺的是/, "要的是")}`;
    case "year":
      return cast.currentLuck
        ? `眼下走${cast.currentLuck.pillar}大运，${bare(luckGods[`${cast.currentLuck.tenGod}.${isWelcome(cast.currentLuck)}`]!)}，其中${focus.year}年${yearGrades[toYearGrade(focus)]}`
        : sayYear(view, "year");
    case "school":
      return cast.variants.length > 0
        ? `别处可能排成${cast.variants[0]!.pillars.year}、${cast.variants[0]!.pillars.month}、${cast.variants[0]!.pillars.day}${cast.variants[0]!.pillars.hour ? `、${cast.variants[0]!.pillars.hour}` : ""}，差在钟点或换日、换月的规矩`
        : cast.longitude === null || !cast.hasTime
          ? "钟点或出生地不全，真太阳时没法比；就换日和节气看，别处应当也是这几柱"
          : "这个生辰离各家分歧的边界都远，换日、换月、真太阳时怎么算都是这四柱";
    case "character":
      return `${toSelf(view)}生在${view.month}月，用神先取${elementNames[first!]}${cast.usefulElements[1] ? `，再取${elementNames[cast.usefulElements[1]]}` : ""}，${troubles[toTrouble(view)]}，是你最常碰上的坎`;
    default:
      return sayRarest(view);
  }
};

/** A reason against follows a good year as a reserve. */
const toJoint = (view: BirthdayView, part: Part | null, year: AnnualYear): string =>
  toPull(findYearReason(view, part ?? "year", year)) === "against" ? "，只是" : "：";

const sayWhether = (view: BirthdayView, question: Question, part: Part | null): string => {
  const { focus, goodYear, cast } = view;
  const [first] = cast.usefulElements;
  const reason = toYearReason(view, part ?? "year", focus);
  const isDeed = polarityOf(question) === "should";
  const lean = toLean(view);
  if (lean === "yes") return `${isDeed ? "可以" : "看着成"}，${focus.year}年${focus.pillar}在帮你${toJoint(view, part, focus)}${reason}`;
  if (lean === "ifOnly") return `${isDeed ? "可以一试" : "有机会"}，条件是${conditions[first!]}：${focus.year}年${reason}`;
  return `${isDeed ? "先不急" : "眼下不像"}，${focus.year}年${focus.pillar}不托你，${goodYear.year}年${goodYear.pillar}更顺：${conditions[first!]}`;
};

const sayChoice = (view: BirthdayView, question: Question, part: Part | null): string => {
  const years = findBetterYear(view, question);
  if (years) {
    const { better, other } = years;
    const clause = toYearReason(view, part ?? "year", better);
    return `偏向${better.year}年${better.pillar}，比${other.year}年${other.pillar}${toYearGrade(better) > toYearGrade(other) ? "顺手" : "略顺一点"}${toJoint(view, part, better)}${clause}`;
  }
  const { options } = question;
  if (!options) return sayPart(view, part);
  const favoured = findFavoured(view, options);
  const [first] = view.cast.usefulElements;
  if (!favoured) return `盘里认不出“${options[0]}”和“${options[1]}”，只认得你要${elementNames[first!]}：哪一样离${elementLife[first!].company}更近，就选哪一样`;
  const chosen = options[favoured.index];
  const why = { move: "盘里带着动，守着反而闷", stay: "盘里没有字在推你走，守住更划算" }[favoured.by];
  return `偏向${chosen}：${why}，${conditions[first!]}`;
};

const sayBeyond = ({ askedBeyond, cast }: BirthdayView): string => {
  const luck = cast.luckCycles?.findLast(({ startYear }) => startYear <= askedBeyond!);
  const range = `逐年只排${cast.years[0]!.year}到${cast.years.at(-1)!.year}年`;
  return luck ? `${range}；${askedBeyond}年落在${luck.pillar}大运里，那十年${luck.tenGod}当家` : `${range}，${askedBeyond}年不在里头`;
};

/** 我适合做什么 asks what is so, not what to do. */
const asksState = /适合|什么样|是什么|怎么样/;

/** A season of the year asked about that is over when the question is put. */
const sayPassed = (view: BirthdayView): string => (view.isYearAsked && isSeasonOver(view, view.focus.year) ? `${view.focus.year}年合用的那一段已经过了，` : "");

/** One sentence that answers the question, with its lean. */
export const toHeadline = (view: BirthdayView, question: Question, part: Part | null): string => {
  const care = findCare(question);
  if (care) {
    const tail =
      care === "doctor"
        ? sayPart({ ...view, isYearAsked: false }, "health")
        : care === "lawyer"
          ? toYearReason(view, "year", view.focus)
          : sayPart({ ...view, isYearAsked: false }, "love");
    return fill(cares[care], { tail });
  }
  if ((part === "love" || part === "money" || part === "work") && view.cast.currentYear.age < grownFrom)
    return `虚岁才${view.cast.currentYear.age}，这上头的事盘里先不说，先说养什么性子：${sayPart({ ...view, isYearAsked: false }, "character")}。`;
  if (view.askedBeyond !== null) return `${sayBeyond(view)}。`;
  const { cast } = view;
  const [first] = cast.usefulElements;
  const suited = findSuitedYear(view, part ?? "year");
  switch (question.kind) {
    case "yesNo":
      return `${sayWhether(view, question, part)}。`;
    case "choice":
      return `${sayChoice(view, question, part)}。`;
    case "when":
      return `${sayPassed(view)}看${suited.year}年${suited.pillar}（虚岁${suited.age}），${toMonths(view, suited.year)}那一段最合用：${toYearReason(view, part ?? "year", suited)}。`;
    case "how":
      if (part === "health" || part === "year" || part === "character" || part === "school" || asksState.test(question.text)) return `${sayPart(view, part)}。`;
      return `${conditions[first!]}，再动别的：${toSelf(view)}要的是${elementNames[first!]}，卡住你的是${troubles[toTrouble(view)]}。`;
    case "why": {
      if (part === "school") return `${sayPart(view, part)}。`;
      if (part === "money") return `因为财占${view.percent.iHold}%，${toWealth(view)}。`;
      const { most } = toExtremes(view);
      return `因为${troubles[toTrouble(view)]}：五行里${elementNames[most]}最重，占${cast.elements[most]}%。`;
    }
    case "who":
      return part === "love"
        ? `${seatWants[familyOfGod[view.seatGod]]}那种人，近似${elementLife[first!].company}。`
        : `找${elementLife[first!].company}，你的用神是${elementNames[first!]}，这样的人补得上。`;
    default:
      return `${sayPart(view, part)}。`;
  }
};
