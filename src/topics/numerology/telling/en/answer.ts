import type { Question, Theme } from "../../../kit/hearing/question.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import type { Head } from "../../../kit/telling/head.ts";
import { toNth, toOrdinal } from "../../../kit/wording/ordinal.ts";
import type { NumerologyCast } from "../../cast-types.ts";
import { wantTexts } from "../../data/en/pairs.ts";
import { yearWords } from "../../data/en/times.ts";
import { findCore } from "../../find-repeat.ts";
import { findPart, isTheme, type Part } from "../parts.ts";
import { findRarestLesson, type NumerologyView, toCounter, toPathSum } from "../view.ts";
import { byPart, isOfYear, toYearText } from "./headline.ts";
import { coreNames, themeNames, toDateText, toNameText, withArticle } from "./names.ts";

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
  const told = byPart(view, question, part);
  const count = `number ${year.number} in ${round}`;
  const thisYear = isOfYear(view, told) ? `${year.year}, ${count},${told.rest!.slice(toYearText(view).length, -1)}` : `${year.year} is ${count}`;
  const number = core && findCore(cast, core);
  const asked =
    core && core !== "lifePath" && core !== "expression"
      ? `; for ${themeNames[part as Theme]}, your ${coreNames[core]}, ${number}, speaks of ${speaksFor[core]}`
      : "";
  return {
    text: `${date}. ${name}, and ${thisYear}${asked}.`,
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
    `These years are for ${yearWords[pinnacleDigit]}: behind the year stands the ${toOrdinal(year.place)} pinnacle, ${year.pinnacle.endYear === null ? `from ${year.pinnacle.startYear} on` : `until ${year.pinnacle.endYear + 1}`}, whose ${year.pinnacle.number} wants ${wantTexts[pinnacleDigit]}, and a challenge of ${year.challenge.number} makes that harder.`,
  (view) => {
    const { core, view: counter } = toCounter(view);
    return `Your road, ${withArticle(view.lifePath.number)}, is for ${yearWords[view.lifePath.digit]}; underneath is your ${coreNames[core]}, ${counter.number}, which wants ${wantTexts[counter.digit]}.`;
  },
];

export const toAnswer = (view: NumerologyView, asked: Question, part: Part, turn: number): Claim & Head => ({
  ...byPart(view, asked, part),
  text: details[turn % details.length]!(view),
  facts: ["core.lifePath", "personalYear", `pinnacle.${view.year.place}`, `core.${toCounter(view).core}`],
});

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
