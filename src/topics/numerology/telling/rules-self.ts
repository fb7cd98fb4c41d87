import { defineRules } from "../../kit/telling/rule.ts";
import type { Part } from "./parts.ts";
import { findRarestLesson, type NumerologyView, toCounter, toPair, toTurn } from "./view.ts";

/** Numbers that nearly every name has: one without them is rare. */
const commonLetters: readonly number[] = [1, 5, 9];

const isRepeated = ({ repeat }: NumerologyView, digit: number): boolean => repeat?.digit === digit;

/** Of the words nobody lacks another comes first with each date and name. */
const toSelfWeight = (view: NumerologyView, side: number, sides: number): number => 5 + ((toTurn(view, 2 + sides) + side) % sides) / 2;

/** The road: what repeats, a debt on the way, the life path, the day, and the road against the skill. */
export const pathRules = defineRules<NumerologyView, Part>()([
  {
    key: "path.repeat",
    part: "path",
    weight: 9,
    holds: ({ repeat }) => (repeat ? { facts: ["repeat", ...repeat.cores.map((core) => `core.${core}`)], of: String(repeat.digit) } : null),
  },
  {
    key: "path.debt",
    part: "path",
    weight: 8.5,
    holds: ({ cast: { karmicDebts } }) =>
      karmicDebts[0] ? { facts: [`debt.${karmicDebts[0].of}`, `core.${karmicDebts[0].of}`], of: String(karmicDebts[0].number) } : null,
  },
  {
    key: "path.core",
    part: "path",
    weight: (view) => toSelfWeight(view, 0, 3),
    holds: ({ lifePath }) => ({ facts: ["core.lifePath"], of: String(lifePath.number) }),
  },
  { key: "path.day", part: "path", weight: (view) => toSelfWeight(view, 1, 3), holds: ({ day }) => ({ facts: ["core.birthday"], of: String(day) }) },
  {
    key: "path.same",
    part: "path",
    weight: (view) => toSelfWeight(view, 2, 3),
    holds: (view) => {
      const { lifePath, expression } = view;
      const isSame = expression?.digit === lifePath.digit && !isRepeated(view, lifePath.digit) && toCounter(view).view.digit !== lifePath.digit;
      return isSame ? { facts: ["core.lifePath", "core.expression"], of: String(lifePath.digit) } : null;
    },
  },
  {
    key: "path.pair",
    part: "path",
    weight: (view) => toSelfWeight(view, 2, 3),
    holds: (view) => {
      const { lifePath, expression } = view;
      const pair = expression && expression.digit !== toCounter(view).view.digit ? toPair(lifePath, expression) : null;
      return pair ? { facts: ["core.lifePath", "core.expression", "bridge.path"], of: pair } : null;
    },
  },
]);

/** The name: what it lacks and has most of, its three numbers, and the heart against the face. */
export const nameRules = defineRules<NumerologyView, Part>()([
  {
    key: "name.full",
    part: "name",
    weight: 8.6,
    holds: ({ cast }) => (cast.name !== null && cast.karmicLessons.length === 0 ? { facts: ["passion", "core.expression"] } : null),
  },
  {
    key: "name.lesson",
    part: "name",
    weight: (view) => (commonLetters.includes(findRarestLesson(view) ?? 0) ? 8.2 : 6.2),
    holds: (view) => {
      const lesson = findRarestLesson(view);
      return lesson === null ? null : { facts: [`lesson.${lesson}`], of: String(lesson) };
    },
  },
  {
    key: "name.expression",
    part: "name",
    weight: (view) => toSelfWeight(view, 0, 5),
    holds: ({ expression }) => (expression ? { facts: ["core.expression"], of: String(expression.number) } : null),
  },
  {
    key: "name.soul",
    part: "name",
    weight: (view) => toSelfWeight(view, 1, 5),
    holds: ({ soulUrge }) => (soulUrge ? { facts: ["core.soulUrge"], of: String(soulUrge.number) } : null),
  },
  {
    key: "name.personality",
    part: "name",
    weight: (view) => toSelfWeight(view, 2, 5),
    holds: ({ personality }) => (personality ? { facts: ["core.personality"], of: String(personality.number) } : null),
  },
  {
    key: "name.gap",
    part: "name",
    weight: (view) => toSelfWeight(view, 3, 5),
    holds: (view) => {
      const { soulUrge, personality, lifePath, expression } = view;
      const pair = soulUrge && personality ? toPair(soulUrge, personality) : null;
      if (pair === null || pair === toPair(lifePath, soulUrge!) || (expression && pair === toPair(lifePath, expression))) return null;
      return { facts: ["core.soulUrge", "core.personality", "bridge.inner"], of: pair };
    },
  },
  {
    key: "name.passion",
    part: "name",
    weight: (view) => toSelfWeight(view, 4, 5),
    holds: ({ cast }) => (cast.hiddenPassions[0] ? { facts: ["passion"], of: String(cast.hiddenPassions[0]) } : null),
  },
]);

