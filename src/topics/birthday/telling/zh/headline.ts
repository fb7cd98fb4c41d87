import { asksToPart } from "../../../kit/hearing/about.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import { familyOfGod } from "../../../kit/pillars/ten-gods.ts";
import { type Head, headsOf } from "../../../kit/telling/head.ts";
import { partings } from "../../../kit/telling/partings.ts";
import type { AnnualYear, Coming } from "../../annual.ts";
import {
  conditions,
  habits,
  rare,
  seatWants,
  spouseShort,
  tradeShort,
  troubles,
  workPlaces,
  yearGrades,
  yearReasons,
  yearShort,
} from "../../data/zh/answers.ts";
import { elementLife } from "../../data/zh/elements.ts";
import { wealthTexts } from "../../data/zh/world.ts";
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
  toPull,
  toTrouble,
  toYearGrade,
} from "../answer.ts";
import { fill } from "../fill.ts";
import { asksOfState } from "../find-part.ts";
import { isSeasonOver } from "../in-season.ts";
import { isWelcome } from "../rules-time.ts";
import { worldRules } from "../rules-world.ts";
import type { BirthdayView, Part } from "../view.ts";
import { elementNames } from "./names.ts";
import { toSelf } from "./say-self.ts";
import { toMonths } from "./to-months.ts";

const head = headsOf("zh");

const isWorldly = (part: Part | null): part is "love" | "work" | "money" => part === "love" || part === "work" || part === "money";

const sayGod = (coming: Coming): string => `${coming.tenGod}${isWelcome(coming) ? "在帮你" : "在添乱"}`;
/** What a year brings to a part, in a few words. */
const toYearShort = (view: BirthdayView, part: Part | null, year: AnnualYear): string =>
  isWorldly(part) ? yearShort[part][findYearReason(view, part, year)]! : sayGod(year);
/** The whole of it; what a year brings beyond love, work and money is told among the years. */
const toYearReason = (view: BirthdayView, part: Part | null, year: AnnualYear): string =>
  isWorldly(part) ? `${yearReasons[part][findYearReason(view, part, year)]!}。` : "";

const sayRarest = (view: BirthdayView): Head => {
  const found = findRarest(view);
  const [first] = view.cast.usefulElements;
  if (!found) return head(`${toSelf(view)}不走极端，先补${elementNames[first!]}：${conditions[first!]}。`);
  const { key, of } = found;
  const percent = key === "climate" ? view.cast.elements[of as "fire"] : view.percent[of as "same"];
  const said = fill(key === "echo" ? rare[key]! : (rare[`${key}.${of}`] ?? rare[of]!), { p: percent });
  const [fact, trait] = said.split("：") as [string, string];
  return head(`${said}。`, [`${trait}。`, `这张盘最少见的一处，是${fact}。`]);
};

/** “财占13%，财重身轻，钱在眼前，搬不动”. */
const toWealth = (view: BirthdayView): string => {
  const { of } = worldRules.find(({ key }) => key === "wealth")!.holds(view)!;
  return `财占${view.percent.iHold}%，${wealthTexts[of!]!.split("：")[0]!}`;
};

const partNames: Partial<Record<Part, string>> = { love: "感情上", work: "做事", money: "钱上", health: "起居" };
/** The year's grade and its reason, joined as they agree or not. */
const sayYear = (view: BirthdayView, part: Part): Head => {
  const { focus } = view;
  const grade = toYearGrade(focus);
  const pull = toPull(findYearReason(view, part, focus));
  const joint = isWorldly(part) ? (pull === "with" && grade < 2 ? "，好在" : pull === "against" && grade >= 2 ? "，只是" : "：") : "，";
  const opening = `${focus.year}年${focus.pillar}，${partNames[part] ?? ""}${yearGrades[grade]}`;
  return head([`${opening}${joint}${toYearShort(view, part, focus)}。`, toYearReason(view, part, focus)]);
};

const sayLove = ({ seatGod, spouseStar }: BirthdayView): Head => {
  const wanted = `你要的是${seatWants[familyOfGod[seatGod]]}人`;
  if (!spouseStar) return head(`感情里${wanted}。`);
  const star = spouseShort[spouseStar.place];
  return head(`${wanted}，${star}。`, [`${star}。`, `${wanted}。`]);
};

