import type { Locale } from "../../../shared/i18n/locale.ts";
import { foldName, hasHan } from "./fold.ts";
import type { Place } from "./place.ts";
import { type Entry, listProvinces } from "./place-file.ts";
import { findNameLengths, isRegionName, listExact, longestChineseName } from "./place-index.ts";
import { isBirthplaceEn, isBirthplaceZh, isPlaceHereEn, isPlaceHereZh, wordsBefore } from "./text-context.ts";

export interface PlaceInText {
  /** The words that name it, and where they begin. */
  text: string;
  index: number;
  /** One: clear. Several: of equal claim, ask which; best first. */
  candidates: [Place, ...Place[]];
}

interface Named {
  text: string;
  index: number;
  entries: Entry[];
  /** Said to be where someone was born, not merely named. */
  isBirthplace: boolean;
}

const mostCandidates = 6;
/** A place this many times the next one's size is the one meant: Paris is not asked. */
const clearlyLarger = 5;
const largeEnough = 300_000;

/** 长沙县 lies in 长沙市: whoever says 长沙 is not asked which. */
const isInNamesake = (entry: Entry, entries: readonly Entry[]): boolean =>
  entry.isCounty && entries.some((other) => other !== entry && !other.isCounty && entry.within.has(foldName(other.place.name.zh)));

const toResult = ({ text, index, entries }: Named): PlaceInText | undefined => {
  const sorted = entries.filter((entry) => !isInNamesake(entry, entries)).sort((one, other) => other.weight - one.weight);
  const [first] = sorted;
  if (!first) return undefined;
  const equals = sorted.filter(({ weight }) => weight * clearlyLarger > first.weight).slice(0, mostCandidates);
  return { text, index, candidates: [first.place, ...equals.filter((entry) => entry !== first).map(({ place }) => place)] };
};

/** Regions said one inside the other: a country, a province, a prefecture, and one of them twice (北京市北京市). */
const mostRegions = 4;
let provinceCodes: ReadonlyMap<string, string> | undefined;
const findProvinceCode = (name: string): string | undefined => {
  provinceCodes ??= new Map(listProvinces().flatMap(({ full, short, code }) => [[full, code] as const, [short, code] as const]));
  return provinceCodes.get(name);
};

/** A province's capital stands for it where the same short name is a lesser place's too: 吉林, 海南. */
const withCapital = (name: string, entries: Entry[]): Entry[] => {
  const code = findProvinceCode(name);
  const capital = code === undefined ? undefined : listExact(capitals[code] ?? "").find(({ isCounty }) => !isCounty);
  return capital && entries.length > 0 ? [...new Set([...entries.filter(({ isCounty }) => !isCounty), capital])] : entries;
};
/** Only of the provinces whose name is also a prefecture's. */
const capitals: Readonly<Record<string, string>> = { "22": "长春", "46": "海口" };

interface Looked {
  entries: readonly Entry[];
  /** Folded, where it is a region's name too. */
  region: string | undefined;
}
/** What each stretch of a text names; every stretch is looked up once. */
type Known = Map<string, Looked | null>;

const look = (name: string, known: Known): Looked | null => {
  const before = known.get(name);
  if (before !== undefined) return before;
  const key = foldName(name);
  const isWhole = key !== "" && key.length >= name.length;
  const entries = isWhole ? listExact(key) : [];
  const region = isWhole && isRegionName(key) ? key : undefined;
  const looked = entries.length === 0 && region === undefined ? null : { entries, region };
  known.set(name, looked);
  return looked;
};

/** The longest chain of region and place that begins at `from`: 湖南省长沙市, 上海浦东, 日本东京. */
const readChain = (text: string, from: number, inRegions: readonly string[], known: Known): { length: number; entries: Entry[] } | undefined => {
  const lengths = findNameLengths(text, from);
  if (lengths === 0) return undefined;
  for (let length = Math.min(longestChineseName, text.length - from); length >= 2; length -= 1) {
    if ((lengths & (1 << length)) === 0) continue;
    const name = text.slice(from, from + length);
    const looked = look(name, known);
    if (!looked) continue;
    const { region } = looked;
    const entries = looked.entries.filter(({ within }) => inRegions.every((one) => within.has(one)));
    if (entries.length === 0 && region === undefined) continue;
    const gap = /[\s·,，]/.test(text.charAt(from + length)) ? 1 : 0;
    const isOuter = region !== undefined && inRegions.length < mostRegions;
    const further = isOuter ? readChain(text, from + length + gap, [...inRegions, region], known) : undefined;
    if (further) return { length: length + gap + further.length, entries: further.entries };
    if (entries.length > 0) return { length, entries: inRegions.length === 0 ? withCapital(name, entries) : entries };
  }
  return undefined;
};

