import { toMonthLength, toSolarDate } from "../../calendar/lunar-date.ts";
import { toDateText } from "../../time/parse-civil.ts";
import { toSolarOfLunar } from "../lunar-birth.ts";
import { type HeardDate, type Span, toDate, toSpan } from "./heard.ts";
import { toNumber } from "./zh-number.ts";
import { readYear, yearPattern } from "./zh-year.ts";

const lunarWords = /农历|阴历|旧历|古历|夏历|老历/;
const solarWords = /公历|阳历|新历|西历|国历/;
const calendarGap = "(?:\\s{0,24}(?:(?:的|,)\\s{0,24})?(?:\\(?(?:农历|阴历|旧历|古历|夏历|老历|公历|阳历|新历|西历|国历)\\)?(?:的|是|:|,)?\\s{0,24})?)";
const month = "(?<leap>闰)?(?<month>1[0-2]|0?[1-9]|十[一二]?|[正一二三四五六七八九]|冬|腊)月(?:份|的)?";
const day =
  "(?<day>[初廿卅][一二三四五六七八九十]?|3[01]|[12]\\d|0?[1-9]|三十[一]?|二十[一二三四五六七八九]?|十[一二三四五六七八九]?|[一二三四五六七八九])(?:(?<suffix>[日号])|(?![\\d点时日号]))";
const wholeDate = new RegExp(`(?:${yearPattern}${calendarGap})?${month}${calendarGap}${day}`);
const dayOnlyMonth = new RegExp(`${yearPattern}${calendarGap}${month}`);
const monthAlone = new RegExp(`${month}(?!\\s{0,24}(?:后|内|前))`);
const eve = new RegExp(`${yearPattern}?${calendarGap}(?:大年三十|年三十|除夕(?:夜)?)`);
const yearAlone = new RegExp(yearPattern);

/** The calendar the words name; of two the one last named before the date's end. */
const toCalendar = (text: string, end: number): "lunar" | "solar" | undefined => {
  const isLunar = lunarWords.test(text);
  if (!isLunar || !solarWords.test(text)) return isLunar ? "lunar" : solarWords.test(text) ? "solar" : undefined;
  const named = [...text.slice(0, end).matchAll(/(农历|阴历|旧历|古历|夏历|老历)|公历|阳历|新历|西历|国历/g)].at(-1);
  return named && (named[1] ? "lunar" : "solar");
};

const lunarMonths: Record<string, number> = { 正: 1, 冬: 11, 腊: 12 };
const toMonth = (text: string): number => lunarMonths[text] ?? toNumber(text);

/** The last day of a Chinese year, as a solar date. */
const toEve = (lunarYear: number): string => {
  const last = { year: lunarYear, month: 12, leap: false };
  return toDateText(toSolarDate({ ...last, day: toMonthLength({ ...last, day: 1 }) }));
};

/** The eve that falls in a civil year and the one that ends the Chinese year of that number: people mean either. */
const toEves = ({ year, yearOptions }: Pick<HeardDate, "year" | "yearOptions">, isLunarYear: boolean): HeardDate => {
  const named = year === undefined ? (yearOptions ?? []) : [year];
  const dates = (yearOptions || isLunarYear ? named : named.flatMap((one) => [one - 1, one])).map(toEve);
  if (dates.length === 0) return { month: 12, day: 30, calendar: "lunar" };
  return dates.length === 1 ? toSolarParts(dates[0]!) : { dateOptions: dates };
};

const toSolarParts = (date: string): HeardDate => {
  const [year, of, on] = date.split("-").map(Number) as [number, number, number];
  return { year, month: of, day: on, calendar: "solar" };
};

/** 三月十五, with neither 日 nor 初: written like a Chinese date, but many write solar ones so. */
const toEither = (heard: HeardDate): HeardDate => {
  const { year, month: of, day: on } = heard;
  if (year === undefined || of === undefined || on === undefined) return heard;
  try {
    return { dateOptions: [toDate(year, of, on), toDateText(toSolarOfLunar(toDate(year, of, on), false))] };
  } catch {
    return heard;
  }
};

