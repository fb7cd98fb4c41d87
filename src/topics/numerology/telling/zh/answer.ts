import { asksToPart, isOfAll, isOfAnothersHeart, isOfFit, isOfQuarrel, isOfSelf, isOfStudy, isOfTiredness } from "../../../kit/hearing/about.ts";
import { findBeyond } from "../../../kit/hearing/beyond.ts";
import { findChosen } from "../../../kit/hearing/choice.ts";
import type { Polarity } from "../../../kit/hearing/polarity.ts";
import type { Question, Theme } from "../../../kit/hearing/question.ts";
import { isSuspicion } from "../../../kit/hearing/suspicion.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import { partings } from "../../../kit/telling/partings.ts";
import type { NumerologyCast } from "../../cast-types.ts";
import type { CoreNumber } from "../../data/numbers.ts";
import { firstSteps, paces, quarrels, reasons, studies, trips, yearReasons, yearUses } from "../../data/zh/answers.ts";
import { helpers } from "../../data/zh/closing.ts";
import { lessonTexts } from "../../data/zh/days.ts";
import { heads, secondTexts } from "../../data/zh/fields.ts";
import { wantTexts } from "../../data/zh/pairs.ts";
import { nextTexts, pinnacleTexts, yearWords } from "../../data/zh/times.ts";
import { findCore } from "../../find-repeat.ts";
import {
  asksOfLack,
  asksOfPath,
  asksOfPinnacle,
  asksOfSchool,
  asksOfThisYear,
  asksOfTrip,
  asksToMakeUp,
  asksWhatSuits,
  asksWhatToMind,
  findPart,
  isTheme,
  type Part,
} from "../parts.ts";
import { findOpenMonth, findRarestLesson, type Lean, type NumerologyView, toCounter, toLean, toPair, toPathSum } from "../view.ts";
import { coreNames, themeNames, toDateText, toFullNameText, toOrdinal } from "./names.ts";

const toYearText = ({ year }: NumerologyView): string => `${year.year}年是流年${year.number}`;
const toReason = (view: NumerologyView, theme: Theme): string => `${toYearText(view)}，${yearReasons[theme][view.year.number]}`;

const verdicts: Record<Polarity, Record<Lean, string>> = {
  should: { yes: "可以", onlyIf: "可以，有个条件", notYet: "先缓一缓" },
  will: { yes: "看着会", onlyIf: "有机会，有个条件", notYet: "眼下还看不到" },
  can: { yes: "能", onlyIf: "能，有个条件", notYet: "眼下还差一步" },
  has: { yes: "有", onlyIf: "有，不多", notYet: "眼下还没有" },
  is: { yes: "多半是", onlyIf: "说得上是，有个条件", notYet: "照现在看还不是" },
};
const turned: Record<Lean, string> = { yes: "看着不会", onlyIf: "不大会，有个条件", notYet: "要防着" };
/** Whether two suit each other is no leave to act. */
const fits: Record<Lean, string> = { yes: "合得来", onlyIf: "合得来，有个条件", notYet: "还差一点" };

const sayYesNo = (view: NumerologyView, question: Question, theme: Theme): string => {
  const lean = toLean(view, theme);
  const verdict = (asksToPart(question) ? partings.zh : question.isDreaded ? turned : isOfFit(question) ? fits : verdicts[question.polarity])[lean];
  return lean === "onlyIf" ? `${verdict}：${firstSteps[theme][view.year.number]}；${toReason(view, theme)}` : `${verdict}：${toReason(view, theme)}`;
};

const sayWhen = (view: NumerologyView, theme: Theme): string => {
  const { year, month, yearNumber, monthNumber } = findOpenMonth(view, theme);
  return `${themeNames[theme] === "心里" ? "心里松下来" : `${themeNames[theme]}的事`}看${year}年${month}月起，那是流年${yearNumber}里的流月${monthNumber}，${yearReasons[theme][yearNumber]}`;
};

/** Numbers that go, in a year; the others stay. */
const going: readonly number[] = [1, 3, 5, 8];
const sayChoice = (view: NumerologyView, question: Question): string => {
  const { number } = view.year;
  const found = findChosen(question, going.includes(number) ? 1 : -1);
  const how = going.includes(number) ? "动比守顺手" : "守比动顺手";
  return found ? `选“${found.chosen}”：${toYearText(view)}，${how}，${yearWords[number]}` : `两头都行，挑能让你${wantTexts[view.lifePath.digit]}的那一头`;
};

