import type { Locale } from "../../../../shared/i18n/locale.ts";

/** A look takes sentences until it has come so far, in characters: none is told from another by how long it is. */
const lengths: Record<Locale, { least: number; enough: number }> = { zh: { least: 64, enough: 90 }, en: { least: 190, enough: 270 } };
const sentencesLeast = 3;
/** Two sentences with so long a piece in common say one thing twice. */
const alikeLengths: Record<Locale, number> = { zh: 6, en: 24 };

/** The pools without the sentences that so many of them have: those say nothing of any one cast. */
export const withoutShared = (pools: readonly (readonly string[])[], sharedAt: number): string[][] => {
  const times = new Map<string, number>();
  for (const pool of pools) for (const sentence of pool) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  return pools.map((pool) => pool.filter((sentence) => times.get(sentence)! < sharedAt));
};

/** So many first characters are how a sentence sets in. */
const startLengths: Record<Locale, number> = { zh: 5, en: 14 };

/** The pools with what sets in as the sentences of other pools do behind what does not: a frame says less of a cast than what stands in it. */
export const withFramesLast = (pools: readonly (readonly string[])[], locale: Locale): string[][] => {
  const toStart = (sentence: string): string => sentence.slice(0, startLengths[locale]);
  const times = new Map<string, number>();
  for (const pool of pools) for (const start of new Set(pool.map(toStart))) times.set(start, (times.get(start) ?? 0) + 1);
  const isFrame = (sentence: string): boolean => times.get(toStart(sentence))! > 1;
  return pools.map((pool) => [...pool.filter((sentence) => !isFrame(sentence)), ...pool.filter(isFrame)]);
};

const isAlike = (sentence: string, other: string, locale: Locale): boolean => {
  const length = alikeLengths[locale];
  for (let from = 0; from + length <= sentence.length; from += 1) if (other.includes(sentence.slice(from, from + length))) return true;
  return false;
};

/** The first of these sentences that fill a look; null where too little is said. */
export const toLook = (sentences: readonly string[], locale: Locale): string | null => {
  const { least, enough } = lengths[locale];
  const chosen: string[] = [];
  let length = 0;
  for (const sentence of sentences) {
    if (length >= enough) break;
    if (chosen.some((other) => isAlike(sentence, other, locale))) continue;
    chosen.push(sentence);
    length += sentence.length;
  }
  return chosen.length >= sentencesLeast && length >= least ? chosen.join(locale === "zh" ? "" : " ") : null;
};

/** Looks side by side: of what two of them would say neither says it. null where one of them is left with too little. */
const findLooks = (pools: readonly (readonly string[])[], locale: Locale): string[] | null => {
  const looks = withoutShared(pools, 2).flatMap((pool) => toLook(pool, locale) ?? []);
  return looks.length === pools.length ? looks : null;
};

/**
 * The first of these pools beside so many others that all of them have enough to say.
 * @returns their places and looks, the first one's first; null where there are not so many
 */
export const chooseLooks = (pools: readonly (readonly string[])[], wanted: number, locale: Locale): { places: number[]; looks: string[] } | null => {
  let places = [0];
  let looks = findLooks([pools[0]!], locale);
  for (let at = 1; at < pools.length && looks !== null && places.length < wanted; at += 1) {
    const wider = findLooks(
      [...places, at].map((place) => pools[place]!),
      locale,
    );
    if (wider) [places, looks] = [[...places, at], wider];
  }
  return looks !== null && places.length === wanted ? { places, looks } : null;
};
