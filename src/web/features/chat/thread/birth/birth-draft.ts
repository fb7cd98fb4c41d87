import type { Birth } from "../../../../../topics/kit/birth/birth.ts";
import type { PartialBirth } from "../../../../../topics/kit/birth/partial-birth.ts";

export interface ChosenPlace {
  place: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  isXinjiang: boolean;
}

export interface LunarDraft {
  /** As typed. */
  year: string;
  /** Zero until chosen. */
  month: number;
  leap: boolean;
  day: number;
}

/** A birth as it stands in the form. */
export interface BirthDraft {
  calendar: "solar" | "lunar";
  /** "1990-05-01", empty until filled in. */
  solar: string;
  lunar: LunarDraft;
  time: string;
  isTimeUnknown: boolean;
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

export type Part = "date" | "time" | "place" | "zone" | "sex" | "fold";
export type Problems = Partial<Record<Part, string>>;
/** A birth as it goes out: without a zone, the topic's input has its own. */
export type SentBirth = Omit<Birth, "timeZone"> & { timeZone?: string };

const nowhere: LunarDraft = { year: "", month: 0, leap: false, day: 0 };

const toLunarDraft = (date: string, leap: boolean): LunarDraft => {
  const [year = "", month = "0", day = "0"] = date.split("-");
  return { year, month: Number(month), leap, day: Number(day) };
};

const toPlace = ({ place, latitude, longitude, timeZone, zoneOptions }: PartialBirth): ChosenPlace | null =>
  place !== undefined && latitude !== undefined && longitude !== undefined
    ? { place, latitude, longitude, timeZone: timeZone ?? "Asia/Shanghai", isXinjiang: zoneOptions !== undefined || timeZone === "Asia/Urumqi" }
    : null;

/** What is known of a birth, laid into the form. */
export const toDraft = (known: PartialBirth): BirthDraft => {
  const isLunar = known.calendar === "lunar";
  const place = toPlace(known);
  return {
    calendar: isLunar ? "lunar" : "solar",
    solar: isLunar ? "" : (known.date ?? ""),
    lunar: isLunar && known.date ? toLunarDraft(known.date, known.leapMonth === true) : nowhere,
    time: known.time ?? "",
    isTimeUnknown: known.time === null,
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
export const withDate = (draft: BirthDraft, date: string): BirthDraft =>
  draft.calendar === "lunar" ? { ...draft, lunar: toLunarDraft(date, draft.lunar.leap) } : { ...draft, solar: date };

export const isUntouched = ({ solar, lunar, time, isTimeUnknown, placeText, sex, name }: BirthDraft): boolean =>
  solar === "" && lunar.year === "" && time === "" && !isTimeUnknown && placeText === "" && sex === null && name === "";

const pad = (figure: number): string => String(figure).padStart(2, "0");

/** "1990-04-07" of the calendar chosen, or null while something is missing. */
const toDate = ({ calendar, solar, lunar }: BirthDraft): string | null => {
  if (calendar === "solar") return solar === "" ? null : solar;
  return /^\d{4}$/.test(lunar.year) && lunar.month > 0 && lunar.day > 0 ? `${lunar.year}-${pad(lunar.month)}-${pad(lunar.day)}` : null;
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
  if (toDate(draft) === null) missing.push("date");
  if (needs.includes("time") && !draft.isTimeUnknown && draft.time === "") missing.push("time");
  if (draft.place === null && (needs.includes("place") || draft.placeText.trim() !== "")) missing.push("place");
  if (isClockAsked(draft) && draft.timeZone === null) missing.push("zone");
  if (needs.includes("sex") && draft.sex === null) missing.push("sex");
  return missing;
};

/** The birth to send, of a draft that misses nothing. */
export const toBirth = (draft: BirthDraft): SentBirth => {
  const { calendar, lunar, time, isTimeUnknown, fold, place, sex, name, timePrecision } = draft;
  const timeZone = isClockAsked(draft) ? draft.timeZone : (place?.timeZone ?? draft.timeZone);
  return {
    date: toDate(draft) ?? "",
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
