import { type Homophone, listHomophones } from "../kit/strokes/homophones.ts";
import { listReadings } from "../kit/strokes/strokes.ts";
import { findSurnameReading } from "../kit/strokes/surnames.ts";
import { parseSyllable, type Syllable } from "../kit/strokes/syllable.ts";

export type SoundIssue = "sameTones" | "lowRun" | "sameInitials" | "sameFinals" | "echo";

export interface Sound {
  /** One syllable a character, with tone marks. */
  pinyin: string[];
  tones: number[];
  issues: SoundIssue[];
  homophones: Homophone[];
  /** 0–100. */
  score: number;
}

const penalties: Record<SoundIssue, number> = { sameTones: 25, lowRun: 12, sameInitials: 15, sameFinals: 15, echo: 30 };
const exactHomophone = 60;
const looseHomophone = 20;

const isSame = (values: readonly (string | number)[]): boolean => new Set(values).size === 1;

const listIssues = (syllables: readonly Syllable[], given: readonly string[]): SoundIssue[] => {
  const isDoubled = given.length === 2 && given[0] === given[1];
  const pairs = syllables.slice(1).map((syllable, index) => [syllables[index]!, syllable] as const);
  const [, second, third] = syllables;
  return [
    ...(syllables.length > 2 && isSame(syllables.map(({ tone }) => tone)) ? (["sameTones"] as const) : []),
    ...((third ? [second!, third] : syllables).every(({ tone }) => tone === 3) ? (["lowRun"] as const) : []),
    ...(pairs.some(([one, other], index) => one.plain === other.plain && !(isDoubled && index === pairs.length - 1)) ? (["echo"] as const) : []),
    ...(pairs.some(([one, other]) => one.initial !== "" && one.initial === other.initial && one.plain !== other.plain) ? (["sameInitials"] as const) : []),
    ...(pairs.some(([one, other]) => one.final === other.final && one.plain !== other.plain) ? (["sameFinals"] as const) : []),
  ];
};

/** The syllables of a name, the surname's by the way surnames are read. 单 is shàn, 万俟 mò qí. */
export const listSyllables = (surname: string, given: string): Syllable[] =>
  [
    ...(findSurnameReading(surname) ?? [...surname].map((char) => findSurnameReading(char)?.[0] ?? listReadings(char)[0] ?? "")),
    ...[...given].map((char) => listReadings(char)[0] ?? ""),
  ].map(parseSyllable);

/**
 * How a name sounds: 100 less 25 where three tones are all the same, 12 where it ends on two third tones, 15 for neighbours that share an initial,
 * 15 for a shared final, 30 for the same syllable twice (婷婷 is meant so and costs nothing), 60 for an unwelcome word, 20 where only its tones differ.
 * 江沐阳 jiāng mù yáng: -iang, -u, -ang and tones 1 4 2, so 100.
 */
export const toSound = (syllables: readonly Syllable[], given: string): Sound => {
  const issues = listIssues(syllables, [...given]);
  const homophones = listHomophones(syllables);
  const cost =
    issues.reduce((sum, issue) => sum + penalties[issue], 0) + homophones.reduce((sum, { isExact }) => sum + (isExact ? exactHomophone : looseHomophone), 0);
  return { pinyin: syllables.map(({ text }) => text), tones: syllables.map(({ tone }) => tone), issues, homophones, score: Math.max(0, 100 - cost) };
};
