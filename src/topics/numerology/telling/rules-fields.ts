import { type Theme, themes } from "../../kit/question/question.ts";
import { defineRules } from "../../kit/telling/rule.ts";
import type { Part } from "./parts.ts";
import { isToldAt } from "./told-parts.ts";
import { findOpenMonth, type NumerologyView } from "./view.ts";

/** A quarter of life that changes within so many years is told early. */
const soon = 6;
const maturityFrom = 30;

/** The four fields: by the road, by a second number, by the year. */
export const fieldRules = [
  ...themes.flatMap((theme) =>
    defineRules<NumerologyView, Part>()([
      { key: "field.path", part: theme, weight: 6, holds: ({ lifePath }) => ({ facts: ["core.lifePath"], of: `${theme}.${lifePath.digit}` }) },
      {
        key: "field.year",
        part: theme,
        weight: ({ isYearAsked }) => (isYearAsked ? 7 : 5),
        holds: ({ year }) => ({ facts: ["personalYear"], of: `${theme}.${year.number}` }),
      },
      {
        key: "field.month",
        part: theme,
        weight: 4,
        holds: (view) => {
          const { year, month } = findOpenMonth(view, theme);
          return view.year.year !== view.cast.present.year ? null : { facts: ["personalYear", "personalMonth"], of: `${theme}.${year}.${month}` };
        },
      },
    ]),
  ),
  ...defineRules<NumerologyView, Part>()([
    {
      key: "work.second",
      part: "work",
      weight: 5.5,
      holds: ({ expression, birthday }) => ({ facts: [`core.${(expression ?? birthday).core}`], of: String((expression ?? birthday).digit) }),
    },
    {
      key: "love.second",
      part: "love",
      weight: 5.5,
      holds: ({ soulUrge, birthday }) => ({ facts: [`core.${(soulUrge ?? birthday).core}`], of: String((soulUrge ?? birthday).digit) }),
    },
    { key: "money.second", part: "money", weight: 5.5, holds: ({ birthday }) => ({ facts: ["core.birthday"], of: String(birthday.digit) }) },
    { key: "inner.second", part: "inner", weight: 5.5, holds: ({ cast }) => ({ facts: ["challenge.3"], of: String(cast.challenges[2]!.number) }) },
  ]),
];

/** The year, the month, the quarter of life and the next, and what ripens late. */
export const timeRules = defineRules<NumerologyView, Part>()([
  { key: "times.year", part: "times", weight: 7, holds: ({ year }) => ({ facts: ["personalYear"], of: String(year.number) }) },
  {
    key: "times.pinnacle",
    part: "times",
    weight: 6,
    holds: ({ year }) => ({ facts: [`pinnacle.${year.place}`], of: String(year.pinnacle.number) }),
  },
  {
    key: "times.next",
    part: "times",
    weight: ({ year }) => (year.next && year.next.startYear - year.year <= soon ? 6.5 : 4.8),
    holds: ({ year }) =>
      year.next ? { facts: [`pinnacle.${year.place + 1}`], of: year.next.number === year.pinnacle.number ? "same" : String(year.next.number) } : null,
  },
  {
    key: "times.past",
    part: "times",
    weight: 5.5,
    holds: ({ year, cast }) => {
      const before = year.next ? undefined : cast.pinnacles[year.place - 2];
      return before && before.number !== year.pinnacle.number
        ? { facts: [`pinnacle.${year.place - 1}`, `pinnacle.${year.place}`], of: String(before.number) }
        : null;
    },
  },
  {
    key: "times.cycle",
    part: "times",
    weight: 4.6,
    holds: ({ year, cast, birthYear }) =>
      year.year === cast.present.year && year.year - year.number + 1 > birthYear ? { facts: ["personalYear"], of: String(year.number) } : null,
  },
  {
    key: "times.month",
    part: "times",
    weight: 5.2,
    holds: ({ year, cast, month }) => (year.year === cast.present.year ? { facts: ["personalMonth"], of: String(month.number) } : null),
  },
  {
    key: "times.challenge",
    part: "times",
    weight: 5,
    holds: ({ year }) => ({ facts: [`challenge.${year.place}`], of: String(year.challenge.number) }),
  },
  {
    key: "times.maturity",
    part: "times",
    weight: 4.5,
    holds: ({ maturity, year }) => (maturity && year.age >= maturityFrom ? { facts: ["core.maturity"], of: String(maturity.digit) } : null),
  },
]);

/** Which field comes first where none is asked turns with the life path; one that is not told at this age comes last. */
const toCloseWeight = ({ lifePath, cast }: NumerologyView, theme: Theme, at: number): number =>
  isToldAt(theme, cast.present.age) ? 1 + ((at + lifePath.digit) % themes.length) : 0;

/** One thing to do, by the field and the year; one to watch, by the field and the road. */
export const closeRules = themes.flatMap((theme, at) =>
  defineRules<NumerologyView, Part>()([
    {
      key: "doing",
      part: theme,
      role: "doing",
      weight: (view) => toCloseWeight(view, theme, at),
      holds: ({ year }) => ({ facts: ["personalYear"], of: `${theme}.${year.number}` }),
    },
    {
      key: "watching",
      part: theme,
      role: "watching",
      weight: (view) => toCloseWeight(view, theme, at),
      holds: ({ lifePath }) => ({ facts: ["core.lifePath"], of: `${theme}.${lifePath.digit}` }),
    },
  ]),
);
