import type { Locale } from "../../../shared/i18n/locale.ts";
import { listAnd } from "../wording/list.ts";
import type { Range } from "./range.ts";

const months = "January February March April May June July August September October November December".split(" ");
const englishDays = "Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays".split(" ");
const lunarMonths = "正二三四五六七八九十冬腊";

/** "2027-03-05" as it is said: 2027 年 3 月 5 日, 5 March 2027. */
export const nameDate = (date: string, locale: Locale): string => {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return locale === "zh" ? `${year} 年 ${month} 月 ${day} 日` : `${day} ${months[month - 1]} ${year}`;
};

const endsMonth = (date: string): boolean => {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return day === new Date(Date.UTC(year, month, 0)).getUTCDate();
};

/** The days from one to another: a year, a month or whole months where they are one. */
export const nameWindow = ({ from, to }: { from: string; to: string }, locale: Locale): string => {
  const [year, month] = from.split("-").map(Number);
  const isWhole = from.endsWith("-01") && endsMonth(to);
  if (from === to) return nameDate(from, locale);
  if (isWhole && from.endsWith("-01-01") && to === `${year}-12-31`) return locale === "zh" ? `${year} 年` : String(year);
  if (isWhole && from.slice(0, 7) === to.slice(0, 7)) return locale === "zh" ? `${year} 年 ${month} 月` : `${months[month! - 1]} ${year}`;
  return `${nameDate(from, locale)}–${nameDate(to, locale)}`;
};

/** Days of the week a wish is held to, Monday 1. */
export const nameWeekdays = (weekdays: readonly number[], locale: Locale): string => {
  const said = weekdays.join();
  if (said === "6,7") return locale === "zh" ? "周末" : "weekends";
  if (said === "1,2,3,4,5") return locale === "zh" ? "工作日" : "weekdays";
  if (locale === "zh") return weekdays.map((day) => `周${"一二三四五六日"[day - 1]}`).join("、");
  return listAnd(weekdays.map((day) => englishDays[day - 1]!));
};

const plain: Partial<Record<Range["kind"], Record<Locale, string>>> = {
  thisWeek: { zh: "这周", en: "this week" },
  nextWeek: { zh: "下周", en: "next week" },
  thisWeekend: { zh: "这个周末", en: "this weekend" },
  nextWeekend: { zh: "下个周末", en: "next weekend" },
  thisMonth: { zh: "这个月", en: "this month" },
  nextMonth: { zh: "下个月", en: "next month" },
  thisYear: { zh: "今年", en: "this year" },
  nextYear: { zh: "明年", en: "next year" },
};
const oneDay = { zh: ["今天", "明天", "后天", "大后天"], en: ["today", "tomorrow", "the day after tomorrow", "in three days"] };
const thirds = { zh: ["上旬", "中旬", "下旬"], en: ["early ", "mid-", "late "] };
const yearWords = { zh: ["今年", "明年", "后年", "大后年"], en: ["this year", "next year", "in two years", "in three years"] };
const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The year that is said with a month or a day. */
const nameYear = (range: { year?: number | undefined; yearsOn?: number | undefined }, locale: Locale): string =>
  range.year !== undefined
    ? locale === "zh"
      ? `${range.year} 年 `
      : ` ${range.year}`
    : range.yearsOn === undefined
      ? ""
      : locale === "zh"
        ? yearWords.zh[range.yearsOn]!
        : ` ${yearWords.en[range.yearsOn]}`;

const nameZh = (range: Range): string => {
  switch (range.kind) {
    case "days":
      return range.count === 1 && oneDay.zh[range.from ?? 0] ? oneDay.zh[range.from ?? 0]! : `${range.count} 天内`;
    case "month":
      return `${nameYear(range, "zh")}${range.month} 月${range.third ? thirds.zh[range.third - 1] : ""}`;
    case "lunarMonth":
      return `农历${lunarMonths[range.month - 1]}月${range.day ? ` ${range.day} 日` : ""}`;
    case "year":
      return `${range.year} 年`;
    case "day":
      return `${nameYear(range, "zh")}${range.month} 月 ${range.day} 日`;
    case "between":
      if (range.fromDay === 1 && range.toDay >= monthDays[range.toMonth - 1]!) return `${nameYear(range, "zh")}${range.fromMonth}–${range.toMonth} 月`;
      return `${nameYear(range, "zh")}${range.fromMonth} 月 ${range.fromDay} 日–${range.toMonth} 月 ${range.toDay} 日`;
    default:
      return plain[range.kind]!.zh;
  }
};

const nameEn = (range: Range): string => {
  switch (range.kind) {
    case "days":
      return range.count === 1 && oneDay.en[range.from ?? 0] ? oneDay.en[range.from ?? 0]! : `within ${range.count} days`;
    case "month":
      return `${range.third ? thirds.en[range.third - 1] : ""}${months[range.month - 1]}${nameYear(range, "en")}`;
    case "lunarMonth":
      return `${range.day ? `day ${range.day} of ` : ""}the Chinese month ${range.month}`;
    case "year":
      return String(range.year);
    case "day":
      return `${range.day} ${months[range.month - 1]}${nameYear(range, "en")}`;
    case "between":
      if (range.fromDay === 1 && range.toDay >= monthDays[range.toMonth - 1]!)
        return `${months[range.fromMonth - 1]}–${months[range.toMonth - 1]}${nameYear(range, "en")}`;
      return `${range.fromDay} ${months[range.fromMonth - 1]}–${range.toDay} ${months[range.toMonth - 1]}${nameYear(range, "en")}`;
    default:
      return plain[range.kind]!.en;
  }
};

/** A stretch of days as it was said: 3–5 月, "next month". */
export const nameRange = (range: Range, locale: Locale): string => (locale === "zh" ? nameZh(range) : nameEn(range));
