/** A date as it is being typed: digits, or nothing yet. */
export interface DateParts {
  year: string;
  month: string;
  day: string;
}
export type DatePart = keyof DateParts;

export const noParts: DateParts = { year: "", month: "", day: "" };
export const partLengths: Record<DatePart, number> = { year: 4, month: 2, day: 2 };

/** "1990-05-01" as one would type it: 1990, 5, 1. */
export const toParts = (date: string): DateParts => {
  const [year = "", month = "", day = ""] = date.split("-");
  return { year, month: month.replace(/^0/, ""), day: day.replace(/^0/, "") };
};

/** Digits of any script's full width too, as an input method may write them. */
export const toDigits = (text: string, part: DatePart): string => text.normalize("NFKC").replace(/\D/g, "").slice(0, partLengths[part]);

/** No further digit could follow: a fourth of a year, a second of a month or day, a month above 1, a day above 3. */
export const isFull = (part: DatePart, digits: string): boolean =>
  digits.length === partLengths[part] || (part === "month" && Number(digits) > 1) || (part === "day" && Number(digits) > 3);

export const isEmpty = ({ year, month, day }: DateParts): boolean => `${year}${month}${day}` === "";
export const isWhole = ({ year, month, day }: DateParts): boolean => year.length === partLengths.year && month !== "" && day !== "";

/** "1990-05-01"; null while a part is missing, for a day no month has, and outside `from` … `to`. */
export const toIsoDate = (parts: DateParts, from: string, to: string): string | null => {
  if (!isWhole(parts)) return null;
  const [year, month, day] = [parts.year, parts.month, parts.day].map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  const iso = `${parts.year}-${parts.month.padStart(2, "0")}-${parts.day.padStart(2, "0")}`;
  return iso >= from && iso <= to ? iso : null;
};
