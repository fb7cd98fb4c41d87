import { isVowel, type NameNumbers, toLetterNumber, toLetters, toNameNumbers } from "../kit/letters/letters.ts";
import { type ScorePart, toScore } from "./chinese-score.ts";
import { unluckyInitials } from "./data/initials.ts";

export type EnglishScoreKey = "rhythm" | "join" | "initials" | "ease";

export interface EnglishWord {
  word: string;
  letters: string[];
  sum: number;
  root: number;
  syllables: number;
}

/** Where the end of one word runs into the next: the same sound twice, a rhyme, the same first letter, or nothing. */
export type Joint = "clear" | "sameSound" | "rhyme" | "alliteration";

export interface EnglishNameCast extends NameNumbers {
  kind: "english";
  name: string;
  words: EnglishWord[];
  initials: string;
  /** The word the initials spell, if it is one to avoid. */
  initialsClash: string | null;
  /** Syllables of each word: "3-2". */
  rhythm: string;
  joint: Joint;
  /** Letters in the longest run of consonants. */
  longestRun: number;
  score: number;
  scoreParts: ScorePart<EnglishScoreKey>[];
}

/** Syllables by the run of vowels, y among them, a silent -e left off: Grace 1, Charlotte 2, Olivia 4. Never less than 1. */
export const countSyllables = (word: string): number => {
  const letters = toLetters(word).join("").toLowerCase();
  const spoken = letters.replace(/(?<=[a-z][^aeiouy])e$/, "").replace(/(?<=[a-z])(?:[^laeiouy]es|[^aeioudty]ed)$/, "");
  const runs = spoken.match(/[aeiouy]+/g) ?? [];
  const hiatus = spoken.match(/i[ao](?!n$|us$)|eo|ua|ya/g)?.length ?? 0;
  return Math.max(1, runs.length + hiatus);
};

const toWord = (word: string): EnglishWord => {
  const letters = toLetters(word);
  return { word, letters, ...toLetterNumber(letters), syllables: countSyllables(word) };
};

const toEnding = ({ letters }: EnglishWord): string => {
  const vowel = letters.findLastIndex((letter, index) => isVowel(letter) && index < letters.length - 1);
  return letters.slice(Math.max(0, vowel)).join("");
};

const findJoint = (first: EnglishWord, last: EnglishWord): Joint => {
  if (first.letters.at(-1) === last.letters[0]) return "sameSound";
  if (toEnding(first) === toEnding(last)) return "rhyme";
  return first.letters[0] === last.letters[0] ? "alliteration" : "clear";
};

const jointScores: Record<Joint, number> = { clear: 100, alliteration: 80, sameSound: 55, rhyme: 40 };

/** Two words of different length fall best; the same length is plain, two single beats are curt. */
const toRhythmScore = (words: readonly EnglishWord[]): number => {
  const first = words[0]!.syllables;
  const last = words.at(-1)!.syllables;
  if (words.length === 1) return 75;
  if (first !== last) return first + last > 7 ? 70 : 100;
  return first === 1 ? 60 : 80;
};

const findLongestRun = (words: readonly EnglishWord[]): number =>
  Math.max(...words.map(({ letters }) => Math.max(0, ...(letters.join("").match(/[BCDFGHJKLMNPQRSTVWXZ]+/g) ?? []).map((run) => run.length))));

/**
 * An English name: letters as numbers (Pythagorean, Y a consonant), rhythm, how the words join, initials, ease. The score is for sound and sight only:
 * rhythm 35, join 30, initials 20, ease (longest run of consonants: 2 or fewer 100, 3 80, 4 55, more 30) 15.
 * @param name words of Latin letters, as `input` validates them
 */
export const castEnglishName = (name: string): EnglishNameCast => {
  const words = name
    .split(/[\s-]+/)
    .map(toWord)
    .filter(({ letters }) => letters.length > 0);
  const initials = words.map(({ letters }) => letters[0]!).join("");
  const initialsClash = words.length > 1 && unluckyInitials.includes(initials) ? initials : null;
  const joint = words.length > 1 ? findJoint(words[0]!, words.at(-1)!) : "clear";
  const longestRun = findLongestRun(words);
  const values: [EnglishScoreKey, number, number][] = [
    ["rhythm", toRhythmScore(words), 35],
    ["join", jointScores[joint], 30],
    ["initials", initialsClash ? 10 : 100, 20],
    ["ease", longestRun <= 2 ? 100 : longestRun === 3 ? 80 : longestRun === 4 ? 55 : 30, 15],
  ];
  const scoreParts = values.map(([key, value, weight]) => ({ key, value, weight }));
  return {
    kind: "english",
    name,
    words,
    ...toNameNumbers(name),
    initials,
    initialsClash,
    rhythm: words.map(({ syllables }) => syllables).join("-"),
    joint,
    longestRun,
    score: toScore(scoreParts),
    scoreParts,
  };
};
