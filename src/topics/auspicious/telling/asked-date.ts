import type { AuspiciousCast } from "../engine.ts";

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const patterns: readonly [RegExp, (match: RegExpExecArray) => [month: number | null, day: number]][] = [
  [/(\d{1,2})月(\d{1,2})[日号]?/, (match) => [Number(match[1]), Number(match[2])]],
  [/(?<![\d月])(\d{1,2})[日号](?!线)/, (match) => [null, Number(match[1])]],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(${months.join("|")})[a-z]*`, "i"),
    (match) => [months.indexOf(match[2]!.slice(0, 3).toLowerCase()) + 1, Number(match[1])],
  ],
  [
    new RegExp(`\\b(${months.join("|")})[a-z]*\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b`, "i"),
    (match) => [months.indexOf(match[1]!.slice(0, 3).toLowerCase()) + 1, Number(match[2])],
  ],
  [/\bthe (\d{1,2})(?:st|nd|rd|th)\b/i, (match) => [null, Number(match[1])]],
];

/** The day of the cast that a text names: “12月12日”, “17号”, “the 12th”; null where it names none of them. */
export const findAskedDate = (text: string, { days, instead }: Pick<AuspiciousCast, "days" | "instead">): string | null => {
  const whole = /\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  const all = [...days, ...instead].map(({ date }) => date);
  if (whole) return all.includes(whole) ? whole : null;
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [month, day] = read(match);
    return all.find((date) => Number(date.slice(8)) === day && (month === null || Number(date.slice(5, 7)) === month)) ?? null;
  }
  return null;
};

export const namesDate = (text: string): boolean => /\d{4}-\d{2}-\d{2}/.test(text) || patterns.some(([pattern]) => pattern.test(text));
