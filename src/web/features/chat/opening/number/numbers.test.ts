import { expect, test } from "vitest";
import { castNumber } from "../../../../../topics/number/engine.ts";
import { isEmpty, isWhole, noNumbers, toLines, toMade, toTrio } from "./numbers.ts";

const noChance = {
  below(): never {
    throw new Error("nothing is drawn");
  },
};

test.each([
  [3, 8, 5],
  [385, 12, 6],
  [0, 16, 999_999],
])("%i, %i, %i make on the dials what they make in the cast", (...digits) => {
  const cast = castNumber({ question: "", digits }, { chance: noChance, moment: "2026-11-23T00:00:00Z" });
  expect(toMade(digits)).toMatchObject({ primary: cast.primary, changed: cast.changed, moving: cast.moving });
});

test("a number that is not set yet leaves its lines open", () => {
  expect([toLines([null, 8, 5]), toMade([null, 8, 5])]).toEqual(["000???", null]);
});

test("whatever is kept in the field is three numbers or gaps", () => {
  expect([toTrio([3, "8"]), toTrio(null), toTrio([1, 2, 3, 4])]).toEqual([[3, null, null], noNumbers, [1, 2, 3]]);
  expect([isEmpty(noNumbers), isWhole([3, 8, 5]), isWhole([3, null, 5]), isWhole([0, 0, 0])]).toEqual([true, true, false, true]);
});
