import { strict } from "chrono-node/en";
import { ordinalWords, toEnDay, toEnYear, yearWords } from "./en-number.ts";
import { type HeardDate, type Span, toDate, toSpan } from "./heard.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const month =
  "(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const day = `(?<day>(?:3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?|${ordinalWords})`;
const year = `(?<year>(?:18|19|20|21)\\d{2}|${yearWords})`;
const shortYear = "(?<short>'\\d{2})";
const gap = "[\\s,-]{0,24}(?:(?:of|in|the year)\\s{0,24})?";

const patterns = [
  new RegExp(`\\b${day}\\s{0,24}(?:of\\s{1,24}|-\\s{0,24})?${month}(?:${gap}(?:${year}|${shortYear}))?(?![\\d:])`, "i"),
  new RegExp(`\\b${month}\\s{0,24}(?:the\\s{1,24}|-\\s{0,24})?${day}\\b(?!:|\\s{0,24}(?:am|pm|a\\.m|p\\.m))(?:${gap}(?:${year}|${shortYear}))?(?![\\d:])`, "i"),
  new RegExp(`\\b${year}[\\s,-]{0,24}${month}[\\s,-]{0,24}${day}\\b(?!:)`, "i"),
  new RegExp(`\\b${month}${gap}${year}\\b(?!:)`, "i"),
  new RegExp(`\\b(?:in|year|of|born|mean|meant|should be|make that|actually|(?:year|it)(?:['’]s|\\s{1,24}(?:is|was)))\\s{1,24}${year}\\b`, "i"),
  new RegExp(`\\b(?:i mean|i meant|should be|make that|month(?:['’]s|\\s{1,24}(?:is|was)))\\s{1,24}${month}(?=[\\s.!]{0,9}$|,)`, "i"),
  new RegExp(`\\b(?:i mean|i meant|should be|make that|day(?:['’]s|\\s{1,24}(?:is|was)))\\s{1,24}the\\s{1,24}${day}(?=[\\s.!]{0,9}$|,)`, "i"),
];

const figures = /(?<![\d/.:-])(\d{1,2})\s*([/.-])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})(?![\d/-]|\.\d)/;
const ordered = /(?<![\d/-])((?:18|19|20|21)\d{2})(?:\s*[-/.]\s*|\s+)(\d{1,2})(?:\s*[-/.]\s*|\s+)(\d{1,2})(?!\d)/;
/** 90-5-1: a first number that is no day and no month can only be the year. */
const shortOrdered = /(?<![\d/.-])(3[2-9]|[4-9]\d)[-/.](\d{1,2})[-/.](\d{1,2})(?![\d/.-])/;
const solid = /(?<!\d)(18|19|20)(\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/;

const isMonth = (value: number): boolean => value >= 1 && value <= 12;
const isDay = (value: number): boolean => value >= 1 && value <= 31;

/** Two figures of a year in English leave the century open where there is one to leave. */
const toYears = (text: string): number[] => {
  if (text.length === 4) return [Number(text)];
  return Number(text) <= 26 ? [2000 + Number(text), 1900 + Number(text)] : [1900 + Number(text)];
};

/** 06/07/1990: month first (America) or day first (nearly everywhere else); one reading when the other is none. */
const readFigures = (match: RegExpExecArray): HeardDate | undefined => {
  const [first, second] = [Number(match[1]), Number(match[3])];
  const orders: [number, number][] = [];
  if (isMonth(first) && isDay(second)) orders.push([first, second]);
  if (isMonth(second) && isDay(first) && first !== second) orders.push([second, first]);
  const dates = toYears(match[4]!).flatMap((one) => orders.map(([of, on]) => [one, of, on] as const));
  if (dates.length === 0) return undefined;
  if (dates.length > 1) return { dateOptions: dates.map(([one, of, on]) => toDate(one, of, on)) };
  const [one, of, on] = dates[0]!;
  return { year: one, month: of, day: on };
};

const readWords = (groups: Record<string, string | undefined>): HeardDate => {
  const of = groups.month === undefined ? {} : { month: months.indexOf(groups.month.slice(0, 3).toLowerCase()) + 1 };
  const on = groups.day === undefined ? {} : { day: toEnDay(groups.day) };
  if (groups.year) return { ...of, ...on, year: toEnYear(groups.year) };
  if (!groups.short || of.month === undefined || on.day === undefined) return { ...of, ...on };
  const dates = toYears(groups.short.slice(1)).map((one) => toDate(one, of.month, on.day));
  return dates.length > 1 ? { dateOptions: dates } : { ...of, ...on, year: toYears(groups.short.slice(1))[0]! };
};

/** What our patterns miss, where every part of the date was said; its clock only fills in what was not, and that is not taken. */
const findByChrono = (text: string): Span<HeardDate> | undefined => {
  // Without both it finds nothing that counts, and it is slow to say so.
  if (!/\d{4}/.test(text) || !/[a-z]{3}/i.test(text)) return undefined;
  for (const { start, index, text: words } of strict.parse(text, new Date(0))) {
    const isSaid = start.isCertain("year") && start.isCertain("month") && start.isCertain("day") && /\d{4}/.test(words) && /[a-z]{3}/i.test(words);
    if (isSaid) return { what: { year: start.get("year")!, month: start.get("month")!, day: start.get("day")! }, index, length: words.length };
  }
  return undefined;
};

/** The date a text names in English or in figures, whole or in part. The text is as `tidy` gives it. */
export const findEnDate = (text: string): Span<HeardDate> | undefined => {
  const plain = ordered.exec(text) ?? solid.exec(text);
  if (plain) {
    const parts = plain.slice(1).map(Number);
    const [one, of, on] = (parts.length === 4 ? [parts[0]! * 100 + parts[1]!, parts[2], parts[3]] : parts) as [number, number, number];
    return toSpan(plain, { year: one, month: of, day: on });
  }
  const short = shortOrdered.exec(text);
  if (short) return toSpan(short, { year: 1900 + Number(short[1]), month: Number(short[2]), day: Number(short[3]) });
  const mixed = figures.exec(text);
  const read = mixed ? readFigures(mixed) : undefined;
  if (mixed && read) return toSpan(mixed, read);
  for (const pattern of patterns.slice(0, 3)) {
    const match = pattern.exec(text);
    if (match && isWhole(match)) return toSpan(match, readWords(match.groups ?? {}));
  }
  const byChrono = findByChrono(text);
  if (byChrono) return byChrono;
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match && !isVerb(match, text)) return toSpan(match, readWords(match.groups ?? {}));
  }
  const alone = /^\s*((?:18|19|20|21)\d{2})\s*\.?$/.exec(text);
  return alone ? toSpan(alone, { year: Number(alone[1]) }) : undefined;
};

const isWhole = ({ groups }: RegExpExecArray): boolean => Boolean(groups?.year ?? groups?.short);

/** "I may 2 …", "march 3 miles": a month in lower case without a year counts only where it cannot be a verb. */
const isVerb = (match: RegExpExecArray, text: string): boolean =>
  /^(?:may|march|mar)$/.test(match.groups?.month ?? "") && !isWhole(match) && text.trim().length > match[0].length + 12;
