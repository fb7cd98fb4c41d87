import { findBeyond } from "../../../kit/asking/beyond.ts";
import { findChosen } from "../../../kit/asking/choice.ts";
import { isSuspicion } from "../../../kit/asking/suspicion.ts";
import { toPolarity } from "../../../kit/question/polarity.ts";
import type { Question, Theme } from "../../../kit/question/question.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import type { NumerologyCast } from "../../cast-types.ts";
import { reasons } from "../../data/zh/answers.ts";
import { doings, helpers } from "../../data/zh/closing.ts";
import { heads } from "../../data/zh/fields.ts";
import { wantTexts } from "../../data/zh/pairs.ts";
import { yearFieldTexts, yearWords } from "../../data/zh/times.ts";
import { findCore } from "../../find-repeat.ts";
import { findPart, isTheme, type Part } from "../parts.ts";
import { findOpenMonth, findRarestLesson, type Lean, type NumerologyView, toCounter, toLean, toPair } from "../view.ts";
import { coreNames, themeNames, toNameText, toOrdinal, toSpanText } from "./names.ts";
import { toLetters } from "./say.ts";

const toYearText = ({ year }: NumerologyView): string => `${year.year}年是流年${year.number}`;
const toReason = (view: NumerologyView): string => `${toYearText(view)}，${yearWords[view.year.number]}`;

const verdicts: Record<ReturnType<typeof toPolarity>, Record<Lean, string>> = {
  should: { yes: "可以", onlyIf: "可以，有个条件", notYet: "先缓一缓" },
  will: { yes: "看着会", onlyIf: "有机会，有个条件", notYet: "眼下还看不到" },
  can: { yes: "能", onlyIf: "能，有个条件", notYet: "眼下还差一步" },
  has: { yes: "有", onlyIf: "有，不多", notYet: "眼下还没有" },
  is: { yes: "多半是", onlyIf: "说得上是，有个条件", notYet: "照现在看还不是" },
};
/** Questions whose yes nobody wants. */
const unwelcome = /裁员|被裁|失业|失败|分手|离婚|亏|出事|被骗|挂科|落榜|破产/;
const turned: Record<Lean, string> = { yes: "看着不会", onlyIf: "不大会，有个条件", notYet: "要防着" };
/** Whether two suit each other is no leave to act. */
const fit = /合适|般配|合得来|配不配|合不合/;
const fits: Record<Lean, string> = { yes: "合得来", onlyIf: "合得来，有个条件", notYet: "还差一点" };

const sayYesNo = (view: NumerologyView, { text }: Question, theme: Theme): string => {
  const lean = toLean(view, theme);
  const verdict = (unwelcome.test(text) ? turned : fit.test(text) ? fits : verdicts[toPolarity(text, "zh")])[lean];
  return lean === "onlyIf" ? `${verdict}，先${doings[theme][view.year.number]}；${toReason(view)}` : `${verdict}：${toReason(view)}`;
};

const sayWhen = (view: NumerologyView, theme: Theme): string => {
  const { year, month, yearNumber, monthNumber } = findOpenMonth(view, theme);
  return `${themeNames[theme] === "心里" ? "心里松下来" : `${themeNames[theme]}的事`}看${year}年${month}月起，那是流年${yearNumber}里的流月${monthNumber}，${yearFieldTexts[theme][yearNumber]}`;
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
  return `${view.year.year}年${themeNames[theme]}${word}：流年${view.year.number}，${yearWords[view.year.number]}，高峰数${view.year.pinnacle.number}`;
};

const sayTimes = (view: NumerologyView): string => {
  const { year, number, next, pinnacle } = view.year;
  const turn =
    next && next.number !== pinnacle.number ? `；${next.startYear}年高峰数从${pinnacle.number}换成${next.number}` : `；高峰数是${pinnacle.number}，近处不换`;
  return `${year}年是你的流年${number}，${yearWords[number]}${turn}`;
};

const whole = (view: NumerologyView): string => {
  const { lifePath, repeat } = view;
  if (repeat)
    return `你的数里最要紧的是${repeat.digit}，${repeat.cores.map((core) => coreNames[core]).join("、")}都落在它上头，凡事先求${wantTexts[repeat.digit]}`;
  const counter = toCounter(view);
  const second = counter.core === "soulUrge" ? "心里求的" : "带来的脾气";
  return toPair(lifePath, counter.view) === null
    ? `${heads.inner[lifePath.digit]}；${second}也化到${counter.view.digit}，一条道走得深，少个拦的`
    : `${heads.inner[lifePath.digit]}；${second}却是${counter.view.number}，想着${wantTexts[counter.view.digit]}`;
};

const sayName = (view: NumerologyView): string => {
  const { expression, soulUrge } = view;
  if (!expression) return "名字还没给，把拼音或英文全名告诉我，能多看三个数；眼下只有生日里的几个";
  const { karmicLessons } = view.cast;
  const lack = karmicLessons.length === 0 ? "1到9一个不缺" : `缺的是${karmicLessons.join("、")}`;
  return `${toNameText(view)}里${lack}，加起来本事是${expression.number}${soulUrge ? `，心里要的是${soulUrge.number}` : ""}`;
};

