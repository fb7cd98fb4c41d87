import { type Theme, themes } from "../../kit/hearing/question.ts";
import { defineRules } from "../../kit/telling/rule.ts";
import type { Part } from "./parts.ts";
import { isToldAt } from "./told-parts.ts";
import { findOpenMonth, type NumerologyView, toTurn } from "./view.ts";

/** A quarter of life that changes within so many years is told early. */
const soon = 6;
const maturityFrom = 30;

/** Of a field’s four words another comes first with each date and name, so that two of one road aren’t told the same. */
const toTurnWeight =
  (theme: Theme, side: number) =>
  (view: NumerologyView): number =>
    4 + ((toTurn(view, 3 + 4 * themes.indexOf(theme)) + side) % 4) / 2;

/** The four fields: by the road, by a second number, by the year. */
export const fieldRules = [
  ...themes.flatMap((theme) =>
    defineRules<NumerologyView, Part>()([
      {
        key: "field.path",
        part: theme,
        weight: toTurnWeight(theme, 3),
        holds: ({ lifePath }) => ({ facts: ["core.lifePath"], of: `${theme}.${lifePath.digit}` }),
      },
      {
        key: "field.year",
        part: theme,
        weight: (view) => (view.isYearAsked ? 7 : toTurnWeight(theme, 1)(view)),
        holds: ({ year }) => ({ facts: ["personalYear"], of: `${theme}.${year.number}` }),
      },
      {
        key: "field.month",
        part: theme,
        weight: toTurnWeight(theme, 2),
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
      weight: toTurnWeight("work", 0),
      holds: ({ expression, birthday }) => ({ facts: [`core.${(expression ?? birthday).core}`], of: String((expression ?? birthday).digit) }),
    },
    {
      key: "love.second",
      part: "love",
      weight: toTurnWeight("love", 0),
      holds: ({ soulUrge, birthday }) => ({ facts: [`core.${(soulUrge ?? birthday).core}`], of: String((soulUrge ?? birthday).digit) }),
    },
    {
      key: "money.second",
      part: "money",
      weight: toTurnWeight("money", 0),
      holds: ({ birthday }) => ({ facts: ["core.birthday"], of: String(birthday.digit) }),
    },
    {
      key: "inner.second",
      part: "inner",
      weight: toTurnWeight("inner", 0),
      holds: ({ cast }) => ({ facts: ["challenge.3"], of: String(cast.challenges[2]!.number) }),
    },
  ]),
];

/** Year, month, pinnacle, challenge, what comes and the round of nine: each date begins with another. */
const toTimesWeight = (view: NumerologyView, side: number): number => 4.6 + ((toTurn(view, 11) + side) % 6) / 3;

/** The year, the month, the quarter of life and the next, and what ripens late. */
export const timeRules = defineRules<NumerologyView, Part>()([
  {
    key: "times.year",
    part: "times",
    weight: (view) => (view.isYearAsked ? 9 : toTimesWeight(view, 0)),
    holds: ({ year }) => ({ facts: ["personalYear"], of: String(year.number) }),
  },
  {
    key: "times.pinnacle",
    part: "times",
    weight: (view) => toTimesWeight(view, 2),
    holds: ({ year }) => ({ facts: [`pinnacle.${year.place}`], of: String(year.pinnacle.number) }),
  },
  {
    key: "times.next",
    part: "times",
    weight: (view) => (view.year.next && view.year.next.startYear - view.year.year <= soon ? 7.5 : toTimesWeight(view, 4)),
    holds: ({ year }) =>
      year.next ? { facts: [`pinnacle.${year.place + 1}`], of: year.next.number === year.pinnacle.number ? "same" : String(year.next.number) } : null,
  },
  {
    key: "times.past",
    part: "times",
    weight: (view) => toTimesWeight(view, 4),
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
    weight: (view) => toTimesWeight(view, 5),
    holds: ({ year, cast, birthYear }) =>
      year.year === cast.present.year && year.year - year.number + 1 > birthYear ? { facts: ["personalYear"], of: String(year.number) } : null,
  },
  {
    key: "times.month",
    part: "times",
    weight: (view) => toTimesWeight(view, 1),
    holds: ({ year, cast, month }) => (year.year === cast.present.year ? { facts: ["personalMonth"], of: String(month.number) } : null),
  },
  {
    key: "times.challenge",
    part: "times",
    weight: (view) => toTimesWeight(view, 3),
    holds: ({ year }) => ({ facts: [`challenge.${year.place}`], of: String(year.challenge.number) }),
  },
  {
    key: "times.maturity",
    part: "times",
    weight: 4.5,
    holds: ({ maturity, year }) => (maturity && year.age >= maturityFrom ? { facts: ["core.maturity"], of: String(maturity.digit) } : null),
  },
]);

/** Which field comes first where none is asked turns with the date and the name; one that is not told at this age comes last. */
const toCloseWeight = (view: NumerologyView, theme: Theme, at: number): number =>
  isToldAt(theme, view.cast.present.age) ? 1 + ((at + toTurn(view, 5)) % themes.length) : 0;

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