const sayYearOf = (view: NumerologyView, theme: Theme): string => {
  const word = { yes: "走得动", onlyIf: "有得做，要挑着做", notYet: "先守" }[toLean(view, theme)];
  return `${view.year.year}年${themeNames[theme]}${theme === "money" ? "上" : ""}${word}：这年是流年${view.year.number}，${yearReasons[theme][view.year.number]}`;
};

const sayTimes = (view: NumerologyView, question: Question): string => {
  const { year, number, next, pinnacle, place } = view.year;
  if (asksOfPinnacle(question))
    return next
      ? `${next.startYear}年换高峰数，从${pinnacle.number}到${next.number}，${nextTexts[next.number as CoreNumber]}`
      : `你已经在最后一段高峰，${pinnacle.startYear}年起都是${pinnacle.number}，${pinnacleTexts[pinnacle.number as CoreNumber]}`;
  const turn =
    next && next.number !== pinnacle.number
      ? `；更大的天气${next.startYear}年才换，从${pinnacle.number}换成${next.number}`
      : `；更大的天气是第${toOrdinal(place)}段高峰，还是${pinnacle.number}`;
  return view.isYearAsked ? `${year}年${yearUses[number]}：这是你的流年${number}${turn}` : `${paces[number]}：${year}年是你的流年${number}${turn}`;
};

const whole = (view: NumerologyView): string => {
  const { lifePath, repeat } = view;
  if (repeat)
    return `你的数里最要紧的是${repeat.digit}，${repeat.cores.map((core) => coreNames[core]).join("、")}都落在它上头，凡事先求${wantTexts[repeat.digit]}`;
  const counter = toCounter(view);
  const second = counter.core === "soulUrge" ? "名字里的心愿数" : "生日数";
  return toPair(lifePath, counter.view) === null
    ? `你是生命数${lifePath.number}，${heads.inner[lifePath.digit]}；${second}也化到${counter.view.digit}，一条道走得深，少个拦的`
    : `你是生命数${lifePath.number}，${heads.inner[lifePath.digit]}；${second}却是${counter.view.number}，总想着${wantTexts[counter.view.digit]}`;
};

const sayPath = (view: NumerologyView, question: Question): string => {
  const { number, digit } = view.lifePath;
  if (asksOfTrip(question)) return `${number}最容易绊在${trips[digit]}`;
  return asksOfPath(question) ? `你的生命数是${number}，算式是${toPathSum(view).replaceAll(" ", "")}；你${heads.inner[digit]}` : whole(view);
};

const sayName = (view: NumerologyView, question: Question): string => {
  const { expression, soulUrge } = view;
  if (!expression) return "名字还没给，把拼音或英文全名告诉我，能多看三个数；眼下只有生日里的几个";
  const { karmicLessons, hiddenPassions, letterCounts } = view.cast;
  const lesson = findRarestLesson(view);
  if (lesson === null) return `名字里一个数也不缺，1到9都齐；最重的是${hiddenPassions.join("、")}，占了${Math.max(...letterCounts)}个字母`;
  if (asksToMakeUp(question)) return `缺${lesson}从小处补：${lessonTexts[lesson]}`;
  return asksOfLack(question)
    ? `缺${karmicLessons.join("、")}${karmicLessons.length > 1 ? `，其中缺${lesson}的人最少` : "，别的都齐"}`
    : `名字给你的本事是${expression.number}${soulUrge ? `，心里要的是${soulUrge.number}` : ""}；缺的是${karmicLessons.join("、")}`;
};

const saySchool = ({ cast }: NumerologyView, question: Question): string => {
  const { lifePath, lifePathVariants, chaldean, pythagorean } = cast;
  const { allDigits, addTotals } = lifePathVariants;
  const isOne = allDigits === lifePath && addTotals === lifePath;
  const date = isOne ? `生命数三种算法都是${lifePath}` : `生命数这里是${lifePath}，一次加完是${allDigits}，整数相加是${addTotals}`;
  if (!chaldean || !pythagorean || !asksOfSchool(question)) return `${isOne ? "不会变" : "会变"}：${date}`;
  const isSame = chaldean.root === pythagorean.expression;
  return `${isSame ? "名字化到底是同一个数" : "名字会不一样"}：毕达哥拉斯是${pythagorean.expression}，迦勒底是${chaldean.compound}化到${chaldean.root}；${date}`;
};