/** A county's short name alone (和平, 东方, 新华) is a word; with 县, 市 or 区, or behind its region, it is a place. */
const isFullyNamed = (text: string, entries: readonly Entry[]): boolean =>
  entries.some(({ isCounty, place }) => !isCounty || place.name.zh === text || !text.endsWith(place.name.zh.slice(0, 2)));

const listChinese = (text: string): Named[] => {
  const found: Named[] = [];
  const known: Known = new Map();
  let at = 0;
  while (at < text.length) {
    const chain = hasHan(text.charAt(at)) ? readChain(text, at, [], known) : undefined;
    if (!chain) {
      at += 1;
      continue;
    }
    const words = text.slice(at, at + chain.length);
    const before = wordsBefore(text, at);
    const after = text.slice(at + words.length);
    const isBirthplace = isBirthplaceZh(before, after);
    const isChain = listExact(foldName(words)).length === 0;
    if (!(isPlaceHereZh(before, after) || (isChain && isBirthplace)) || !(isChain || isBirthplace || isFullyNamed(words, chain.entries))) {
      at += 1;
      continue;
    }
    found.push({ text: words, index: at, entries: chain.entries, isBirthplace });
    at += words.length;
  }
  return found;
};

const mostWords = 5;
/** More than three words of a region's name and what parts them from the place. */
const mostLetters = 160;
const trailing = new Set([".", "’", "'", "-"]);

const withoutTrailing = (word: string): number => {
  let length = word.length;
  while (length > 0 && trailing.has(word.charAt(length - 1))) length -= 1;
  return length;
};

/** The region or country said behind a place: "Paris, Texas", "Springfield Illinois USA". */
const readRegions = (rest: string): { regions: string[]; length: number } => {
  const regions: string[] = [];
  let length = 0;
  for (;;) {
    if (regions.length === mostRegions) return { regions, length };
    const match = /^(\s{0,9},\s{0,9}|\s{1,9})([\p{L}.’'-]{1,40}(?: [\p{L}.’'-]{1,40}){0,2})/u.exec(rest.slice(length, length + mostLetters));
    const words = match?.[2]?.split(" ") ?? [];
    const count = [3, 2, 1].find((one) => one <= words.length && isRegionName(foldName(words.slice(0, one).join(" "))));
    const isBareAbbreviation = count === 1 && words[0]!.length < 3 && words[0] !== words[0]!.toUpperCase();
    if (!match || !count || isBareAbbreviation) return { regions, length };
    const said = words.slice(0, count).join(" ");
    regions.push(foldName(said));
    length += match[1]!.length + said.length;
  }
};

const listLatin = (text: string): Named[] => {
  const found: Named[] = [];
  const words = [...text.matchAll(/[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M}.’'-]*/gu)];
  for (let first = 0; first < words.length; first += 1) {
    const index = words[first]!.index;
    for (let last = Math.min(words.length, first + mostWords) - 1; last >= first; last -= 1) {
      const end = words[last]!.index + withoutTrailing(words[last]![0]);
      const name = text.slice(index, end);
      if (/[,;:()\d]/.test(name)) continue;
      const named = listExact(foldName(name));
      if (named.length === 0) continue;
      const { regions, length } = readRegions(text.slice(end));
      const inside = named.filter(({ within }) => regions.every((region) => within.has(region)));
      const entries = inside.length > 0 ? inside : named;
      const stop = inside.length > 0 ? end + length : end;
      const before = wordsBefore(text, index);
      const isLarge = entries.some(({ weight }) => weight >= largeEnough) && name.length > 3;
      if (!isPlaceHereEn(before, name, text.slice(stop), isLarge)) continue;
      found.push({ text: text.slice(index, stop), index, entries, isBirthplace: isBirthplaceEn(before) });
      first = last;
      break;
    }
  }
  return found;
};

/**
 * The place a sentence names: whole names only, the longest first, one said to be a birthplace before any other. Names that are
 * everyday words too (和平, Reading) count only where the words around make a place of them.
 * "出生在上海浦东" → 浦东新区; "born in Springfield" → three to choose from; "born in Paris" → the one in France.
 */
export const findPlaceInText = (text: string, locale: Locale): PlaceInText | undefined => {
  const chinese = listChinese(text);
  const latin = listLatin(text);
  const named = locale === "zh" ? [...chinese, ...latin] : [...latin, ...chinese];
  const best = named.find(({ isBirthplace }) => isBirthplace) ?? named[0];
  return best ? toResult(best) : undefined;
};
