import fc from "fast-check";
import { expect, test } from "vitest";
import { toChaldeanValue } from "./chaldean.ts";
import { listReductions, reduceNumber, toDigit, toLetters, toLetterValue, toNameNumbers } from "./letters.ts";

test("letters run 1 to 9 and begin again at J and S", () => {
  expect([..."AIJRSZ"].map(toLetterValue)).toEqual([1, 9, 1, 9, 1, 8]);
});

test("marks, spaces and hyphens are no letters", () => {
  expect(toLetters("Chloë Ng-Ærø").join("")).toBe("CHLOENGAERO");
});

test("a letter that is two or stands alone is spelt out", () => {
  expect(["Łukasz Œuvre", "Þórr", "Strauß", "Đặng", "Işık", "Əliyev", "Ǽsa", "STRAẞE"].map((name) => toLetters(name).join(""))).toEqual([
    "LUKASZOEUVRE",
    "THORR",
    "STRAUSS",
    "DANG",
    "ISIK",
    "ELIYEV",
    "AESA",
    "STRASSE",
  ]);
});

test("wide letters and ligatures are the letters they show", () => {
  expect(["Ｍａｒｙ", "ﬁona", "Ǆemal"].map((name) => toLetters(name).join(""))).toEqual(["MARY", "FIONA", "DZEMAL"]);
});

test("the Chaldean table runs 1 to 8, F and P highest", () => {
  expect([..."ABCDEUOF"].map(toChaldeanValue)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(new Set([..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map(toChaldeanValue))).not.toContain(9);
});

test("each step down is listed, to a master number or past it", () => {
  expect(listReductions(1990)).toEqual([1990, 19, 10, 1]);
  expect(listReductions(29)).toEqual([29, 11]);
  expect(listReductions(29, "digit")).toEqual([29, 11, 2]);
  fc.assert(fc.property(fc.nat({ max: 99_999 }), (number) => listReductions(number, "digit").at(-1) === toDigit(number) && toDigit(number) < 10));
});

test("eleven, twenty-two and thirty-three are kept on the way down", () => {
  expect([9, 10, 11, 28, 29, 33, 38, 99, 499].map(reduceNumber)).toEqual([9, 1, 11, 1, 11, 33, 11, 9, 22]);
});

test("Anna Schmidt: vowels 1+1+9 = 11, consonants 32, all 43; Y is a consonant", () => {
  expect(toNameNumbers("Anna Schmidt")).toEqual({ expression: { sum: 43, root: 7 }, soulUrge: { sum: 11, root: 11 }, personality: { sum: 32, root: 5 } });
  expect(toNameNumbers("Amy").soulUrge.sum).toBe(1);
});

test("vowels and consonants together make the whole", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { expression, soulUrge, personality } = toNameNumbers(text);
      expect(soulUrge.sum + personality.sum).toBe(expression.sum);
    }),
  );
});
