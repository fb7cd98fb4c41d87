import type { Locale } from "../../../shared/i18n/locale.ts";
import { foldName, hasHan } from "./fold.ts";
import type { Place } from "./place.ts";
import { type Entry, listProvinces } from "./place-file.ts";
import { isRegionName, listExact } from "./place-index.ts";
import { isBirthplaceEn, isBirthplaceZh, isPlaceHereEn, isPlaceHereZh } from "./text-context.ts";

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

const longestName = 14;
const provinceOf = (name: string): { code: string } | undefined => listProvinces().find(({ full, short }) => name === full || name === short);

/** A province's capital stands for it where the same short name is a lesser place's too: 吉林, 海南. */
const withCapital = (name: string, entries: Entry[]): Entry[] => {
  const province = provinceOf(name);
  const capital = province ? listExact(capitals[province.code] ?? "").find(({ isCounty }) => !isCounty) : undefined;
  return capital && entries.length > 0 ? [...new Set([...entries.filter(({ isCounty }) => !isCounty), capital])] : entries;
};
/** Only of the provinces whose name is also a prefecture's. */
const capitals: Readonly<Record<string, string>> = { "22": "长春", "46": "海口" };

/** The longest chain of region and place that begins at `from`: 湖南省长沙市, 上海浦东, 日本东京. */
const readChain = (text: string, from: number, inRegions: readonly string[]): { length: number; entries: Entry[] } | undefined => {
  for (let length = Math.min(longestName, text.length - from); length >= 2; length -= 1) {
    const name = text.slice(from, from + length);
    const key = foldName(name);
    if (key === "" || key.length < name.length) continue;
    const entries = listExact(key).filter(({ within }) => inRegions.every((region) => within.has(region)));
    const isRegion = isRegionName(key);
    if (entries.length === 0 && !isRegion) continue;
    const gap = /^[\s·,，]?/.exec(text.slice(from + length))![0].length;
    const further = isRegion ? readChain(text, from + length + gap, [...inRegions, key]) : undefined;
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
  let at = 0;
  while (at < text.length) {
    const chain = hasHan(text.charAt(at)) ? readChain(text, at, []) : undefined;
    const words = chain ? text.slice(at, at + chain.length) : "";
    const before = text.slice(0, at);
    const after = text.slice(at + words.length);
    const isBirthplace = isBirthplaceZh(before, after);
    const isChain = chain !== undefined && listExact(foldName(words)).length === 0;
    if (!chain || !(isPlaceHereZh(before, after) || (isChain && isBirthplace)) || !(isChain || isBirthplace || isFullyNamed(words, chain.entries))) {
      at += 1;
      continue;
    }
    found.push({ text: words, index: at, entries: chain.entries, isBirthplace });
    at += words.length;
  }
  return found;
};

const mostWords = 5;

/** The region or country said behind a place: "Paris, Texas", "Springfield Illinois USA". */
const readRegions = (rest: string): { regions: string[]; length: number } => {
  const regions: string[] = [];
  let length = 0;
  for (;;) {
    const match = /^(\s*,\s*|\s+)([\p{L}.’'-]+(?: [\p{L}.’'-]+){0,2})/u.exec(rest.slice(length));
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
      const end = words[last]!.index + words[last]![0].replace(/[.’'-]+$/, "").length;
      const name = text.slice(index, end);
      if (/[,;:()\d]/.test(name)) continue;
      const named = listExact(foldName(name));
      if (named.length === 0) continue;
      const { regions, length } = readRegions(text.slice(end));
      const inside = named.filter(({ within }) => regions.every((region) => within.has(region)));
      const entries = inside.length > 0 ? inside : named;
      const stop = inside.length > 0 ? end + length : end;
      const before = text.slice(0, index);
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
