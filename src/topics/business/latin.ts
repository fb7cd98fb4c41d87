import { isVowel, type LetterNumber, toLetterNumber, toLetters } from "../kit/letters/letters.ts";
import { clashWords, illInitials } from "./data/ill-words.ts";

export interface LatinWord {
  word: string;
  letters: string[];
  syllables: number;
}

export interface LatinName extends LetterNumber {
  name: string;
  words: LatinWord[];
  letterCount: number;
  syllables: number;
  /** The syllable of the last word that is leaned on, 1 the first. */
  stress: number;
  /** "open" ends on a vowel, "soft" on L M N R S, "stop" on any other. */
  ending: "open" | "soft" | "stop";
  initials: string;
  initialsClash: string | null;
  /** An unwelcome word inside the name, across a join, or the name itself. */
  clash: string | null;
  /** Letters in the longest run of consonants. */
  longestRun: number;
  /** 0–100 each. */
  ease: number;
  lengthScore: number;
  clashScore: number;
}

/** Syllables by the runs of vowels, y among them, a silent -e left off: Luma 2, Stone 1, Studio 3. Never less than 1. */
export const countSyllables = (word: string): number => {
  const letters = toLetters(word).join("").toLowerCase();
  const spoken = letters.replace(/(?<=[a-z][^aeiouy])e$/, "").replace(/(?<=[a-z])(?:[^laeiouy]es|[^aeioudty]ed)$/, "");
  const runs = spoken.match(/[aeiouy]+/g)?.length ?? 0;
  const hiatus = spoken.match(/(?<![cgst])i[ao]|eo|ua|ya/g)?.length ?? 0;
  return Math.max(1, runs + hiatus);
};

/** One beat stands alone; of two the first; of more the last but one, as English leans on a new word, and the last but two before -ia, -io, -ity, -ogy, -ical. */
const toStress = ({ letters, syllables }: LatinWord): number => {
  if (syllables <= 2) return 1;
  return /(?:I[AO]|ITY|OGY|ICAL|IFY)$/.test(letters.join("")) ? Math.max(1, syllables - 2) : syllables - 1;
};

const toEnding = (letter: string): LatinName["ending"] => (isVowel(letter) || letter === "Y" ? "open" : "LMNRS".includes(letter) ? "soft" : "stop");

const longFrom = 5;
const findClash = (words: readonly LatinWord[]): string | null => {
  const own = words.map(({ letters }) => letters.join(""));
  const whole = own.join("");
  const joins = own.slice(0, -1).map((_, index) => own.slice(0, index + 1).join("").length);
  return (
    clashWords.find((word) => own.includes(word) || whole === word) ??
    clashWords.find((word) => word.length >= longFrom && whole.includes(word)) ??
    clashWords.find((word) => {
      const at = whole.indexOf(word);
      return word.length >= 4 && at >= 0 && joins.some((join) => at < join && join < at + word.length);
    }) ??
    null
  );
};

const runCosts = [0, 0, 0, 15, 40];
const endingCosts: Record<LatinName["ending"], number> = { open: 0, soft: 0, stop: 8 };

/**
 * A brand in Latin letters: the Pythagorean sum of all letters, beats and where one leans, initials, words it must not hold. Ease is 100 less 15 or 40 for
 * three or four and more consonants in a row, 8 for a hard close, 10 for each beat over four. Length: 4 to 8 letters 100, 10 less for each more or fewer.
 * LUMA is 3 + 3 + 4 + 1 = 11, kept.
 * @param name at least one Latin letter
 */
export const toLatinName = (name: string): LatinName => {
  const words = name
    .split(/[\s\d&.+·-]+/)
    .map((word): LatinWord => ({ word, letters: toLetters(word), syllables: countSyllables(word) }))
    .filter(({ letters }) => letters.length > 0);
  const letters = words.flatMap((word) => word.letters);
  const last = words.at(-1)!;
  const initials = words.map((word) => word.letters[0]!).join("");
  const initialsClash = words.length > 1 && illInitials.includes(initials) ? initials : null;
  const clash = findClash(words);
  const syllables = words.reduce((total, word) => total + word.syllables, 0);
  const longestRun = Math.max(...words.map((word) => Math.max(0, ...(word.letters.join("").match(/[BCDFGHJKLMNPQRSTVWXZ]+/g) ?? []).map((run) => run.length))));
  const ending = toEnding(last.letters.at(-1)!);
  const count = letters.length;
  const off = count < 4 ? 4 - count : count > 8 ? count - 8 : 0;
  return {
    name,
    words,
    ...toLetterNumber(letters),
    letterCount: count,
    syllables,
    stress: toStress(last),
    ending,
    initials,
    initialsClash,
    clash,
    longestRun,
    ease: Math.max(0, 100 - runCosts[Math.min(4, longestRun)]! - endingCosts[ending] - Math.max(0, syllables - 4) * 10),
    lengthScore: Math.max(0, 100 - off * 10),
    clashScore: clash ? 0 : initialsClash ? 40 : 100,
  };
};
