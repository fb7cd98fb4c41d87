import { expect, test } from "vitest";
import { type TurnPlan, toSittings } from "./to-turns.ts";

const toTurn = (key: string): TurnPlan => ({ key, rows: [key, `${key}-answer`], day: null });
const turns = ["a", "b", "c", "d"].map(toTurn);
const keysOf = (withCast: readonly string[], begun: readonly string[] = []) =>
  toSittings(turns, (key) => withCast.includes(key), new Set(begun)).map(({ turns: own, hasCast }) => [hasCast, ...own.map(({ key }) => key)]);

test("a turn with a cast begins a sitting, and the turns after it rest on it", () => {
  expect(keysOf(["a-answer", "c-answer"])).toEqual([
    [true, "a", "b"],
    [true, "c", "d"],
  ]);
});

test("what was said before any cast sits by itself", () => {
  expect(keysOf(["b-answer"])).toEqual([
    [false, "a"],
    [true, "b", "c", "d"],
  ]);
});

test("what stands on the page is not taken over by what comes in above it", () => {
  expect(keysOf(["a-answer"], ["c"])).toEqual([
    [true, "a", "b"],
    [false, "c", "d"],
  ]);
});
