import { findChineseName, isSurname } from "../kit/strokes/surnames.ts";
import { type BirthElements, toBirthElements } from "./birth-elements.ts";
import { type ChineseNameCast, castChineseName } from "./chinese.ts";
import { castEnglishName, type EnglishNameCast } from "./english.ts";
import { isChinese, type NameInput } from "./input.ts";
import { searchNames } from "./search.ts";

/** A Chinese name; when names were asked for, the best of them, with all of them listed, itself the first. */
export interface ChineseCast extends ChineseNameCast {
  isSuggested: boolean;
  suggestions: ChineseNameCast[];
}
export type NameCast = ChineseCast | EnglishNameCast;

const defaultCount = 6;

/**
 * The surname and given name that the input says, in parts or as a whole. A whole name is parted after the surname that is given with it, if it
 * begins so, else after a known surname, else after its first character.
 */
export const toParts = ({ surname = "", given = "", name }: Pick<NameInput, "surname" | "given" | "name">): { surname: string; given: string } => {
  if (name === undefined || (isChinese(surname) && isChinese(given))) return { surname, given };
  if (surname !== "" && name !== surname && name.startsWith(surname)) return { surname, given: name.slice(surname.length) };
  const [first = "", ...rest] = name;
  return findChineseName(name) ?? { surname: first, given: rest.join("") };
};

const castSuggestions = (input: NameInput, birth: BirthElements | null): ChineseCast => {
  const { name = "" } = input;
  const suggestions = searchNames({
    surname: input.surname ?? (isSurname(name) ? name : toParts(input).surname),
    sex: input.sex ?? input.birth?.sex ?? null,
    characters: input.characters ?? 2,
    meaning: input.meaning ?? "",
    avoid: input.avoid ?? "",
    noRepeat: input.noRepeat ?? false,
    count: input.count ?? defaultCount,
    birth,
  });
  const [best] = suggestions;
  if (!best) throw new RangeError("no name fits the wish");
  return { ...best, isSuggested: true, suggestions };
};

/** @param input as `input` validates it */
export const castName = (input: NameInput): NameCast => {
  const words = input.name ?? [input.given, input.surname].filter((part) => part !== undefined).join(" ");
  if (input.suggest !== true && !isChinese(words.replaceAll(" ", ""))) return castEnglishName(words);
  const birth = input.birth ? toBirthElements(input.birth) : null;
  if (input.suggest === true) return castSuggestions(input, birth);
  const { surname, given } = toParts(input);
  return { ...castChineseName(surname, given, birth, input.written), isSuggested: false, suggestions: [] };
};
