import type { Locale } from "../../../../../shared/i18n/locale.ts";

interface Tile {
  key: number;
  /** Empty for a place still to be filled. */
  char: string;
  isNext: boolean;
}
interface Line {
  key: number;
  isHan: boolean;
  tiles: Tile[];
}
type Mode = "read" | "new";

const hanOnly = /^\p{Script=Han}+$/u;
/** A surname of one character and a given name of two. */
const usualHan = 3;
const emptyLatin = [4, 7];
const lettersMost = 14;

const isText = (value: unknown): value is string => typeof value === "string";

/** The name that stands in the field: of a new one its surname. */
export const readName = ({ name, surname, given }: Record<string, unknown>, mode: Mode): string => {
  if (mode === "new") return isText(surname) ? surname : "";
  if (isText(name)) return name;
  const [first, last] = [isText(surname) ? surname : "", isText(given) ? given : ""];
  return hanOnly.test(last) ? first + last : `${last} ${first}`.trim();
};

const toLine = (chars: readonly string[], least: number, key: number, isHan: boolean, next: number): Line => ({
  key,
  isHan,
  tiles: Array.from({ length: Math.max(least, chars.length) }, (_, at) => ({ key: at, char: chars[at] ?? "", isNext: at === next })),
});

/** The places a name is set in, one line a word: characters as they are typed, and empty ones for what is still to come. */
export const toTiles = (name: string, mode: Mode, locale: Locale): Line[] => {
  const text = name.trim();
  if (text === "" && locale === "en" && mode === "read") return emptyLatin.map((length, key) => toLine([], length, key, false, key === 0 ? 0 : -1));
  if (text === "" || hanOnly.test(text)) {
    const chars = [...text].slice(0, 5);
    return [toLine(chars, mode === "new" ? Math.max(chars.length, 1) + 2 : usualHan, 0, true, mode === "new" && chars.length > 0 ? -1 : chars.length)];
  }
  return text
    .split(/\s+/)
    .slice(0, 4)
    .map((word, key) => toLine([...word.toUpperCase()].slice(0, lettersMost), 1, key, false, -1));
};
