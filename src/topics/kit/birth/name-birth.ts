import type { Locale } from "../../../shared/i18n/locale.ts";
import { nameDate } from "../days/name-days.ts";
import type { PartialBirth } from "./partial-birth.ts";

export type BirthPart = "date" | "time" | "place" | "sex";

const sexes = { male: { zh: "男", en: "male" }, female: { zh: "女", en: "female" } };
const halves = { morning: { zh: "上午", en: "morning" }, afternoon: { zh: "下午", en: "afternoon" } };
const branches = "子丑寅卯辰巳午未申酉戌亥";

const toDate = ({ date, dateParts, calendar, leapMonth }: PartialBirth, locale: Locale): string | null => {
  const isLunar = calendar === "lunar";
  if (date !== undefined) {
    if (!isLunar) return nameDate(date, locale);
    const [year, month, day] = date.split("-").map(Number);
    return locale === "zh" ? `农历 ${year} 年${leapMonth ? "闰" : ""} ${month} 月 ${day} 日` : `${date}, Chinese calendar${leapMonth ? ", leap month" : ""}`;
  }
  const { year, month, day } = dateParts ?? {};
  if (year === undefined && month === undefined) return null;
  const parts = locale === "zh" ? [year && `${year} 年`, month && `${month} 月`, day && `${day} 日`] : [year, month, day];
  return parts.filter((part) => part !== undefined).join(locale === "zh" ? " " : "-");
};

const toTime = ({ time, timePrecision, timeHalf }: PartialBirth, locale: Locale): string | null => {
  if (time === null) return locale === "zh" ? "时辰不知道" : "hour not known";
  if (time === undefined) return timeHalf ? halves[timeHalf][locale] : null;
  if (timePrecision !== "doubleHour") return time.slice(0, 5);
  const branch = branches[Math.floor((Number(time.slice(0, 2)) + 1) / 2) % branches.length];
  return locale === "zh" ? `${branch}时` : `the hour of ${branch}`;
};

/** A birth as far as it is known, part by part, as it is said: 1990 年 5 月 1 日 · 13:45 · 上海 · 男. */
export const nameBirthParts = (birth: PartialBirth, locale: Locale): [BirthPart, string][] => {
  const found: [BirthPart, string | null][] = [
    ["date", toDate(birth, locale)],
    ["time", toTime(birth, locale)],
    ["place", birth.place ?? null],
    ["sex", birth.sex ? sexes[birth.sex][locale] : null],
  ];
  return found.flatMap(([part, value]) => (value === null ? [] : [[part, value] as [BirthPart, string]]));
};

/** The same in one line. */
export const nameBirth = (birth: PartialBirth, locale: Locale): string =>
  nameBirthParts(birth, locale)
    .map(([, part]) => part)
    .join(locale === "zh" ? "，" : ", ");
