import type { HeardChip } from "../../../../../shared/contract/stream.ts";
import type { Locale } from "../../../../../shared/i18n/locale.ts";
import type { PartialBirth } from "../../../../../topics/kit/birth/partial-birth.ts";
import { nameDate } from "../../../../../topics/kit/days/name-days.ts";

const labels = {
  date: { zh: "生日", en: "Born" },
  time: { zh: "时辰", en: "Hour" },
  place: { zh: "出生地", en: "Birthplace" },
  sex: { zh: "性别", en: "Sex" },
} satisfies Record<string, Record<Locale, string>>;

type Part = keyof typeof labels;

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

const toParts = (birth: PartialBirth, locale: Locale): [Part, string][] => {
  const found: [Part, string | null][] = [
    ["date", toDate(birth, locale)],
    ["time", toTime(birth, locale)],
    ["place", birth.place ?? null],
    ["sex", birth.sex ? sexes[birth.sex][locale] : null],
  ];
  return found.flatMap(([part, value]) => (value === null ? [] : [[part, value] as [Part, string]]));
};

/** One birth, a chip a part: the hour alone may be wrong. */
export const toBirthChips = (name: string, birth: PartialBirth, locale: Locale): HeardChip[] =>
  toParts(birth, locale).map(([part, value]) => ({ name: `${name}.${part}`, label: labels[part][locale], value, isUsed: true }));

/** A birth beside others, in one chip. @param whose null where the list says no more than their order */
export const toWholeBirthChip = (name: string, whose: string | null, birth: PartialBirth, locale: Locale): HeardChip[] => {
  const value = toParts(birth, locale)
    .map(([, part]) => part)
    .join(" ");
  return value === "" ? [] : [{ name, label: labels.date[locale], value: whose ? `${whose} ${value}` : value, isUsed: true }];
};
