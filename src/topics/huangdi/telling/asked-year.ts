const relative: readonly (readonly [RegExp, number])[] = [
  [/前年/, -2],
  [/去年|\blast year\b/i, -1],
  [/大后年/, 3],
  [/后年|\bthe year after next\b/i, 2],
  [/明年|来年|\bnext year\b/i, 1],
  [/今年|本年|这一年|年底前|\bthis year\b/i, 0],
];

/** The year a question names: “2027年事业运” 2027, “next year” the one after `now`; null where it names none. */
export const findAskedYear = (text: string, now: number): number | null => {
  const named = /(?<!\d)(?:19|20|21)\d\d(?!\d)/.exec(text);
  if (named) return Number(named[0]);
  const said = relative.find(([pattern]) => pattern.test(text));
  return said ? now + said[1] : null;
};
