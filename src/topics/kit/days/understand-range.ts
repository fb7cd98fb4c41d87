import { toNumber } from "../birth/speech/zh-number.ts";
import type { Range } from "./range.ts";

/** What a text says of when. */
export interface HeardRange {
  range?: Range;
  /** "2026-12-17": the whole date of a single day. */
  date?: string;
  from?: string;
  to?: string;
  /** The text without those words, in which a birth may then be looked for. */
  rest: string;
}

type Heard = Omit<HeardRange, "rest">;
type Read = (match: RegExpExecArray) => Heard | undefined;

const number = "(?:\\d{1,3}|[一二三四五六七八九十两]{1,3})";
const dayWord = "(?:\\d{1,2}|[一二三四五六七八九十廿]{1,3})";
const monthWord = "(?:1[0-2]|0?[1-9]|十[一二]?|[一二三四五六七八九])";
const englishMonths = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const month = `(${englishMonths.join("|")})[a-z]*\\.?`;
const toMonth = (text: string): number => englishMonths.indexOf(text.slice(0, 3).toLowerCase()) + 1;
const ordinal = "(\\d{1,2})(?:st|nd|rd|th)?";
const to = "(?:\\s*(?:to|-|until|till|through|and)\\s*)";
const year = "(?:,?\\s*(20\\d{2}))?";
const pad = (value: number): string => String(value).padStart(2, "0");
const toDate = (civilYear: number, civilMonth: number, day: number): string => `${civilYear}-${pad(civilMonth)}-${pad(day)}`;
const optionalYear = (text: string | undefined): { year?: number } => (text === undefined ? {} : { year: Number(text) });

const between = (fromMonth: number, fromDay: number, toMonth_: number, toDay: number, said: string | undefined): Heard => ({
  range: { kind: "between", fromMonth, fromDay, toMonth: toMonth_, toDay, ...optionalYear(said) },
});
const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeapYear = (civilYear: number): boolean => civilYear % 4 === 0 && (civilYear % 100 !== 0 || civilYear % 400 === 0);
/** A day that the month does not have (“2月30日”) is heard as its month. */
const oneDay = (civilMonth: number, day: number, said: string | undefined): Heard => {
  const isCommonFebruary = civilMonth === 2 && said !== undefined && !isLeapYear(Number(said));
  if (day < 1 || day > (isCommonFebruary ? 28 : monthDays[civilMonth - 1]!)) return { range: { kind: "month", month: civilMonth, ...optionalYear(said) } };
  return said === undefined ? { range: { kind: "day", month: civilMonth, day } } : { date: toDate(Number(said), civilMonth, day) };
};

const wholeMonth =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?(?![a-z])";
type MonthSaid = [month: number, third?: string | undefined];
/** From one month to another, both whole, or from and to a third of them; over the turn of a year said with the later year, it began the year before. */
const months = ([first, early]: MonthSaid, [last, late]: MonthSaid, [fromYear, toYear]: (string | undefined)[], isNext = false): Heard => {
  const fromDay = early === undefined ? 1 : thirdDays[thirds[early.toLowerCase()]! - 1]![0];
  const toDay = late === undefined ? monthDays[last - 1]! : Math.min(thirdDays[thirds[late.toLowerCase()]! - 1]![1], monthDays[last - 1]!);
  const isOver = last < first;
  const began = fromYear ?? (toYear === undefined ? undefined : String(Number(toYear) - (isOver ? 1 : 0)));
  const heard = between(first, fromDay, last, toDay, began);
  return isNext && isOver && began === undefined ? { range: { ...heard.range, yearsOn: 0 } as Range } : heard;
};

const counts: Record<string, number> = { 天: 1, 日: 1, 周: 7, 星期: 7, 礼拜: 7, 月: 30, 年: 365 };
const englishCounts: Record<string, number> = { day: 1, week: 7, month: 30, year: 365 };
const words: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, few: 3, couple: 2, ten: 10, twelve: 12 };
const days = (count: number): Heard => ({ range: { kind: "days", count: Math.max(1, Math.min(366, count)) } });

