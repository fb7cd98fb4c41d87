import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Birth } from "../../../topics/kit/birth/birth.ts";
import type { PartialBirth } from "../../../topics/kit/birth/partial-birth.ts";
import { toDoubleHour, toTime } from "./double-hour.ts";

export interface ChosenPlace {
  place: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  isXinjiang: boolean;
}

/** A date as far as it is set: zero until chosen. */
export interface DateDraft {
  year: number;
  month: number;
  /** Of the Chinese calendar alone. */
  leap: boolean;
  day: number;
}

/** A birth as it stands in the form. */
export interface BirthDraft {
  calendar: "solar" | "lunar";
  solar: DateDraft;
  lunar: DateDraft;
  /** "13:45", empty until filled in. */
  time: string;
  isTimeUnknown: boolean;
  /** By what the time is to be told, once somebody chose; a time that is there says it by itself. */
  timeMode: Exclude<TimeMode, "unknown"> | null;
  fold: "earlier" | "later" | null;
  /** What stands in the field of the place, chosen or not. */
  placeText: string;
  place: ChosenPlace | null;
  /** Where a place knows two clocks, the one chosen; else what was said before. */
  timeZone: string | null;
  sex: "male" | "female" | null;
  name: string;
  /** What was known and is not asked for; goes with the time it came with. */
  timePrecision: { of: string; value: NonNullable<Birth["timePrecision"]> } | null;
}

export type TimeMode = "doubleHour" | "clock" | "unknown";
/** The wheels of a birth. */
export type Column = "year" | "month" | "day" | "hour";
export type Part = "date" | "time" | "place" | "zone" | "sex" | "fold";
export type Problems = Partial<Record<Part, string>>;
/** A birth as it goes out: without a zone, the topic's input has its own. */
export type SentBirth = Omit<Birth, "timeZone"> & { timeZone?: string };

const noDate: DateDraft = { year: 0, month: 0, leap: false, day: 0 };

const toDateDraft = ({ date, dateParts, leapMonth }: PartialBirth): DateDraft => {
  const [year = 0, month = 0, day = 0] = date ? date.split("-").map(Number) : [dateParts?.year, dateParts?.month, dateParts?.day];
  return { year, month, leap: leapMonth === true, day };
};

const toPlace = ({ place, latitude, longitude, timeZone, zoneOptions }: PartialBirth): ChosenPlace | null =>
  place !== undefined && latitude !== undefined && longitude !== undefined
    ? { place, latitude, longitude, timeZone: timeZone ?? "Asia/Shanghai", isXinjiang: zoneOptions !== undefined || timeZone === "Asia/Urumqi" }
    : null;

/** What is known of a birth, laid into the form. */
export const toDraft = (known: PartialBirth): BirthDraft => {
  const isLunar = known.calendar === "lunar";
  const place = toPlace(known);
  const date = toDateDraft(known);
  return {
    calendar: isLunar ? "lunar" : "solar",
    solar: isLunar ? noDate : date,
    lunar: isLunar ? date : noDate,
    time: known.time ?? "",
    isTimeUnknown: known.time === null,
    timeMode: null,
    fold: known.fold ?? null,
    placeText: place?.place ?? known.place ?? "",
    place,
    timeZone: known.zoneOptions ? null : (known.timeZone ?? null),
    sex: known.sex ?? null,
    name: known.name ?? "",
    timePrecision: known.timePrecision && known.time ? { of: known.time, value: known.timePrecision } : null,
  };
};

/** The draft with a date of its calendar: one of the readings the person chose. */
export const withDate = (draft: BirthDraft, date: string): BirthDraft => ({
  ...draft,
  [draft.calendar]: toDateDraft({ date, leapMonth: draft.calendar === "lunar" && draft.lunar.leap }),
});

const isEmptyDate = ({ year, month, day }: DateDraft): boolean => year === 0 && month === 0 && day === 0;

export const isUntouched = ({ solar, lunar, time, isTimeUnknown, placeText, sex, name }: BirthDraft): boolean =>
  isEmptyDate(solar) && isEmptyDate(lunar) && time === "" && !isTimeUnknown && placeText === "" && sex === null && name === "";

const pad = (figure: number): string => String(figure).padStart(2, "0");

/** The last day of a month of the Western calendar; February has its 29th until a year takes it away. */
export const toLastDay = ({ year, month }: DateDraft): number => (month === 0 ? 31 : new Date(Date.UTC(year || 2000, month, 0)).getUTCDate());

/** Parts of the date that are open: a 31st too, once its month has none. */
const listOpen = ({ calendar, ...draft }: BirthDraft): ("year" | "month" | "day")[] => {
  const date = draft[calendar];
  const isPast = calendar === "solar" && date.day > toLastDay(date);
  return (["year", "month", "day"] as const).filter((part) => date[part] === 0 || (part === "day" && isPast));
};