const saySchool = ({ cast }: BirthdayView): Head => {
  const [variant] = cast.variants;
  if (variant) {
    const { year, month, day, hour } = variant.pillars;
    return head([`别处可能排成${[year, month, day, ...(hour ? [hour] : [])].join("、")}。`, "差在钟点，或换日、换月的规矩。"]);
  }
  return cast.longitude === null || !cast.hasTime
    ? head(["少了钟点或出生地，真太阳时没法比。", "单看换日和节气，别处应当也是这几柱。"])
    : head(["离各家分歧都远，怎么排都是这四柱。", "换日、换月、真太阳时，哪条边界你都不挨着。"]);
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
      return head(`找${workPlaces[view.familyOf(first!)]}，做${tradeShort[first!]}。`);
    case "money":
      return head(`${toWealth(view)}。`);
    case "health":
      return head(`起居上先顾${elementNames[first!]}：${habits[first!]}。`);
    case "year":
      return cast.currentLuck
        ? head(`眼下走${cast.currentLuck.pillar}大运，${sayGod(cast.currentLuck)}，${focus.year}年${yearGrades[toYearGrade(focus)]}。`)
        : sayYear(view, "year");
    case "school":
      return saySchool(view);
    case "character":
      return head(`${view.month}月的${toSelf(view)}先要${elementNames[first!]}，坎在${troubles[toTrouble(view)]}。`);
    default:
      return sayRarest(view);
  }
};

const sayWhether = (view: BirthdayView, question: Question, part: Part | null): Head => {
  const { focus, goodYear, cast } = view;
  const condition = conditions[cast.usefulElements[0]!];
  const year = `${focus.year}年${focus.pillar}`;
  const short = toYearShort(view, part, focus);
  const reason = toYearReason(view, part, focus);
  const isDeed = question.polarity === "should";
  const lean = toLean(view);
  // A reason against follows a good year as a reserve.
  const isAgainst = isWorldly(part) ? toPull(findYearReason(view, part, focus)) === "against" : !isWelcome(focus);
  const carried = isAgainst ? `${year}在帮你，只是${short}` : isWorldly(part) ? `${year}在帮你，${short}` : `${year}，${short}`;
  if (question.isDreaded) {
    if (lean === "yes") return head([`看着不会，${carried}。`, reason], [`看着不会，${year}在帮你。`, reason]);
    return head([`${lean === "ifOnly" ? "不大会" : "要防着，还没定"}：${year}，${condition}。`, reason]);
  }
  if (asksToPart(question)) {
    const verdict = partings.zh[lean === "ifOnly" ? "onlyIf" : lean];
    return head([`${verdict}：${year}，${short}。`, reason], [`${verdict}：${focus.year}年${short}。`, reason]);
  }
  if (lean === "yes") return head([`${isDeed ? "可以" : "看着成"}，${carried}。`, reason]);
  if (lean === "ifOnly") return head([`${year}${isDeed ? "可以一试" : "有机会"}，条件是${condition}。`, reason]);
  return head([`${isDeed ? "先不急" : "眼下不像"}，${goodYear.year}年${goodYear.pillar}更顺：${condition}。`, reason]);
};

const sayChoice = (view: BirthdayView, question: Question, part: Part | null): Head => {
  const years = findBetterYear(view, question);
  if (years) {
    const { better, other } = years;
    const much = toYearGrade(better) > toYearGrade(other) ? "顺手" : "略顺一点";
    return head([`偏向${better.year}年${better.pillar}，比${other.year}年${much}。`, toYearReason(view, part, better)]);
  }
  const { options } = question;
  if (!options) return sayPart(view, part);
  const favoured = findFavoured(view, options);
  const [first] = view.cast.usefulElements;
  if (!favoured) {
    const rule = `你要的是${elementNames[first!]}：哪一样离${elementLife[first!].company}更近，就选哪一样。`;
    return head(
      [`“${options[0]}”“${options[1]}”盘里分不出，选近${elementNames[first!]}的。`, rule],
      [`这两样盘里分不出，选离${elementNames[first!]}更近的那样。`, rule],
    );
  }
  const why = { move: "盘里带着动，守着反而闷", stay: "没有字推你走，守住更划算" }[favoured.by];
  const then = `前提只有一个：${conditions[first!]}。`;
  return head([`偏向${options[favoured.index]}：${why}。`, then], [`偏向${["前", "后"][favoured.index]}一样：${why}。`, then]);
};

