/** Where a star may rise, percent of the sky, so that none covers another’s name: the first in the middle, the next ones about it. */
export const places: readonly (readonly [x: number, y: number])[] = [
  [50, 44],
  [20, 30],
  [80, 32],
  [34, 68],
  [67, 70],
  [9, 66],
  [91, 68],
  [36, 16],
  [65, 14],
];

/**
 * Which image stands in which place: one that stood stays where it is, a new one takes the first place that is free.
 * @param before by place, null where none stands
 */
export const placeStars = (before: readonly (string | null)[], ids: readonly string[]): (string | null)[] => {
  const kept = places.map((_, at) => (ids.includes(before[at] ?? "") ? before[at]! : null));
  const risen = ids.filter((id) => !kept.includes(id));
  return kept.map((id) => id ?? risen.shift() ?? null);
};

/** The dream with how one woke at its end; a mood chosen before gives way. The same one twice takes it back. @param all the sentences that can be chosen */
export const withMood = (dream: string, sentence: string, all: readonly string[]): string => {
  const end = all.find((one) => dream.trimEnd().endsWith(one));
  const told = end ? dream.trimEnd().slice(0, -end.length).trimEnd() : dream.trimEnd();
  if (end === sentence) return told;
  const gap = told === "" || /[一-鿿。！？；，]$/.test(told) ? "" : " ";
  const stop = told === "" || /[.!?。！？…]$/.test(told) ? "" : /[一-鿿]/.test(told.at(-1)!) ? "。" : ".";
  return `${told}${stop}${stop === "。" ? "" : gap}${sentence}`;
};
