import type { Profile } from "../../../shared/contract/profiles.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { toDayName, toMonthName } from "../../../topics/kit/calendar/lunar-names.ts";
import { branches } from "../../../topics/kit/hexagrams/branches.ts";
import { toDoubleHour } from "../birth/double-hour.ts";
import type { ProfileMessages } from "./messages.zh.ts";

type Born = Pick<Profile, "birth_date" | "birth_time" | "birth">;

const sayLunarDate = (date: string, isLeap: boolean, locale: Locale): string => {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  if (locale === "zh") return `${year}年${toMonthName({ month, leap: isLeap })}${toDayName(day)}`;
  return `${year}-${month}${isLeap ? " (leap)" : ""}-${day}`;
};

/** "1990-05-01", "1 May 1990", "农历 1990年四月初七". */
export const sayBirthDate = ({ birth_date: date, birth }: Born, locale: Locale, words: ProfileMessages): string => {
  if (birth.calendar === "lunar") return words.lunar(sayLunarDate(date, birth.leapMonth ?? false, locale));
  if (locale === "zh") return date;
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? date : new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(day);
};

/** Date and hour as a row says them: "1990-05-01 13:45", "2 November 1963, hour unknown". */
export const sayBirth = (born: Born, locale: Locale, words: ProfileMessages): string => {
  const date = sayBirthDate(born, locale, words);
  const { birth_time: time, birth } = born;
  if (time === null) return words.hourUnknown(date);
  const clock = time.slice(0, 5);
  if (birth.timePrecision !== "doubleHour") return words.dateAndTime(date, clock);
  return words.dateAndTime(date, words.around(branches[toDoubleHour(Number(clock.slice(0, 2))) % 12]!, clock));
};

/** A place's own name, without its province and country. */
export const sayPlace = (name: string): string => name.split(/ · |, /)[0] ?? name;
