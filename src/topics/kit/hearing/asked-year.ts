const relative: readonly (readonly [RegExp, number])[] = [
  [/前年/, -2],
  [/去年|\blast year\b/i, -1],
  [/大后年/, 3],
  [/(?<!大)后年|\bthe year after next\b/i, 2],
  [/明年|来年|\bnext year\b|,? or next\b(?! (?:month|week))/i, 1],
  [/今年|这一年|本年|年内|流年|年底前|\b(?:this|the current) year\b/i, 0],
];

/** A year within a date, or in the words of a birth, is told and not asked about. */
const dates = [
  /(?<!\d)(?:19|20|21)\d\d\s*[年./-]\s*\d{1,2}\s*(?:[月./-]\s*\d{1,2}\s*[日号]?|月)/g,
  /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20|21)\d\d(?!\d)/g,
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?(?:\s+\d{1,2}(?:st|nd|rd|th)?)?,?\s+(?:19|20|21)\d\d\b/gi,
  /(?<!\d)(?:19|20|21)\d\d\s{0,9}(?:年\s{0,9})?(?:出?生|属|的人)|\bborn\b[^.?!,;]{0,120}?\b(?:19|20|21)\d\d\b/gi,
];

/**
 * Every year a text asks about, in the order it names them; `current` is the year of the moment.
 * “我1990年5月1日出生，今年和2027年事业怎么样” in 2026: 2026, 2027.
 */
export const listAskedYears = (text: string, current: number): number[] => {
  const asked = dates.reduce((rest, date) => rest.replace(date, (found) => " ".repeat(found.length)), text);
  const found = [...asked.matchAll(/(?<!\d)(?:19|20|21)\d\d(?!\d)/g)].map((match) => ({ at: match.index, year: Number(match[0]) }));
  for (const [pattern, ahead] of relative) {
    const at = asked.search(pattern);
    if (at >= 0) found.push({ at, year: current + ahead });
  }
  return [...new Set(found.sort((one, other) => one.at - other.at).map(({ year }) => year))];
};

/** The first year a text asks about; null where it names none. */
export const findAskedYear = (text: string, current: number): number | null => listAskedYears(text, current)[0] ?? null;

/** The first year a text asks about that is not past, as years of birth are; null where it names none. */
export const findComingYear = (text: string, current: number): number | null => listAskedYears(text, current).find((year) => year >= current) ?? null;