const saySchool = ({ cast }: NumerologyView): string => {
  const { lifePath, lifePathVariants, chaldean, pythagorean } = cast;
  const { allDigits, addTotals } = lifePathVariants;
  const date =
    allDigits === lifePath && addTotals === lifePath
      ? `生命数三种算法都是${lifePath}`
      : `生命数这里是${lifePath}，一次加完是${allDigits}，整数相加是${addTotals}`;
  return chaldean && pythagorean ? `${date}；名字按毕达哥拉斯是${pythagorean.expression}，按迦勒底是${chaldean.compound}化到${chaldean.root}` : date;
};

const sayTheme = (view: NumerologyView, question: Question, theme: Theme): string => {
  const { kind, options, text } = question;
  if (options) return sayChoice(view, question);
  if (kind === "when") return sayWhen(view, theme);
  if (isSuspicion(text)) return `别人瞒没瞒你，数字加不出来，直接问；加得出的是你这头：${heads.love[view.lifePath.digit]}`;
  if (kind === "why") return `因为${reasons[theme][view.lifePath.digit]}，这是生命数${view.lifePath.number}的老毛病；${toReason(view)}`;
  if (kind === "how") return `从这一步起：${doings[theme][view.year.number]}；${toReason(view)}`;
  if (view.isYearAsked) return sayYearOf(view, theme);
  if (kind === "yesNo") return sayYesNo(view, question, theme);
  if (kind === "who")
    return `去找${helpers[findRarestLesson(view) ?? view.year.number]}：${findRarestLesson(view) ? "你名字里正缺这个数" : `流年${view.year.number}正用得上`}`;
  return `${heads[theme][view.lifePath.digit]}；${toReason(view)}`;
};

const byPart = (view: NumerologyView, question: Question, part: Part | null): string => {
  const { kind, options, text } = question;
  const beyond = findBeyond(text);
  if (beyond === "body") return `病和药加不出来，先听大夫的；这些数说得了的只有脾气：${heads.inner[view.lifePath.digit]}`;
  if (beyond === "court") return `输赢加不出来，材料先给律师看；这些数说得了的只有你的脾气：${heads.inner[view.lifePath.digit]}`;
  if (part === null) return text === "" || kind === "open" ? whole(view) : sayTheme(view, question, "work");
  if (isTheme(part)) return sayTheme(view, question, part);
  if (part === "school") return saySchool(view);
  if (part === "name") return sayName(view);
  if (options) return sayChoice(view, question);
  if (kind === "when") return sayWhen(view, "work");
  if (part === "times") return kind === "yesNo" ? sayYesNo(view, question, "work") : sayTimes(view);
  return whole(view);
};

export const toHeadline = (view: NumerologyView, question: Question): string => `${byPart(view, question, findPart(question))}。`;

const themeCores = { work: "expression", love: "soulUrge", money: "birthday", inner: "lifePath" } as const;

/** What the answer stands on: how the road and the year were added, and the number in question. */
export const toLead = (view: NumerologyView, question: Question): Claim => {
  const { cast, lifePath, year, expression } = view;
  const part = findPart(question);
  const core = isTheme(part) ? (findCore(cast, themeCores[part]) ? themeCores[part] : "birthday") : null;
  const name = expression ? `名字的字母也各有其数，${toNameText(view)}合到表达数${expression.number}；` : "只给了生日，名字那几个数先空着；";
  const asked = core && isTheme(part) ? `；问${themeNames[part]}，先看${coreNames[core]}${findCore(cast, core)}，再看流年` : "";
  return {
    text: `生命数把月、日、年各自加到一位再合起来，碰上11、22、33就停，你的是${lifePath.working}；${name}${year.year}年的流年拿生月、生日和年份相加，${year.working}${asked}。`,
    facts: ["core.lifePath", ...(expression ? ["core.expression"] : []), "personalYear", ...(core ? [`core.${core}`] : [])].filter(
      (id, at, all) => all.indexOf(id) === at,
    ),
  };
};

/** What is said under the headline of a follow-up, another side each time. */
const details: readonly ((view: NumerologyView) => string)[] = [
  ({ year }) => `${year.year}年的算式是${year.working}，九年一轮，你正走到第${year.number}格。`,
  ({ year }) => `大天气看第${toOrdinal(year.place)}段高峰，${toSpanText(year.pinnacle)}归${year.pinnacle.number}管，挑战数${year.challenge.number}。`,
  (view) =>
    view.soulUrge
      ? `底下还垫着心愿数${view.soulUrge.number}，从${toLetters(view, "soulUrge")}这几个元音来。`
      : `底下还垫着生日数${view.birthday.number}，从${view.day}号来。`,
];
const tails: readonly ((view: NumerologyView) => string)[] = [
  () => "",
  ({ year }) => `；放在第${toOrdinal(year.place)}段高峰里看`,
  ({ lifePath }) => `；底子仍是生命数${lifePath.number}`,
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
