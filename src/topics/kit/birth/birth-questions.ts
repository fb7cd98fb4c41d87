import type { InputField } from "../../../shared/contract/input-field.ts";
import { toLunarDate } from "../calendar/lunar-date.ts";
import { parseCivilDate } from "../time/parse-civil.ts";
import { listAnd } from "../wording/list.ts";
import type { BirthNeed } from "./birth-field.ts";
import { type PartialBirth, toPending } from "./partial-birth.ts";

export type Label = InputField["label"];

export const partLabels: Record<BirthNeed, Label> = {
  date: { zh: "出生日期", en: "the date of birth" },
  time: { zh: "出生时辰（不知道就说不知道）", en: "the hour of birth (or say you don’t know)" },
  place: { zh: "出生地", en: "the place of birth" },
  sex: { zh: "性别", en: "the sex (male or female)" },
};

/** "a, b and c" in both languages. */
export const joinLabels = (labels: readonly Label[]): Label => {
  const en = labels.map((label) => label.en);
  return { zh: labels.map((label) => label.zh).join("、"), en: listAnd(en) };
};

const months = "January February March April May June July August September October November December".split(" ");

const toDateLabel = (date: string): Label => {
  const [year, month = 1, day] = date.split("-").map(Number);
  return { zh: `${year} 年 ${month} 月 ${day} 日`, en: `${day} ${months[month - 1]} ${year}` };
};

/** Where one option is the other's month and day in the Chinese calendar, it says so. */
const toOptionLabel = (date: string, first: string, isLunar: boolean): Label => {
  const label = toDateLabel(date);
  if (isLunar) return { zh: `农历 ${label.zh}`, en: `the Chinese ${date}` };
  if (date === first) return label;
  try {
    const lunar = toLunarDate(parseCivilDate(date));
    const isLunarOfFirst = first.endsWith(`-${String(lunar.month).padStart(2, "0")}-${String(lunar.day).padStart(2, "0")}`);
    return isLunarOfFirst ? { zh: `${label.zh}（农历 ${lunar.month} 月 ${lunar.day} 日）`, en: `${label.en} (the date in the Chinese calendar)` } : label;
  } catch {
    return label;
  }
};

const toChoice = (labels: readonly Label[]): Label => ({
  zh: `${labels.map((label) => label.zh).join("，还是 ")}？`,
  en: `${labels.map((label) => label.en).join(", or ")}?`,
});

const clockLabels: Record<string, Label> = {
  "00:30": { zh: "早子时（0 点到 1 点）", en: "the early 子 hour (midnight to 1 am)" },
  "23:30": { zh: "晚子时（23 点到 24 点）", en: "the late 子 hour (11 pm to midnight)" },
  "00:00": { zh: "那天刚开始的零点", en: "midnight as that day began" },
  "23:59": { zh: "那天夜里结束时的零点", en: "midnight as that day ended" },
};

const toTimeLabels = (times: readonly string[], birth: PartialBirth): Label[] => {
  const isNamed = birth.timePrecision === "doubleHour" || times.includes("23:59");
  return times.map((time) => (isNamed ? clockLabels[time] : undefined) ?? { zh: time, en: time });
};

/** The first open choice that bears on what the topic needs: it does not ask which Springfield where no place is wanted. */
export const toQuestion = (said: PartialBirth, needs: readonly BirthNeed[]): { need: BirthNeed; label: Label } | null => {
  const { timeOptions, placeOptions, zoneOptions, ...rest } = said;
  const [hasTime, hasPlace] = [needs.includes("time"), needs.includes("place")];
  const birth: PartialBirth = {
    ...rest,
    ...(timeOptions && hasTime ? { timeOptions } : {}),
    ...(placeOptions && hasPlace ? { placeOptions } : {}),
    ...(zoneOptions && (hasTime || hasPlace) && said.time !== null ? { zoneOptions } : {}),
  };
  const pending = toPending(birth);
  if (pending === "date") {
    const dates = birth.dateOptions ?? [];
    return { need: "date", label: toChoice(dates.map((date) => toOptionLabel(date, dates[0]!, birth.calendar === "lunar"))) };
  }
  if (pending === "time") return { need: "time", label: toChoice(toTimeLabels(birth.timeOptions ?? [], birth)) };
  if (pending === "place") return { need: "place", label: toChoice((birth.placeOptions ?? []).map(({ label }) => ({ zh: label, en: label }))) };
  if (pending !== "zone") return null;
  return { need: "place", label: { zh: "出生时间按北京时间，还是新疆时间？", en: "Was the time by Beijing’s clock, or Xinjiang’s?" } };
};

/** What of the date is there already is said again: "1990 年的哪一月哪一日". */
export const toDateLacking = ({ dateParts = {} }: PartialBirth): Label => {
  const { year, yearOptions, month, day } = dateParts;
  if (month !== undefined && day !== undefined) return { zh: `${month} 月 ${day} 日是哪一年`, en: `the year (you said ${day} ${months[month - 1]})` };
  if (year !== undefined && month !== undefined) return { zh: `${year} 年 ${month} 月的哪一日`, en: `the day (you said ${months[month - 1]} ${year})` };
  if (year !== undefined) return { zh: `${year} 年的哪一月哪一日`, en: `the month and day (you said ${year})` };
  if (yearOptions) return { zh: `${yearOptions.join("、")} 中的哪一年，几月几日`, en: `which year (${yearOptions.join(", ")}), and the month and day` };
  return partLabels.date;
};
