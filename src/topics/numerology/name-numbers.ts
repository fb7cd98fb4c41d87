import { toChaldeanValue } from "../kit/letters/chaldean.ts";
import { isVowel, listReductions, toDigit, toLetters, toLetterValue, toNameNumbers } from "../kit/letters/letters.ts";
import { type Compound, type NameCore, nameCores, type Step, type System } from "./cast-types.ts";
import { toResult, toStep, toWordPart } from "./steps.ts";

/** Not of the name: what tells son from father. */
const suffixes = new Set(["JR", "SR", "II", "III", "IV"]);

/** The parts of a name that are reduced by themselves: those between spaces; hyphen and apostrophe join. "Anne-Marie O’Neil Jr." is ANNEMARIE, ONEIL. */
export const toWords = (name: string): string[] => {
  const words = name
    .split(/[\s,·・]+/)
    .map((word) => toLetters(word).join(""))
    .filter((word) => word !== "");
  return words.filter((word, at) => at === 0 || !suffixes.has(word));
};

const toLettersOf = (word: string, core: NameCore): string[] =>
  [...word].filter((letter) => core === "expression" || isVowel(letter) === (core === "soulUrge"));

/**
 * A name’s number: each word reduced, 11, 22 and 33 kept, then the words added and reduced. Thomas John Hancock: 22 + 2 + 1 = 25, 7.
 * Chaldean: all letters of all words in one sum, reduced to one digit. Words without a vowel, or all vowels, are left out where they have nothing to add.
 */
export const toNameStep = (words: readonly string[], core: NameCore, system: System): Step => {
  const lettered = words.map((word) => toLettersOf(word, core)).filter((letters) => letters.length > 0);
  if (system === "chaldean") {
    const parts = lettered.map((letters) => ({ ...toWordPart(letters, toChaldeanValue), sums: toWordPart(letters, toChaldeanValue).sums.slice(0, 1) }));
    return toStep(core, parts, "digit");
  }
  const parts = lettered.map((letters) => toWordPart(letters, toLetterValue));
  const [only] = parts;
  if (!only) return { of: core, parts: [], sums: [0] };
  return parts.length === 1 ? { of: core, parts, sums: only.sums } : toStep(core, parts);
};

const toRecord = <Value>(toValue: (core: NameCore) => Value): Record<NameCore, Value> =>
  Object.fromEntries(nameCores.map((core) => [core, toValue(core)])) as Record<NameCore, Value>;

export const toPythagorean = (words: readonly string[]): Record<NameCore, number> => toRecord((core) => toResult(toNameStep(words, core, "pythagorean")));

/** "Barack Obama" is 11 + 15 = 26, root 8. */
export const toChaldean = (words: readonly string[]): Compound & Record<NameCore, Compound> => {
  const numbers = toRecord((core): Compound => {
    const { sums } = toNameStep(words, core, "chaldean");
    return { compound: sums[0]!, root: sums.at(-1)! };
  });
  return { ...numbers.expression, ...numbers };
};

export const toLettersAtOnce = (words: readonly string[]): Record<NameCore, number> => {
  const numbers = toNameNumbers(words.join(""));
  return toRecord((core) => numbers[core].root);
};

/** How many letters have 1 … 9. */
export const countLetters = (words: readonly string[]): number[] => {
  const values = [...words.join("")].map(toLetterValue);
  return Array.from({ length: 9 }, (_, at) => values.filter((value) => value === at + 1).length);
};

/** The initials added, one digit. T + J + H: 2 + 1 + 8 = 11, 2. */
export const toBalance = (words: readonly string[]): number => toDigit(words.reduce((sum, word) => sum + toLetterValue(word[0]!), 0));

/** The compound number a meaning stands for: above 52 its digits are added. 67 is told as 13. */
export const toToldCompound = (compound: number): number => (compound > 52 ? toToldCompound(listReductions(compound, "digit")[1]!) : compound);
