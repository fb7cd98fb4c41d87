/**
 * The Chinese years 2020 to 2100, five hexadecimal digits each: the last is the leap month (0 for none); above it a bit a month, the
 * first month lowest and the leap month thirteenth, set where the month has thirty days. Computed with tyme4ts, and held against it by a test.
 */
const years =
  "0a9e4 05560 0ab50 0ada2 06d20 07656 07250 064b0 06575 0cab0 055a0 056e3 0b690 0f52b 0b520 0b250 1d0b6 0a4b0 04ab0 02bb5 05ad0 0b6a0 0daa2 0d920 0ea57 0d250 0a550 1a4d5 04b60 05b50 16d23 0ec90 0f928 0e920 0d260 15166 0a570 04d60 13654 07550 07490 074b3 06930 0aab7 052b0 0a5b0 0aba5 056a0 0b650 0baa4 0b4a0 0d958 0a950 052d0 056d6 0ab50 05aa0 05d54 0da50 0d4a0 0e4d3 0c960 0cce7 05560 0ab50 1ad25 06d20 0ea50 072a4 068b0 06978 04ab0 055b0 15566 0b6a0 07520 0b954 0b450 0a8b0 0a4f2 04ab0";
const firstYear = 2020;
const dayMs = 86_400_000;
/** New Year's Day of the first of them, 25 January 2020, in days from 1970. */
const firstDay = Date.UTC(2020, 0, 25) / dayMs;
/** 1970-01-01 was 辛巳, the 18th of the sixty. */
const epochPlace = 17;

const stems = "甲乙丙丁戊己庚辛壬癸";
const branches = "子丑寅卯辰巳午未申酉戌亥";
const monthNames = ["正", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];
const digits = "一二三四五六七八九十";

const toPair = (place: number): string => `${stems[place % 10]}${branches[place % 12]}`;
const toDayName = (day: number): string =>
  day <= 10 ? `初${digits[day - 1]}` : day < 20 ? `十${digits[day - 11]}` : day === 20 ? "二十" : day < 30 ? `廿${digits[day - 21]}` : "三十";

/** A year's months in order: name and length. */
const listMonths = (code: number): [name: string, days: number][] => {
  const leap = code & 15;
  const daysOf = (bit: number) => (code & (1 << (bit + 4)) ? 30 : 29);
  return monthNames.flatMap((name, at): [string, number][] => {
    const month: [string, number] = [`${name}月`, daysOf(at)];
    return at + 1 === leap ? [month, [`闰${name}月`, daysOf(12)]] : [month];
  });
};

/**
 * 丙午年十月十二 · 戊戌日: the Chinese date of a civil day.
 * @param month 1–12
 * @returns null for a day before 25 January 2020 or after the Chinese year 2100
 */
export const findLunarLine = (year: number, month: number, day: number): string | null => {
  const today = Date.UTC(year, month - 1, day) / dayMs;
  let first = firstDay;
  if (today < first) return null;
  for (const [at, code] of years.split(" ").entries()) {
    for (const [name, days] of listMonths(Number.parseInt(code, 16))) {
      if (today < first + days) return `${toPair((firstYear + at - 4) % 60)}年${name}${toDayName(today - first + 1)} · ${toPair((today + epochPlace) % 60)}日`;
      first += days;
    }
  }
  return null;
};