const seasons: Record<string, [number, number, number]> = {
  春: [2, 4, 30],
  夏: [5, 7, 31],
  秋: [8, 10, 31],
  冬: [11, 1, 31],
  spring: [3, 5, 31],
  summer: [6, 8, 31],
  autumn: [9, 11, 30],
  fall: [9, 11, 30],
  winter: [12, 2, 28],
};
const season = (name: string): Heard => {
  const [fromMonth, toMonth_, toDay] = seasons[name.toLowerCase()]!;
  return { range: { kind: "between", fromMonth, fromDay: 1, toMonth: toMonth_, toDay } };
};
const thirdDays = [
  [1, 10],
  [11, 20],
  [21, 31],
] as const;
const thirds: Record<string, number> = { 上旬: 1, 初: 1, 中旬: 2, 下旬: 3, 底: 3, early: 1, mid: 2, "mid-": 2, late: 3, "end of": 3 };
const lunarMonths = "正二三四五六七八九十";
const toLunarMonth = (name: string): number => (/冬|十一/.test(name) ? 11 : /腊|十二/.test(name) ? 12 : lunarMonths.indexOf(name[0]!) + 1);

/** The first that matches is taken; ranges stand before months, months before days. */
const patterns: readonly [RegExp, Read][] = [
  [/(\d{4}-\d{2}-\d{2})\s*(?:到|至|~|-|–|—|to|until|through)\s*(\d{4}-\d{2}-\d{2})/i, ([, from, end]) => ({ from: from!, to: end! })],
  [
    new RegExp(`(?:(20\\d{2})年)?(${monthWord})月(${dayWord})[日号]?(?:到|至|-|~|—)(?:(${monthWord})月)?(${dayWord})[日号]?`),
    ([, civilYear, first, firstDay, last, lastDay]) => between(toNumber(first!), toNumber(firstDay!), toNumber(last ?? first!), toNumber(lastDay!), civilYear),
  ],
  [
    new RegExp(`\\b${ordinal}${to}${ordinal}\\s+(?:of\\s+)?${month}${year}`, "i"),
    ([, a, b, name, y]) => between(toMonth(name!), Number(a), toMonth(name!), Number(b), y),
  ],
  [
    new RegExp(`\\b${ordinal}\\s+${month}${to}${ordinal}\\s+${month}${year}`, "i"),
    ([, a, one, b, two, y]) => between(toMonth(one!), Number(a), toMonth(two!), Number(b), y),
  ],
  [
    new RegExp(`\\b${month}\\s+${ordinal}${to}(?:${month}\\s+)?${ordinal}\\b${year}`, "i"),
    ([, one, a, two, b, y]) => between(toMonth(one!), Number(a), toMonth(two ?? one!), Number(b), y),
  ],
  [
    new RegExp(
      `(?<!\\d|农历|阴历|旧历)(?:(20\\d{2})年)?(${monthWord})(?:月份?)?(上旬|中旬|下旬|初|底)?(?:到|至|-|~)(明年|来年|次年)?(?:(20\\d{2})年)?(${monthWord})月(?:份)?(上旬|中旬|下旬|初|底)?(?!\\d|${dayWord}[日号])`,
    ),
    ([, y, first, early, next, z, last, late]) => months([toNumber(first!), early], [toNumber(last!), late], [y, z], next !== undefined),
  ],
  [/(?:(20\d{2})年)?(一二|二三|三四|四五|五六|六七|七八|八九)月/, ([, y, both]) => months([toNumber(both![0]!)], [toNumber(both![1]!)], [y])],
  [
    new RegExp(
      `\\b(between\\s+)?(?:(early|mid-?|late|end of)\\s*)?${wholeMonth}${year}\\s*(to|-|until|till|through|and|or)\\s*(?:the\\s+)?(?:(early|mid-?|late|end of)\\s*)?${wholeMonth}${year}(?!\\s*\\d)`,
      "i",
    ),
    ([, between_, early, one, y, joint, late, two, z]) => {
      const [first, last] = [toMonth(one!), toMonth(two!)];
      // “March and June” are two months; “between March and June” and “April or May” are a stretch.
      const isStretch = between_ !== undefined || !/and|or/i.test(joint!) || (last - first + 12) % 12 === 1;
      return isStretch ? months([first, early], [last, late], [y, z]) : undefined;
    },
  ],
  [/(20\d{2})-(\d{2})-(\d{2})/, ([date]) => ({ date })],
  [new RegExp(`(?:(20\\d{2})年)?(${monthWord})月(${dayWord})[日号]`), ([, y, m, d]) => oneDay(toNumber(m!), toNumber(d!), y)],
  [new RegExp(`\\b${ordinal}\\s+(?:of\\s+)?${month}(?![a-z])${year}`, "i"), ([, d, m, y]) => oneDay(toMonth(m!), Number(d), y)],
  [new RegExp(`\\b${month}\\s+${ordinal}\\b(?!\\d)${year}`, "i"), ([, m, d, y]) => oneDay(toMonth(m!), Number(d), y)],
  [/大后天/, () => ({ range: { kind: "days", count: 1, from: 3 } })],
  [/(?<!大)后天|\b(?:the )?day after tomorrow\b/i, () => ({ range: { kind: "days", count: 1, from: 2 } })],
  [/明天|明日|\btomorrow\b/i, () => ({ range: { kind: "days", count: 1, from: 1 } })],
  [/今天|今日|\btoday\b/i, () => ({ range: { kind: "days", count: 1, from: 0 } })],
  [/(?:下|下个)周末|\bnext weekend\b/i, () => ({ range: { kind: "nextWeekend" } })],
  [/(?:这|这个|本)周末|\bthis weekend\b/i, () => ({ range: { kind: "thisWeekend" } })],
  [/下(?:个)?(?:周|星期|礼拜)|\bnext week\b/i, () => ({ range: { kind: "nextWeek" } })],
  [/(?:这|本)(?:个)?(?:周|星期|礼拜)|\bthis week\b/i, () => ({ range: { kind: "thisWeek" } })],
  [/下个?月|\bnext month\b/i, () => ({ range: { kind: "nextMonth" } })],
  [/(?:这个|本|当)月|\bthis month\b/i, () => ({ range: { kind: "thisMonth" } })],
  [
    /(?:(?:农历|阴历|旧历)(正|冬|腊|十[一二]|[二三四五六七八九十])月|(正|腊|冬)月)(初[一二三四五六七八九十]|廿?[一二三四五六七八九十]{1,2})?/,
    ([, one, two, lunarDay]) => ({ range: { kind: "lunarMonth", month: toLunarMonth((one ?? two)!), ...(lunarDay ? { day: toNumber(lunarDay) } : {}) } }),
  ],
  [
    new RegExp(`(?:(20\\d{2})年)?(${monthWord})月(?:份|里|内|间)?(上旬|中旬|下旬|初|底)?(?![\\d]*[日号])`),
    ([, y, m, third]) => ({ range: { kind: "month", month: toNumber(m!), ...optionalYear(y), ...(third ? { third: thirds[third]! } : {}) } }),
  ],
  [
    new RegExp(
      `(?:\\b(early|mid-?|late|end of)\\s*)?\\b(?:in\\s+|this\\s+|next\\s+|of\\s+)?(january|february|march|april|may(?!\\s+(?:i|we|be))|june|july|august|september|october|november|december)\\b${year}`,
      "i",
    ),
    ([, third, name, y]) => ({
      range: { kind: "month", month: toMonth(name!), ...optionalYear(y), ...(third ? { third: thirds[third.toLowerCase()]! } : {}) },
    }),
  ],
  [/(?:明年|今年|来年)?(春|夏|秋|冬)(?:天|季|里)|\b(?:next |this |in |the )*(spring|summer|autumn|fall|winter)\b/i, ([, zh, en]) => season((zh ?? en)!)],
  [
    new RegExp(`(?:未来|接下来|往后|最近|近|今后)?(${number}|半)个?(天|周|星期|礼拜|月|年)(?:内|以内|之内|里)`),
    ([, count, unit]) => days(((count === "半" ? 0.5 : toNumber(count!)) * counts[unit!]!) | 0),
  ],
  [
    new RegExp(`(?:未来|接下来|往后|今后|最近|近)(${number}|半)个?(天|周|星期|礼拜|月|年)`),
    ([, count, unit]) => days(((count === "半" ? 0.5 : toNumber(count!)) * counts[unit!]!) | 0),
  ],
  [
    /\b(?:next|coming|within|in the next|over the next)\s+(\d{1,3}|a|one|two|three|four|five|six|few|couple(?: of)?|ten|twelve)\s+(day|week|month|year)s?\b/i,
    ([, count, unit]) => days((/\d/.test(count!) ? Number(count) : words[count!.split(" ")[0]!.toLowerCase()]!) * englishCounts[unit!.toLowerCase()]!),
  ],
  [/明年|来年|\bnext year\b/i, () => ({ range: { kind: "nextYear" } })],
  [/今年|年内|年底前|\bthis year\b/i, () => ({ range: { kind: "thisYear" } })],
  [/(20[2-9]\d)年|\bin (20[2-9]\d)\b/, ([, one, two]) => ({ range: { kind: "year", year: Number(one ?? two) } })],
];

