import { toLetters } from "../kit/letters/letters.ts";
import { listReadings } from "../kit/strokes/strokes.ts";
import { findChineseName, findSurnameReading } from "../kit/strokes/surnames.ts";
import { parseSyllable } from "../kit/strokes/syllable.ts";

const han = /\p{Script=Han}/u;
const onlyHan = /^\p{Script=Han}+$/u;
/** Besides letters: marks, spaces, and what joins or parts names: stops, hyphens, apostrophes (Kaʻiulani, Oʼzbek). */
const onlyLatin = /^[\p{Script=Latin}\p{Mn}\s.,·・'’‘ʻʼ`´‐‑–-]+$/u;

/** Every letter has a spelling in A–Z; some of the Latin script’s have none: Ʒ. */
const isSpelt = (text: string): boolean => [...text.matchAll(/\p{Script=Latin}/gu)].every(([letter]) => toLetters(letter).length > 0);

/** As passports write it: ü is YU after l and n, and U elsewhere. 吕 LYU, 玉 YU. */
const toPassport = (plain: string): string => plain.replace("v", "yu");

const listSpellings = (char: string): string[] => [...new Set(listReadings(char).map((reading) => toPassport(parseSyllable(reading).plain)))];

/** The characters of a Chinese name that pinyin spells in more than one way, or in none known: 乐 le, yue. A surname is read as surnames are. */
export const listUnsure = (name: string): { char: string; spellings: string[] }[] => {
  const parted = findChineseName(name);
  const surname = parted && findSurnameReading(parted.surname) ? parted.surname : "";
  return [...name.slice(surname.length)].map((char) => ({ char, spellings: listSpellings(char) })).filter(({ spellings }) => spellings.length !== 1);
};

/**
 * A name in Latin letters: as given, or a Chinese one by its pinyin, surname and given name apart (江沐阳: Jiang Muyang).
 * null where it has other letters, or characters that may be spelt in two ways.
 */
export const findSpelling = (name: string): string | null => {
  const text = name.trim();
  if (!han.test(text)) return onlyLatin.test(text) && /\p{Script=Latin}/u.test(text) && isSpelt(text) ? text : null;
  if (!onlyHan.test(text) || listUnsure(text).length > 0) return null;
  const { surname, given } = findChineseName(text) ?? { surname: "", given: text };
  const surnameSounds = findSurnameReading(surname)?.map((reading) => toPassport(parseSyllable(reading).plain)) ?? [...surname].flatMap(listSpellings);
  const toTitle = (sounds: readonly string[]): string => sounds.join("").replace(/^./, (letter) => letter.toUpperCase());
  return [toTitle(surnameSounds), toTitle([...given].flatMap(listSpellings))].filter((part) => part !== "").join(" ");
};
