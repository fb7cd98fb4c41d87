/** One file of letters. */
export type Slice = readonly string[];

interface Cluster {
  letters: string[];
  /** On which pages any of them stands, a bit a page. */
  pages: Uint32Array;
  count: number;
  best: { other: number; gain: number };
}
export interface Costs {
  /** Bytes of one letter, about. */
  letter: number;
  /** What a file costs beyond its letters: its tables, its name in the list of ranges, the asking for it. */
  file: number;
  /** Letters of a file that no page is known to want. */
  rest: number;
}

const countBits = (word: number): number => {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};
const countUnion = (one: Uint32Array, other: Uint32Array): number => {
  let count = 0;
  for (let at = 0; at < one.length; at += 1) count += countBits(one[at]! | other[at]!);
  return count;
};

/** Letters that stand on the very same pages belong together from the start. */
const toClusters = (pages: readonly ReadonlySet<string>[], letters: readonly string[]): Cluster[] => {
  const words = Math.ceil(pages.length / 32);
  const found = new Map<string, Cluster>();
  for (const letter of letters) {
    const bits = new Uint32Array(words);
    for (const [at, page] of pages.entries()) if (page.has(letter)) bits[at >>> 5]! |= 1 << (at & 31);
    const key = bits.join();
    const cluster = found.get(key);
    if (cluster) cluster.letters.push(letter);
    else found.set(key, { letters: [letter], pages: bits, count: countUnion(bits, bits), best: { other: -1, gain: Number.NEGATIVE_INFINITY } });
  }
  return [...found.values()];
};

const chunk = (letters: readonly string[], size: number): Slice[] =>
  Array.from({ length: Math.ceil(letters.length / size) }, (_, at) => letters.slice(at * size, (at + 1) * size));

/**
 * Lays letters into files so that the pages fetch as little as they can: the two files that cost least together are made one, until there are no more than `most`.
 * @param pages the letters of each page that is known, every topic with as many pages
 * @param letters all that are to be held; those on no page come last, in the order given
 */
export const planSlices = (pages: readonly ReadonlySet<string>[], letters: ReadonlySet<string>, most: number, { letter, file, rest }: Costs): Slice[] => {
  const wanted = new Set(pages.flatMap((page) => [...page]));
  const clusters: (Cluster | null)[] = toClusters(
    pages,
    [...letters].filter((one) => wanted.has(one)),
  );
  const weigh = (count: number, size: number): number => count * (file + size * letter);
  const toGain = (one: Cluster, other: Cluster): number =>
    weigh(one.count, one.letters.length) +
    weigh(other.count, other.letters.length) -
    weigh(countUnion(one.pages, other.pages), one.letters.length + other.letters.length);
  const findBest = (at: number): void => {
    const one = clusters[at]!;
    one.best = { other: -1, gain: Number.NEGATIVE_INFINITY };
    for (let other = at + 1; other < clusters.length; other += 1) {
      const next = clusters[other];
      const gain = next ? toGain(one, next) : Number.NEGATIVE_INFINITY;
      if (gain > one.best.gain) one.best = { other, gain };
    }
  };
  for (const at of clusters.keys()) findBest(at);
  for (let left = clusters.length; left > 1; left -= 1) {
    let at = -1;
    for (const [place, one] of clusters.entries())
      if (one && one.best.other >= 0 && one.best.gain > (clusters[at]?.best.gain ?? Number.NEGATIVE_INFINITY)) at = place;
    const one = clusters[at]!;
    if (one.best.gain < 0 && left <= most) break;
    const { other } = one.best;
    const gone = clusters[other]!;
    one.letters.push(...gone.letters);
    for (const word of one.pages.keys()) one.pages[word]! |= gone.pages[word]!;
    one.count = countUnion(one.pages, one.pages);
    clusters[other] = null;
    for (const [place, before] of clusters.entries())
      if (before && (place === at || before.best.other === at || before.best.other === other)) findBest(place);
      else if (before && place < at) {
        const gain = toGain(before, one);
        if (gain > before.best.gain) before.best = { other: at, gain };
      }
  }
  const planned = clusters.filter((one) => one !== null).sort((one, other) => other.count - one.count || (one.letters[0]! < other.letters[0]! ? -1 : 1));
  return [
    ...planned.map((one) => one.letters),
    ...chunk(
      [...letters].filter((one) => !wanted.has(one)),
      rest,
    ),
  ];
};