const readWhole = (match: RegExpExecArray, text: string): HeardDate => {
  const groups = match.groups as Record<string, string | undefined>;
  const { month: monthWords = "", day: dayWords = "", suffix, leap } = groups;
  const heard: HeardDate = { ...readYear(groups), month: toMonth(monthWords), day: toNumber(dayWords) };
  const calendar = toCalendar(text, match.index + match[0].length);
  const isLunar =
    calendar === "lunar" || leap !== undefined || /[正冬腊]/.test(monthWords) || /^[初廿]/.test(dayWords) || (groups.named !== undefined && !suffix);
  if (isLunar && calendar !== "solar") return { ...heard, calendar: "lunar", ...(leap ? { leapMonth: true } : {}) };
  if (calendar === "solar") return { ...heard, calendar };
  const isBare = suffix === undefined && !/\d/.test(dayWords);
  return isBare ? toEither(heard) : heard;
};

const solid = /(?<!\d)(18|19|20)(\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/;
const ordered = /(?<![\d-])((?:18|19|20|21)\d{2})(?:\s*[-/.]\s*|\s+)(\d{1,2})(?:\s*[-/.]\s*|\s+)(\d{1,2})(?![\d]|\s*[-/]\s*\d)/;
const shortOrdered = /(?<![\d/.-])(3[2-9]|[4-9]\d)[-/.](\d{1,2})[-/.](\d{1,2})(?![\d/.-])/;

const withCalendar = (heard: HeardDate, text: string, end: number): HeardDate => {
  const calendar = toCalendar(text, end);
  return calendar ? { ...heard, calendar, ...(calendar === "lunar" && /闰/.test(text) ? { leapMonth: true } : {}) } : heard;
};

const findFigures = (text: string): Span<HeardDate> | undefined => {
  const match = ordered.exec(text) ?? solid.exec(text);
  if (match) {
    const figures = match.slice(1).map(Number);
    const [year, of, on] = (figures.length === 4 ? [figures[0]! * 100 + figures[1]!, figures[2], figures[3]] : figures) as [number, number, number];
    return toSpan(match, withCalendar({ year, month: of, day: on }, text, match.index + match[0].length));
  }
  const short = shortOrdered.exec(text);
  return short
    ? toSpan(short, withCalendar({ year: 1900 + Number(short[1]), month: Number(short[2]), day: Number(short[3]) }, text, short.index + short[0].length))
    : undefined;
};

/** The date in figures or Chinese words that a text names, whole or in part. The text is as `tidy` gives it. */
export const findZhDate = (text: string): Span<HeardDate> | undefined => {
  const figures = findFigures(text);
  if (figures) return figures;
  const eveMatch = eve.exec(text);
  if (eveMatch) return toSpan(eveMatch, toEves(readYear(eveMatch.groups ?? {}), /农历|阴历/.test(text)));
  const whole = wholeDate.exec(text);
  if (whole) return toSpan(whole, readWhole(whole, text));
  const toMonthOnly = dayOnlyMonth.exec(text) ?? monthAlone.exec(text);
  if (toMonthOnly) {
    const groups = toMonthOnly.groups as Record<string, string | undefined>;
    const isLunar = lunarWords.test(text) || groups.leap !== undefined || /[正冬腊]/.test(groups.month ?? "");
    const heard: HeardDate = { ...readYear(groups), month: toMonth(groups.month ?? "") };
    return toSpan(toMonthOnly, { ...heard, ...(isLunar ? { calendar: "lunar" } : {}), ...(groups.leap ? { leapMonth: true } : {}) });
  }
  const year = yearAlone.exec(text);
  return year ? toSpan(year, withCalendar(readYear(year.groups as Record<string, string | undefined>), text, text.length)) : undefined;
};