/** "1990-04-07" of the calendar chosen, or null while something is missing. */
export const toIsoDate = (draft: BirthDraft): string | null => {
  const { year, month, day } = draft[draft.calendar];
  return listOpen(draft).length === 0 ? `${year}-${pad(month)}-${pad(day)}` : null;
};

const isDoubleHour = ({ time, timePrecision }: BirthDraft): boolean => timePrecision?.value === "doubleHour" && timePrecision.of === time;

/** By what the time is told: as it came, else as was chosen, else as people do who speak the language. */
export const toTimeMode = (draft: BirthDraft, locale: Locale): TimeMode => {
  if (draft.isTimeUnknown) return "unknown";
  if (draft.time !== "") return isDoubleHour(draft) ? "doubleHour" : "clock";
  return draft.timeMode ?? (locale === "zh" ? "doubleHour" : "clock");
};

/** The draft told by another clock: a time becomes its double hour, a double hour its middle; none is forgotten while it is said not to be known. */
export const withTimeMode = (draft: BirthDraft, mode: TimeMode): BirthDraft => {
  if (mode === "unknown") return { ...draft, isTimeUnknown: true };
  const time = mode === "doubleHour" && draft.time !== "" ? toTime(toDoubleHour(Number(draft.time.slice(0, 2)))) : draft.time;
  const timePrecision = mode === "doubleHour" && time !== "" ? { of: time, value: mode } : null;
  return { ...draft, time, timePrecision, isTimeUnknown: false, timeMode: mode, fold: null };
};

/** A time in Xinjiang may be by either of two clocks. */
export const isClockAsked = ({ place, time, isTimeUnknown }: BirthDraft): boolean => place?.isXinjiang === true && !isTimeUnknown && time !== "";

/** What is asked of a time besides the topic's own needs: a birth begun without any, and one of which another part is being cleared up. */
export const toNeeds = (needs: readonly string[], known: PartialBirth): readonly string[] => {
  const isClearedUp = known.dateOptions ?? known.timeOptions ?? known.placeOptions ?? known.zoneOptions;
  return (needs.length === 0 || isClearedUp) && !needs.includes("time") ? [...needs, "time"] : needs;
};

/** The parts still to be filled in: the date always, the others where they are needed or what was written is not settled. */
export const listMissing = (draft: BirthDraft, needs: readonly string[]): Part[] => {
  const missing: Part[] = [];
  if (toIsoDate(draft) === null) missing.push("date");
  if (needs.includes("time") && !draft.isTimeUnknown && draft.time === "") missing.push("time");
  if (draft.place === null && (needs.includes("place") || draft.placeText.trim() !== "")) missing.push("place");
  if (isClockAsked(draft) && draft.timeZone === null) missing.push("zone");
  if (needs.includes("sex") && draft.sex === null) missing.push("sex");
  return missing;
};

/** Which wheel or line is to be set next; null when nothing is missing. */
export const findNext = (draft: BirthDraft, needs: readonly string[]): Column | Exclude<Part, "date" | "time"> | null => {
  const [first] = listMissing(draft, needs);
  if (first === "date") return listOpen(draft)[0]!;
  return first === "time" ? "hour" : (first ?? null);
};

/** The birth to send, of a draft that misses nothing. */
export const toBirth = (draft: BirthDraft): SentBirth => {
  const { calendar, lunar, time, isTimeUnknown, fold, place, sex, name, timePrecision } = draft;
  const timeZone = isClockAsked(draft) ? draft.timeZone : (place?.timeZone ?? draft.timeZone);
  return {
    date: toIsoDate(draft) ?? "",
    time: isTimeUnknown || time === "" ? null : time,
    calendar,
    ...(calendar === "lunar" && lunar.leap && { leapMonth: true }),
    ...(timeZone && { timeZone }),
    ...(place && { place: place.place, latitude: place.latitude, longitude: place.longitude }),
    ...(sex && { sex }),
    ...(fold && !isTimeUnknown && { fold }),
    ...(name.trim() !== "" && { name: name.trim() }),
    ...(timePrecision && !isTimeUnknown && timePrecision.of === time && { timePrecision: timePrecision.value }),
  };
};

/** What of a draft is settled so far: a birth in which nothing stands that was not given. */
export const toPartialBirth = (draft: BirthDraft): PartialBirth => {
  const { date, time, ...others } = toBirth(draft);
  const { year, month, day } = draft[draft.calendar];
  const dateParts = { ...(year > 0 && { year }), ...(month > 0 && { month }), ...(day > 0 && { day }) };
  return {
    ...others,
    ...(date !== "" ? { date } : Object.keys(dateParts).length > 0 && { dateParts }),
    ...((time !== null || draft.isTimeUnknown) && { time }),
    ...(isClockAsked(draft) && draft.timeZone === null && { zoneOptions: ["Asia/Shanghai", "Asia/Urumqi"] }),
  };
};