/** A birth's date is no day to choose. */
const birthBefore = /(?:生于|生在|出生(?:于|在|日期|：|:)?|生日(?:是|：|:)?|\bborn(?:\s+(?:on|in))?|\bbirth(?:day|date)?(?:\s{1,9}is)?:?)\s{0,9}$/i;
const birthAfter = /^\s{0,9}(?:[日号]\s{0,9})?(?:上午|下午|早上|晚上|凌晨|中午)?(?:\d{1,2}[点时:：]\S{0,4})?\s{0,9}(?:出生|生(?![意活效日])|的生日)/;
/** Years before the calendar of plans: a birth's. */
const oldYear = /(?:19\d{2}|20[01]\d)\s{0,9}(?:[年/.-]\s{0,9})?$/;

/** More letters than any words beside a date that make it a birth's. */
const mostAround = 60;

const isOfBirth = (text: string, match: RegExpExecArray): boolean => {
  const end = match.index + match[0].length;
  const before = text.slice(Math.max(0, match.index - mostAround), match.index);
  const after = text.slice(end, end + mostAround);
  return (
    birthBefore.test(before) ||
    birthAfter.test(after) ||
    oldYear.test(before) ||
    /^\s{0,9}(?:,\s{0,9})?(?:19\d{2}|20[01]\d)/.test(after) ||
    /(?:19\d{2}|20[01]\d)\s*[-年]/.test(match[0])
  );
};

const yearWords: readonly [RegExp, number][] = [
  [/后年/, 2],
  [/明年|来年|\bnext year\b/i, 1],
  [/今年|\bthis year\b/i, 0],
];

/** “明年12月”, “in May next year”: the year said beside a month or a day. */
const withYear = (heard: Heard, rest: string): Heard => {
  const { range } = heard;
  if (!range || !["month", "day", "between"].includes(range.kind) || ("year" in range && range.year !== undefined)) return heard;
  if ("yearsOn" in range && range.yearsOn !== undefined) return heard;
  const said = yearWords.find(([pattern]) => pattern.test(rest));
  return said ? { ...heard, range: { ...range, yearsOn: said[1] } as Range } : heard;
};

/** When, as far as the words say; what belongs to a birth is left where it is. */
export const understandRange = (text: string): HeardRange => {
  for (const [pattern, read] of patterns) {
    const global = new RegExp(pattern.source, `${pattern.flags.replace("g", "")}g`);
    for (const match of text.matchAll(global)) {
      if (isOfBirth(text, match)) continue;
      const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
      const heard = read(match);
      if (heard) return { ...withYear(heard, text), rest };
    }
  }
  return { rest: text };
};
