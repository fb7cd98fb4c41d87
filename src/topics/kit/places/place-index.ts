import { foldName, hasHan } from "./fold.ts";
import { type Entry, unpackPlaces } from "./place-file.ts";

/** How well a query fits: its whole name, its beginning, the first letters of its syllables. */
export type Fit = 0 | 1 | 2;

interface PlaceIndex {
  entries: readonly Entry[];
  byName: SortedNames;
  byInitials: SortedNames;
  /** Every folded name of a region or country. */
  regions: ReadonlySet<string>;
  /** How long the Chinese names are that begin with these two letters: bit n is set where one has n letters. */
  lengths: ReadonlyMap<string, number>;
}

interface SortedNames {
  keys: readonly string[];
  /** Whose each key is, as its place among the entries. */
  owners: readonly number[];
}

/** Sorted as whole strings, which takes a third of the time of sorting pairs. */
const sortNames = (lines: string[]): SortedNames => {
  lines.sort();
  const keys: string[] = [];
  const owners: number[] = [];
  for (const line of lines) {
    const end = line.indexOf("\t");
    keys.push(line.slice(0, end));
    owners.push(Number(line.slice(end + 1)));
  }
  return { keys, owners };
};

const isHan = (letter: string): boolean => letter >= "㐀" && hasHan(letter);

const toLengths = (keys: readonly string[]): Map<string, number> => {
  const lengths = new Map<string, number>();
  for (const key of keys) {
    if (!isHan(key.charAt(0))) continue;
    const head = key.slice(0, 2);
    lengths.set(head, (lengths.get(head) ?? 0) | (1 << key.length));
  }
  return lengths;
};

const build = (): PlaceIndex => {
  const entries = unpackPlaces();
  const names: string[] = [];
  const initials: string[] = [];
  const groups = new Set<ReadonlySet<string>>();
  for (const [at, { names: own, syllables, within }] of entries.entries()) {
    const keys = new Set(own.map(foldName));
    if (syllables.length > 0) keys.add(syllables.join(""));
    for (const key of keys) if (key !== "") names.push(`${key}\t${at}`);
    if (syllables.length > 1) initials.push(`${syllables.map((syllable) => syllable.charAt(0)).join("")}\t${at}`);
    groups.add(within);
  }
  const byName = sortNames(names);
  const regions = new Set([...groups].flatMap((group) => [...group]));
  return { entries, byName, byInitials: sortNames(initials), regions, lengths: toLengths([...byName.keys, ...regions]) };
};

let kept: PlaceIndex | undefined;

/** Unpacks and sorts everything at the first call, and keeps it. */
export const getPlaceIndex = (): PlaceIndex => {
  kept ??= build();
  return kept;
};

const findFirst = (keys: readonly string[], from: string): number => {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Entries one of whose names is exactly this folded one. */
export const listExact = (key: string): Entry[] => {
  const { entries, byName } = getPlaceIndex();
  const found = new Set<Entry>();
  for (let at = findFirst(byName.keys, key); byName.keys[at] === key; at += 1) found.add(entries[byName.owners[at]!]!);
  return [...found];
};

/** Entries that a folded query fits, and how; those only that lie in each of `inRegions` (folded). */
export const listFitting = (key: string, inRegions: readonly string[] = []): Map<Entry, Fit> => {
  const { entries, byName, byInitials } = getPlaceIndex();
  const found = new Map<Entry, Fit>();
  const take = (owner: number, fit: Fit): void => {
    const entry = entries[owner]!;
    const known = found.get(entry);
    if ((known === undefined || fit < known) && inRegions.every((region) => entry.within.has(region))) found.set(entry, fit);
  };
  for (let at = findFirst(byName.keys, key); byName.keys[at]?.startsWith(key); at += 1) take(byName.owners[at]!, byName.keys[at] === key ? 0 : 1);
  if (key.length > 1 && !hasHan(key)) {
    const { keys, owners } = byInitials;
    for (let at = findFirst(keys, key); keys[at]?.startsWith(key); at += 1) take(owners[at]!, keys[at] === key ? 1 : 2);
  }
  return found;
};

/** No Chinese name of a place or region has more letters. */
export const longestChineseName = 15;

const anyLength = -1;

/** The lengths of names that may stand at `from`, bit n for n letters: what begins with a Chinese letter is looked up by its first two. */
export const findNameLengths = (text: string, from: number): number =>
  isHan(text.charAt(from)) ? (getPlaceIndex().lengths.get(text.slice(from, from + 2).toLowerCase()) ?? 0) : anyLength;

/** Whether a folded name is that of a region or country. */
export const isRegionName = (key: string): boolean => getPlaceIndex().regions.has(key);
