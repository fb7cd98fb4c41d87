import { expect, test } from "vitest";
import { chooseYears } from "./choose-years.ts";
import { isMarked, type Mark, type MarksOf, type PastKind, type PastView } from "./past.ts";

const mark = (kind: PastKind, weight = 1): Mark => ({ kind, weight, rule: "any", values: {} });
const every =
  (step: number, kind: PastKind, from = 0): MarksOf =>
  (year) =>
    (year - from) % step === 0 ? [mark(kind)] : [];

const toView = (...hours: MarksOf[]): PastView => ({
  birthYear: 1980,
  hours: hours.map((marks, at) => ({ from: at * 120, to: at * 120 + 120, name: null, isGiven: at === 0, marks })),
  peers: () => [],
});

test("six years in their order, two of them marked by no hour, asked for what a marked one is asked for", () => {
  const view = toView(every(9, "move"), (year) => [...every(9, "move")(year), ...every(7, "family")(year)], every(9, "move"));
  const asked = chooseYears(view, 2025);
  expect(asked).toHaveLength(6);
  expect(asked.map(({ year }) => year)).toEqual(asked.map(({ year }) => year).sort((one, other) => one - other));
  const controls = asked.filter(({ year, kind }) => !view.hours.some(({ marks }) => isMarked(marks(year), kind)));
  expect(controls).toHaveLength(2);
  const kinds = new Set(asked.filter((one) => !controls.includes(one)).map(({ kind }) => kind));
  expect(controls.every(({ kind }) => kinds.has(kind))).toBe(true);
  // Three years that only the second hour marks tell it from the others.
  expect(asked.filter(({ kind, year }) => kind === "family" && isMarked(view.hours[1]!.marks(year), kind)).length).toBeGreaterThanOrEqual(2);
});

test("nothing before the age of six, no bond before seventeen, no year that has not ended, no two side by side", () => {
  const asked = chooseYears(
    toView((year) => (year % 3 === 0 ? [mark("bond", 2)] : [])),
    2010,
  );
  expect(asked.every(({ age, year }) => age >= 17 && year <= 2010)).toBe(true);
  expect(asked.every(({ year }, at) => at === 0 || year - asked[at - 1]!.year > 1)).toBe(true);
});

test("a child is asked nothing, and so is who every year or none is marked for", () => {
  expect(chooseYears(toView(every(3, "move")), 1990)).toEqual([]);
  expect(
    chooseYears(
      toView(() => [mark("move"), mark("family"), mark("body"), mark("standing"), mark("bond")]),
      2025,
    ),
  ).toEqual([]);
  expect(
    chooseYears(
      toView(() => []),
      2025,
    ),
  ).toEqual([]);
});

test("the same birth is asked the same years", () => {
  const view = toView(every(9, "move"), every(7, "family"));
  expect(chooseYears(view, 2025)).toEqual(chooseYears(view, 2025));
});