const sayBeyond = ({ askedBeyond, cast }: BirthdayView): Head => {
  const luck = cast.luckCycles?.findLast(({ startYear }) => startYear <= askedBeyond!);
  const range = `逐年只排${cast.years[0]!.year}到${cast.years.at(-1)!.year}年`;
  return luck ? head([`${askedBeyond}年落在${luck.pillar}大运，那十年${luck.tenGod}当家。`, `${range}。`]) : head(`${range}，${askedBeyond}年不在里头。`);
};

const sayWhen = (view: BirthdayView, part: Part | null): Head => {
  const suited = findSuitedYear(view, part ?? "year");
  const isPassed = view.isYearAsked && isSeasonOver(view, view.focus.year);
  const passed = isPassed ? `${view.focus.year}年合用的那一段已经过了。` : "";
  return head([
    `看${suited.year}年${suited.pillar}，${toMonths(view, suited.year)}最合用。`,
    `${passed}那年你虚岁${suited.age}，${toYearShort(view, part, suited)}。`,
  ]);
};

/** What no birth chart tells, with what this one tells instead. */
const sayCare = (view: BirthdayView, care: NonNullable<ReturnType<typeof findCare>>): Head => {
  const [first] = view.cast.usefulElements;
  const wanted = `你要的是${seatWants[familyOfGod[view.seatGod]]}人`;
  switch (care) {
    case "doctor":
      return head([`先问大夫；起居上先顾${elementNames[first!]}，${habits[first!]}。`, "身体和生育的事盘里看不出，看得出的只有作息。"]);
    case "lawyer":
      return head([`官司的输赢问律师；${view.focus.year}年${sayGod(view.focus)}。`, "盘里看得出的，只是这段时间的心气。"]);
    case "otherHeart":
      return head([`对方的心看不见；${wanted}。`, "这张盘是你的，说的只是你这一头。"]);
    case "twoCharts":
      return head([`合不合要看两张盘；${wanted}。`, "眼下只有你这一张，说的是你这一头。"]);
  }
};

const sayHow = (view: BirthdayView, question: Question, part: Part | null): Head => {
  const [first] = view.cast.usefulElements;
  if (part === "health" || part === "year" || part === "character" || part === "school" || asksOfState(question)) return sayPart(view, part);
  return head([`${conditions[first!]}，再动别的。`, `${toSelf(view)}要的是${elementNames[first!]}，卡住你的是${troubles[toTrouble(view)]}。`]);
};

const sayWhy = (view: BirthdayView, part: Part | null): Head => {
  if (part === "school") return saySchool(view);
  if (part === "money") return head(`因为${toWealth(view)}。`);
  const { most } = toExtremes(view);
  return head(`因为${troubles[toTrouble(view)]}：${elementNames[most]}占${view.cast.elements[most]}%。`);
};

const sayWho = (view: BirthdayView, part: Part | null): Head => {
  const [first] = view.cast.usefulElements;
  const { company } = elementLife[first!];
  if (part !== "love") return head(`找${company}，补你要的${elementNames[first!]}。`);
  return head([`${seatWants[familyOfGod[view.seatGod]]}那种人。`, `近似${company}。`]);
};

/** One sentence that answers the question, with its lean. */
export const toHeadline = (view: BirthdayView, question: Question, part: Part | null): Head => {
  const care = findCare(question);
  if (care) return sayCare(view, care);
  if (isWorldly(part) && view.cast.currentYear.age < grownFrom) {
    const { headline } = sayPart({ ...view, isYearAsked: false }, "character");
    return head([`虚岁才${view.cast.currentYear.age}，这些先不说，先养${toSelf(view)}的性子。`, headline]);
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
