import { toCapital } from "../../shared/capital.ts";
import { listReadings } from "../kit/strokes/strokes.ts";
import { findSurnameReading, isSurname } from "../kit/strokes/surnames.ts";
import { parseSyllable } from "../kit/strokes/syllable.ts";
import { frequentSurnames, otherSpellings } from "./data/frequent-surnames.ts";

const most = 8;

const byPinyin = new Map<string, string[]>();
for (const surname of frequentSurnames) {
  const { plain } = parseSyllable(findSurnameReading(surname)?.[0] ?? listReadings(surname)[0] ?? "");
  byPinyin.set(plain, [...(byPinyin.get(plain) ?? []), surname]);
}

/**
 * Chinese surnames that a Latin spelling may stand for, the most borne first; [] where it is none known. Pinyin, and the spellings of Hong Kong,
 * Taiwan and abroad: Chen 陈 谌, Wong 王 黄, Ouyang 欧阳, Lü and Lv 吕.
 */
export const listSurnamesSpelt = (latin: string): string[] => {
  const key = latin.toLowerCase().replaceAll("ü", "v").replaceAll(/[ '’]/g, "");
  const other = otherSpellings[key] ?? "";
  const others = isSurname(other) ? [other] : [...other];
  return [...new Set([...(byPinyin.get(key) ?? []), ...others])].slice(0, most);
};

/** So often borne, and the next so seldom, that the one is meant: Chen is 陈, not 谌. */
const frequent = 25;
const seldom = 100;

/** The one surname a Latin spelling stands for; undefined where it is none known, or may well be several. */
export const findSurnameSpelt = (latin: string): string | undefined => {
  const [first, next] = listSurnamesSpelt(latin);
  if (first === undefined || next === undefined) return first;
  return frequentSurnames.indexOf(first) < frequent && frequentSurnames.indexOf(next) >= seldom ? first : undefined;
};

/** The reading of a surname with its tone marks: 陈 "Chén". */
export const toSurnameReading = (surname: string): string => {
  const read = (findSurnameReading(surname) ?? [...surname].map((char) => listReadings(char)[0] ?? "")).join("");
  return `${toCapital(read)}`;
};
