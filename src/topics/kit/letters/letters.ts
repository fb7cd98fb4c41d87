/** Letters that no decomposition takes apart, and what they are spelt with; ə and its like as passports write them (ICAO 9303). */
const spelt: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  ŋ: "ng",
  ŧ: "t",
  ĸ: "q",
  ə: "e",
  ǝ: "e",
  ɛ: "e",
  ɔ: "o",
  ɓ: "b",
  ɖ: "d",
  ɗ: "d",
  ƙ: "k",
  ƴ: "y",
};

/** Letters A–Z of a name, capital, without marks: "Chloë Ng" is CHLOENG, "Ærø Łukasz" is AEROLUKASZ; wide letters are plain ones. */
export const toLetters = (name: string): string[] => [
  ...name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => spelt[letter] ?? "")
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, ""),
];

/** Pythagorean value: A 1 … I 9, J 1 … R 9, S 1 … Z 8. @param letter one of A–Z */
export const toLetterValue = (letter: string): number => ((letter.charCodeAt(0) - 65) % 9) + 1;

/** A E I O U; Y is a consonant. */
export const isVowel = (letter: string): boolean => "AEIOU".includes(letter);

const masters: readonly number[] = [11, 22, 33];

export const isMaster = (number: number): boolean => masters.includes(number);

const addDigits = (number: number): number => [...String(number)].reduce((sum, digit) => sum + Number(digit), 0);

/** Adds digits until one is left; 11, 22 and 33 are kept. 29 → 11, 38 → 11, 47 → 11, 28 → 10 → 1. */
export const reduceNumber = (number: number): number => {
  if (number < 10 || isMaster(number)) return number;
  return reduceNumber(addDigits(number));
};

/** Adds digits until one is left, 11, 22 and 33 too. 29 → 11 → 2. */
export const toDigit = (number: number): number => (number < 10 ? number : toDigit(addDigits(number)));

/** A number and each sum of digits on its way down to `reduceNumber`, or to one digit: 1990 is 1990, 19, 10, 1. */
export const listReductions = (number: number, to: "master" | "digit" = "master"): number[] =>
  number < 10 || (to === "master" && isMaster(number)) ? [number] : [number, ...listReductions(addDigits(number), to)];

export interface LetterNumber {
  sum: number;
  root: number;
}

/** The sum of letters and what it reduces to; nothing is 0. ANNA is 1 + 5 + 5 + 1 = 12, 3. */
export const toLetterNumber = (letters: readonly string[]): LetterNumber => {
  const sum = letters.reduce((total, letter) => total + toLetterValue(letter), 0);
  return { sum, root: reduceNumber(sum) };
};

export interface NameNumbers {
  /** All letters. */
  expression: LetterNumber;
  /** Vowels. */
  soulUrge: LetterNumber;
  /** Consonants. */
  personality: LetterNumber;
}

/** The three numbers of a whole name, its letters added at once and then reduced. */
export const toNameNumbers = (name: string): NameNumbers => {
  const letters = toLetters(name);
  return {
    expression: toLetterNumber(letters),
    soulUrge: toLetterNumber(letters.filter(isVowel)),
    personality: toLetterNumber(letters.filter((letter) => !isVowel(letter))),
  };
};
