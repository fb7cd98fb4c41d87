import { type GridName, gridNames } from "../../kit/grids/grids.ts";
import { elements as allElements, type Element } from "../../kit/hexagrams/elements.ts";
import { isVowel, reduceNumber, toLetterValue } from "../../kit/letters/letters.ts";
import { findNameCharacter, type NameCharacter } from "../characters.ts";
import type { ChineseNameCast } from "../chinese.ts";
import type { ChineseCast, NameCast } from "../engine.ts";
import type { EnglishNameCast } from "../english.ts";
import { type EnglishName, findEnglishName } from "../english-names.ts";
import { listEnglishTraits, listTraits, type Traits } from "./traits.ts";

/** A character of the given name with its place in the whole name (1 the first) and its gloss where the table has it. */
export interface GivenCharacter {
  char: string;
  place: number;
  entry: NameCharacter | undefined;
  element: Element | null;
  today: number;
}

export interface ChineseView {
  cast: ChineseCast;
  given: readonly GivenCharacter[];
}

export interface EnglishView {
  cast: EnglishNameCast;
  /** Of the first word. */
  origin: EnglishName | undefined;
  /** Letter values 1 … 9 with how many letters have them. */
  digits: readonly { digit: number; letters: string }[];
  /** The value most letters have, where one leads. */
  passion: { digit: number; letters: string } | null;
  missing: readonly number[];
  /** The soul urge with Y a vowel, where that makes another. */
  soulWithY: number | null;
}

/** A name made ready for telling; one of `chinese` and `english` is null. */
export interface NameView {
  cast: NameCast;
  name: string;
  isSuggested: boolean;
  chinese: ChineseView | null;
  english: EnglishView | null;
  traits: Traits;
}

/** The four grids that are the name's own: the heaven grid is the surname's. */
export const ownGrids = gridNames.filter((name) => name !== "heaven");

export const listGridsOf = ({ luck }: ChineseNameCast, wanted: string): GridName[] => ownGrids.filter((name) => luck[name] === wanted);

/** The element that three or more of the five grids share, or null. */
export const findMainElement = ({ elements }: ChineseNameCast): Element | null =>
  allElements.find((element) => gridNames.filter((name) => elements[name] === element).length >= 3) ?? null;

export const toFullName = ({ surname, given }: ChineseNameCast): string => surname + given;

const toChineseView = (cast: ChineseCast): ChineseView => {
  const before = [...cast.surname].length;
  const given = [...cast.given].map((char, index): GivenCharacter => {
    const place = before + index + 1;
    const { element, today } = cast.proof[place - 1]!;
    return { char, place, entry: findNameCharacter(char), element, today };
  });
  return { cast, given };
};

const toSoulWithY = (letters: readonly string[], root: number): number | null => {
  if (!letters.includes("Y")) return null;
  const sum = letters.filter((letter) => isVowel(letter) || letter === "Y").reduce((total, letter) => total + toLetterValue(letter), 0);
  const other = reduceNumber(sum);
  return other === root ? null : other;
};

/** The values 1 … 9 that no letter of a name has. */
export const listMissingDigits = ({ words }: EnglishNameCast): number[] => {
  const values = new Set(words.flatMap(({ letters }) => letters.map(toLetterValue)));
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !values.has(digit));
};

const toEnglishView = (cast: EnglishNameCast): EnglishView => {
  const letters = cast.words.flatMap((word) => word.letters);
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => ({
    digit,
    letters: letters.filter((letter) => toLetterValue(letter) === digit).join(""),
  }));
  const [first, second] = [...digits].sort((one, other) => other.letters.length - one.letters.length);
  return {
    cast,
    origin: findEnglishName(cast.words[0]!.word),
    digits,
    passion: first && second && first.letters.length > second.letters.length ? first : null,
    missing: listMissingDigits(cast),
    soulWithY: toSoulWithY(letters, cast.soulUrge.root),
  };
};

export const toNameView = (cast: NameCast): NameView =>
  cast.kind === "english"
    ? { cast, name: cast.name, isSuggested: false, chinese: null, english: toEnglishView(cast), traits: listEnglishTraits(cast) }
    : { cast, name: toFullName(cast), isSuggested: cast.isSuggested, chinese: toChineseView(cast), english: null, traits: listTraits(cast) };
