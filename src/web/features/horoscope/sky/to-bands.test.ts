import { expect, test } from "vitest";
import { toBands } from "./to-bands.ts";

const week = ["2026-11-09", "2026-11-10", "2026-11-11", "2026-11-12", "2026-11-13", "2026-11-14", "2026-11-15"];
const retrograde = (body: string, from: string | null, to: string | null) => ({ body, name: body, from, to });

test("a planet's line covers its retrograde days of the week, and says where it begins and ends", () => {
  expect(toBands(week, [retrograde("mercury", "2026-10-24", "2026-11-13")])).toEqual([
    { body: "mercury", name: "mercury", first: 1, last: 5, begins: false, ends: true },
  ]);
  expect(toBands(week, [retrograde("venus", "2026-11-11", null)])).toMatchObject([{ first: 3, last: 7, begins: true, ends: false }]);
});

test("days outside the month carry no line, and neither does who is not retrograde then, nor the slow ones", () => {
  expect(toBands([null, null, ...week.slice(0, 5)], [retrograde("mars", null, null)])).toMatchObject([{ first: 3, last: 7 }]);
  expect(toBands(week, [retrograde("mercury", "2026-12-01", "2026-12-20"), retrograde("saturn", null, null)])).toEqual([]);
});