/** What is asked in a field without being about the field: a quarrel, an exam, another’s mind, tiredness. */
const sayMatter = (view: NumerologyView, question: Question, theme: Theme): string | null => {
  const { kind } = question;
  const { number, digit } = view.lifePath;
  if (isOfQuarrel(question))
    return kind === "why"
      ? `因为${quarrels.why[digit]}，这是${number}的老毛病；下回${quarrels.peace[digit]}`
      : `${quarrels.peace[digit]}；${number}的毛病是，${quarrels.why[digit]}`;
  if (isOfStudy(question))
    return kind === "yesNo"
      ? `考卷不归数字判，能说的是${number}怎么考得上：你学东西${studies[digit]}`
      : `你学东西${studies[digit]}，这是${number}的路数；${toReason(view, "inner")}`;
  if (theme === "love" && isOfAnothersHeart(question))
    return `那头的事要对方说，你的数加不出来；你这头，${toReason(view, "love")}，${firstSteps.love[view.year.number]}`;
  if (isOfTiredness(question) && kind !== "how") return `累是因为${reasons.inner[digit]}，${number}常这样；${toReason(view, "inner")}`;
  return null;
};

const sayTheme = (view: NumerologyView, question: Question, theme: Theme): string => {
  const { kind, options } = question;
  const { lifePath, year, soulUrge, birthday } = view;
  if (options) return sayChoice(view, question);
  if (kind === "when") return sayWhen(view, theme);
  if (isSuspicion(question)) return `别人瞒没瞒你，数字加不出来，直接问；加得出的是你这头：${heads.love[lifePath.digit]}`;
  const matter = sayMatter(view, question, theme);
  if (matter) return matter;
  if (kind === "why") return `因为${reasons[theme][lifePath.digit]}，这是生命数${lifePath.number}的老毛病；${toReason(view, theme)}`;
  if (kind === "how" && !asksWhatSuits(question)) return `从这一步起：${firstSteps[theme][year.number]}；${toReason(view, theme)}`;
  if (view.isYearAsked || asksOfThisYear(question)) return kind === "yesNo" ? sayYesNo(view, question, theme) : sayYearOf(view, theme);
  if (kind === "yesNo") return sayYesNo(view, question, theme);
  if (kind === "who")
    return `去找${helpers[findRarestLesson(view) ?? year.number]}：${findRarestLesson(view) ? "你名字里正缺这个数" : `流年${year.number}正用得上`}`;
  if (theme === "love" && asksWhatToMind(question)) {
    const core = soulUrge ?? birthday;
    return `要记得你的${coreNames[core.core]}${core.number}，${secondTexts.love[core.digit]}`;
  }
  return `${theme === "inner" ? "你" : ""}${heads[theme][lifePath.digit]}；${toReason(view, theme)}`;
};