/** What another rule or table makes of the same date and name. */
export const schoolRules = defineRules<NumerologyView, Part>()([
  {
    key: "school.path",
    part: "school",
    weight: 8,
    holds: ({ cast: { lifePath, lifePathVariants } }) => {
      const rule = (["allDigits", "addTotals"] as const).find((one) => lifePathVariants[one] !== lifePath);
      return rule ? { facts: [`lifePath.${rule}`, "core.lifePath"], of: rule } : null;
    },
  },
  {
    key: "school.atOnce",
    part: "school",
    weight: 5,
    holds: ({ cast: { lettersAtOnce, pythagorean, system } }) => {
      if (!lettersAtOnce || !pythagorean || system === "chaldean") return null;
      return lettersAtOnce.expression === pythagorean.expression ? null : { facts: ["lettersAtOnce", "core.expression"] };
    },
  },
  {
    key: "school.chaldean",
    part: "school",
    weight: 6,
    holds: ({ cast: { chaldean }, told }) => (chaldean && told !== null ? { facts: ["chaldean"], of: String(told) } : null),
  },
]);

/** What stands against the rest: the road against the heart, the pinnacle or the year. */
export const dissentRules = defineRules<NumerologyView, Part>()([
  {
    key: "dissent.pair",
    part: "path",
    role: "dissent",
    weight: (view) => 3 + ((toTurn(view, 1) + 0) % 3),
    holds: (view) => {
      const counter = toCounter(view);
      const pair = toPair(view.lifePath, counter.view);
      return pair ? { facts: ["core.lifePath", `core.${counter.core}`], of: pair } : null;
    },
  },
  {
    key: "dissent.same",
    part: "path",
    role: "dissent",
    weight: (view) => 3 + ((toTurn(view, 1) + 0) % 3),
    holds: (view) => {
      const counter = toCounter(view);
      return counter.view.digit === view.lifePath.digit ? { facts: ["core.lifePath", `core.${counter.core}`], of: String(counter.view.digit) } : null;
    },
  },
  {
    key: "dissent.pinnacle",
    part: "path",
    role: "dissent",
    weight: (view) => 3 + ((toTurn(view, 1) + 1) % 3),
    holds: ({ lifePath, pinnacleDigit, year }) =>
      pinnacleDigit === lifePath.digit
        ? null
        : { facts: ["core.lifePath", `pinnacle.${year.place}`], of: [lifePath.digit, pinnacleDigit].sort((a, b) => a - b).join("-") },
  },
  {
    key: "dissent.year",
    part: "path",
    role: "dissent",
    weight: (view) => 3 + ((toTurn(view, 1) + 2) % 3),
    holds: ({ lifePath, year }) =>
      year.number === lifePath.digit ? null : { facts: ["core.lifePath", "personalYear"], of: [lifePath.digit, year.number].sort((a, b) => a - b).join("-") },
  },
]);
