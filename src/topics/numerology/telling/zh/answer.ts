import type { Question, Theme } from "../../../kit/hearing/question.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import type { Head } from "../../../kit/telling/head.ts";
import type { NumerologyCast } from "../../cast-types.ts";
import { wantTexts } from "../../data/zh/pairs.ts";
import { yearWords } from "../../data/zh/times.ts";
import { findCore } from "../../find-repeat.ts";
import { findPart, isTheme, type Part } from "../parts.ts";
import { findRarestLesson, type NumerologyView, toCounter, toPathSum } from "../view.ts";
import { byPart, isOfYear, toYearText } from "./headline.ts";
import { coreNames, themeNames, toDateText, toFullNameText, toOrdinal } from "./names.ts";

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
  const told = byPart(view, question, part);
  const thisYear = isOfYear(view, told) ? told.rest!.slice(0, -1) : toYearText(view);
  const round = expression || first <= view.birthYear ? `九年里走到第${year.number}年` : `你${first - view.birthYear}岁起的这轮九年走到第${year.number}年`;
  const asked =
    core === "soulUrge" || core === "birthday" ? `；问${themeNames[part as Theme]}，再看${coreNames[core]}${findCore(cast, core)}，${speaksFor[core]}` : "";
  return {
    text: `${date}。${name}；${round}，${thisYear}${asked}。`,
    facts: ["core.lifePath", ...(expression ? ["core.expression"] : []), "personalYear", ...(core ? [`core.${core}`] : [])].filter(
      (id, at, all) => all.indexOf(id) === at,
    ),
  };
};

/** What is said under the headline of a follow-up, another side each time. */
const details: readonly ((view: NumerologyView) => string)[] = [
  ({ year }) => `你这一轮九年从${year.year - year.number + 1}年走到${year.year - year.number + 9}年，${year.year}年是第${year.number}格。`,
  ({ year, pinnacleDigit }) =>
    `放长看，这几年${yearWords[pinnacleDigit]}：流年后头还有第${toOrdinal(year.place)}段高峰，${year.pinnacle.endYear === null ? `${year.pinnacle.startYear}年起` : `管到${year.pinnacle.endYear + 1}年`}，数是${year.pinnacle.number}，想着${wantTexts[pinnacleDigit]}，挑战数${year.challenge.number}在旁边添难。`,
  (view) => {
    const { core, view: counter } = toCounter(view);
    return `论底子，你的${view.lifePath.number}${yearWords[view.lifePath.digit]}，底下垫着${coreNames[core]}${counter.number}，想的是${wantTexts[counter.digit]}。`;
  },
];

export const toAnswer = (view: NumerologyView, asked: Question, part: Part, turn: number): Claim & Head => ({
  ...byPart(view, asked, part),
  text: details[turn % details.length]!(view),
  facts: ["core.lifePath", "personalYear", `pinnacle.${view.year.place}`, `core.${toCounter(view).core}`],
});

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
