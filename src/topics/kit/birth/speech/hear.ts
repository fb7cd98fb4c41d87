import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { PlaceOption } from "../partial-birth.ts";
import { findEnDate } from "./en-date.ts";
import { findEnTime } from "./en-time.ts";
import { isAsking, saysBirth, toRest } from "./gate.ts";
import { type FindPlace, hearPlace } from "./hear-place.ts";
import { type HeardDate, type HeardTime, type Span, without } from "./heard.ts";
import { findSex } from "./sex.ts";
import { findZhDate } from "./zh-date.ts";
import { findZhTime } from "./zh-time.ts";

export interface Heard {
  date?: HeardDate;
  time?: HeardTime;
  sex?: "male" | "female";
  places?: PlaceOption[];
  timeZone?: string;
  calendar?: "solar" | "lunar";
  isLeap: boolean;
  /** The words without the clauses that only ask. */
  told: string;
  /** What of those is left over. */
  rest: string;
}

const han = /\p{Script=Han}/u;

/** A whole date, or one that only lacks a choice. */
export const isWholeDate = (date: HeardDate | undefined): boolean =>
  date !== undefined &&
  (date.dateOptions !== undefined || ((date.year !== undefined || date.yearOptions !== undefined) && date.month !== undefined && date.day !== undefined));

const findDate = (text: string): Span<HeardDate> | undefined => {
  if (!han.test(text)) return findEnDate(text);
  const zh = findZhDate(text);
  if (isWholeDate(zh?.what)) return zh;
  const en = findEnDate(text);
  return isWholeDate(en?.what) || !zh ? en : zh;
};

const mostDates = 4;

/** All whole dates of a text, or its first partial one. */
export const listDates = (text: string): Span<HeardDate>[] => {
  const spans: Span<HeardDate>[] = [];
  for (let count = 0; count < mostDates; count += 1) {
    const span = findDate(without(text, spans));
    if (!span) break;
    spans.push(span);
  }
  const whole = spans.filter(({ what }) => isWholeDate(what));
  return (whole.length > 0 ? whole : spans.slice(0, 1)).sort((one, other) => one.index - other.index);
};

const birthMark = /出生|生日|生于|生在|\bborn\b|birth|生(?=$|[\s,.。;])/i;

/** Of several dates the birth's is the one by the word for it; a day and its year may stand apart: "八月十五生的，1979年". */
const chooseDate = (text: string): Span<HeardDate>[] => {
  const spans = listDates(text);
  const [first] = spans;
  if (first && !isWholeDate(first.what)) {
    const other = findDate(without(text, [first]));
    const isYear = other !== undefined && first.what.year === undefined && other.what.year !== undefined && other.what.month === undefined;
    return isYear ? [{ ...first, what: { ...first.what, year: other.what.year! } }, other] : [first];
  }
  const mark = birthMark.exec(text)?.index;
  if (mark === undefined || spans.length < 2) return spans.slice(0, 1);
  const toDistance = ({ index, length }: Span<HeardDate>): number => Math.min(Math.abs(index - mark), Math.abs(index + length - mark));
  return [...spans].sort((one, other) => toDistance(one) - toDistance(other)).slice(0, 1);
};

/** Clauses that only ask carry no birth: "what about 2027?" They are blanked, so that places in the text stay where they are. */
const withoutAsking = (text: string): string =>
  text.replace(/[^,.。;!?\n]+(?:[.](?=\S)[^,.。;!?\n]+)*[?]?/g, (clause) => {
    const spoken = han.test(clause) && !saysBirth(clause) && /\s/.test(clause.trim()) ? clause.split(/(\s+)/) : [clause];
    return spoken.map((part) => (isAsking(part) && !saysBirth(part) && !isWholeDate(findDate(part)?.what) ? " ".repeat(part.length) : part)).join("");
  });

const zoneWords = /(?:UTC|GMT)\s*([+-])\s*(\d{1,2})(?::?(\d{2}))?|北京时间|新疆时间|乌鲁木齐时间|\b(?:beijing|xinjiang|urumqi) time\b/i;

