import fc from "fast-check";
import { expect, test } from "vitest";
import { reduceNumber, toLetters, toLetterValue, toNameNumbers } from "./letters.ts";

test("letters run 1 to 9 and begin again at J and S", () => {
  expect([..."AIJRSZ"].map(toLetterValue)).toEqual([1, 9, 1, 9, 1, 8]);
});

test("marks, spaces and hyphens are no letters", () => {
  expect(toLetters("Chloë Ng-Ærø").join("")).toBe("CHLOENGAERO");
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