const byPart = (view: NumerologyView, question: Question, part: Part | null): string => {
  const { kind, options, text } = question;
  const beyond = findBeyond(question);
  if (beyond === "body") return `病和药加不出来，先听大夫的；这些数说得了的只有脾气：你${heads.inner[view.lifePath.digit]}`;
  if (beyond === "court") return `输赢加不出来，材料先给律师看；这些数说得了的只有你的脾气：你${heads.inner[view.lifePath.digit]}`;
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

export const toHeadline = (view: NumerologyView, question: Question): string => `${byPart(view, question, findPart(question))}。`;

const themeCores = { work: "expression", love: "soulUrge", money: "birthday", inner: "lifePath" } as const;

/** What a core speaks for, where a field looks at it first. */
const speaksFor = { soulUrge: "心里求的", birthday: "起步的脾气" } as const;

/** What the answer stands on: the date’s sum, the name’s, the year’s place among nine, and the number in question. */
export const toLead = (view: NumerologyView, question: Question): Claim => {
  const { cast, lifePath, birthday, year, expression } = view;
  const part = findPart(question);
  const core = isTheme(part) ? (findCore(cast, themeCores[part]) ? themeCores[part] : "birthday") : null;
  const date = `${toDateText(cast.date)}加到底是${lifePath.number}（${toPathSum(view).replaceAll(" ", "")}），这是生命数，看一辈子的路怎么走`;
  const name = expression
    ? `${toFullNameText(view)}合到${expression.number}，是表达数，看会做什么`
    : `没有名字，就单看生日${birthday.number !== view.day ? `，${view.day}号化到${birthday.number}` : ""}`;
  const first = year.year - year.number + 1;
  const round =
    expression || first <= view.birthYear
      ? `${year.year}年走到九年里的第${year.number}年`
      : `你${first - view.birthYear}岁起的这轮九年，${year.year}年走到第${year.number}年`;
  const asked =
    core === "soulUrge" || core === "birthday" ? `；问${themeNames[part as Theme]}，再看${coreNames[core]}${findCore(cast, core)}，${speaksFor[core]}` : "";
  return {
    text: `${date}。${name}；${round}，叫流年${year.number}${asked}。`,
    facts: ["core.lifePath", ...(expression ? ["core.expression"] : []), "personalYear", ...(core ? [`core.${core}`] : [])].filter(
      (id, at, all) => all.indexOf(id) === at,
    ),
  };
};

/** What is said under the headline of a follow-up, another side each time. */
const details: readonly ((view: NumerologyView) => string)[] = [
  ({ year }) => `你这一轮九年从${year.year - year.number + 1}年走到${year.year - year.number + 9}年，${year.year}年是第${year.number}格。`,
  ({ year, pinnacleDigit }) =>
    `流年后头还有第${toOrdinal(year.place)}段高峰，${year.pinnacle.endYear === null ? `${year.pinnacle.startYear}年起` : `管到${year.pinnacle.endYear + 1}年`}，数是${year.pinnacle.number}，想着${wantTexts[pinnacleDigit]}，挑战数${year.challenge.number}在旁边添难。`,
  (view) => {
    const { core, view: counter } = toCounter(view);
    return `底下垫着${coreNames[core]}${counter.number}，想的是${wantTexts[counter.digit]}。`;
  },
];
const tails: readonly ((view: NumerologyView) => string)[] = [
  () => "",
  ({ pinnacleDigit, year }) => `；放长看，这几年归${year.pinnacle.number}管，${yearWords[pinnacleDigit]}`,
  ({ lifePath }) => `；论底子，你的${lifePath.number}${yearWords[lifePath.digit]}`,
];

export const toAnswer = (view: NumerologyView, asked: Question, part: Part, turn: number): Claim & { headline: string } => {
  const side = turn % details.length;
  return {
    headline: `${byPart(view, asked, part)}${tails[side]!(view)}。`,
    text: details[side]!(view),
    facts: ["core.lifePath", "personalYear", `pinnacle.${view.year.place}`, `core.${toCounter(view).core}`],
  };
};

const pool: readonly (readonly [Part, (view: NumerologyView) => string])[] = [
  ["work", ({ lifePath }) => `生命数${lifePath.number}适合什么工作？`],
  ["love", ({ soulUrge, birthday }) => (soulUrge ? `心愿数${soulUrge.number}，感情上要注意什么？` : `生日数${birthday.number}，感情上要注意什么？`)],
  ["times", ({ cast }) => `${cast.present.year + 1}年是流年几，该做什么？`],
  ["money", ({ year }) => `流年${year.number}，钱该怎么放？`],
  [
    "name",
    (view) =>
      view.expression ? (findRarestLesson(view) ? `名字里缺${findRarestLesson(view)}怎么补？` : "名字里九个数都齐，哪个最重？") : "加上名字能多看出什么？",
  ],
  ["inner", ({ cast }) => `主挑战数${cast.challenges[2]!.number}，心里烦的时候怎么办？`],
  ["times", ({ year }) => (year.next ? `${year.next.startYear}年换高峰数，要准备什么？` : `最后一段高峰数${year.pinnacle.number}怎么过？`)],
  ["school", () => "换一种算法，生命数会不一样吗？"],
  ["path", ({ lifePath }) => `${lifePath.number}这样的性格，最容易绊在哪里？`],
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
  return `生命数${cast.lifePath}${expression === null ? "" : ` · 表达数${expression}`} · 流年${cast.personalYear}`;
};