const toZone = (match: RegExpExecArray): string => {
  if (match[1]) return `${match[1]}${match[2]!.padStart(2, "0")}:${match[3] ?? "00"}`;
  return /北京|beijing/i.test(match[0]) ? "Asia/Shanghai" : "Asia/Urumqi";
};

const calendarWords = /农历|阴历|旧历|古历|夏历|老历|\blunar\b|\bchinese calendar\b|公历|阳历|新历|西历|国历|\bsolar\b|\bgregorian\b/i;
const isLunarWord = /农|阴|旧|古|夏|老|lunar|chinese/i;

const findTime = (text: string, figuresEnd?: number): Span<HeardTime> | undefined => {
  const zh = han.test(text) ? findZhTime(text, figuresEnd) : undefined;
  return zh && zh.what.half === undefined ? zh : (findEnTime(text, figuresEnd) ?? zh);
};

const rangeWords = /^\s*(?:到|至|-|~|和|或者?|to|or|and|until)\s*/i;

/** "下午3点到4点", "15:00-16:00": both ends are offered, the second in the half of the day that follows the first. */
const withRange = (text: string, first: Span<HeardTime> | undefined): Span<HeardTime> | undefined => {
  const from = first?.what.time;
  if (!first || !from) return first;
  const end = first.index + first.length;
  const link = rangeWords.exec(text.slice(end))?.[0].length;
  const second = link === undefined ? undefined : findTime(text.slice(end + link));
  if (link === undefined || second?.index !== 0) return first;
  const to = [second.what.time ?? [], second.what.timeOptions ?? []].flat().find((time) => time > from);
  return to ? { what: { timeOptions: [from, to] }, index: first.index, length: first.length + link + second.length } : first;
};

/** How a school reckons is no time of birth: "晚子时算当天", "零点换日", "day starts at 23:00". */
const schoolWords =
  /[早晚]?(?:晚子|子)时(?:不?换日|算(?:当|第二|前|后)天)|(?:不?分|区分)早晚?子?时?|早晚子时|(?:零点|十一点|11点|23点|23:00|00:00|0点|半夜十二点|子[正初])换日|真太阳时|(?:钟表|标准|平太阳|民用)时间?|闰月(?:全|都|一律)?[算作按][^,.。;]*|\bday (?:begins|starts|changes) at (?:midnight|\d{1,2}(?::\d\d)?(?: ?[ap]m)?)|\b(?:true |mean )?solar time\b|\bleap month (?:counts|as)[^,.;]*/gi;

/** Everything of a birth that a text says. It is as `tidy` gives it. */
export const hear = (text: string, locale: Locale, findPlace: FindPlace): Heard => {
  const kept = withoutAsking(text).replace(schoolWords, (words) => " ".repeat(words.length));
  const zone = zoneWords.exec(kept);
  const zoneSpan = zone ? { what: toZone(zone), index: zone.index, length: zone[0].length } : undefined;
  const plain = without(kept, [zoneSpan]);
  const dates = chooseDate(plain);
  const [date] = dates;
  const undated = without(plain, dates);
  const figuresEnd = date && /^\d{4}\s*[-/.]/.test(plain.slice(date.index)) ? date.index + date.length : undefined;
  const time = withRange(undated, findTime(undated, figuresEnd));
  const untimed = without(undated, [time]);
  const sex = findSex(untimed);
  // A comma where something was heard: a place may stand after it.
  const place = hearPlace(without(plain, [...dates, time, sex], ","), locale, findPlace);
  const calendar = calendarWords.exec(plain);
  return {
    ...(date ? { date: date.what } : {}),
    ...(time ? { time: time.what } : {}),
    ...(sex ? { sex: sex.what } : {}),
    ...(place ? { places: place.what } : {}),
    ...(zoneSpan ? { timeZone: zoneSpan.what } : {}),
    ...(calendar && !date?.what.calendar ? { calendar: isLunarWord.test(calendar[0]) ? "lunar" : "solar" } : {}),
    isLeap: /闰|\bleap month\b/i.test(plain),
    told: kept.trim(),
    rest: toRest(without(kept, [zoneSpan, ...dates, time, place, sex])),
  };
};
