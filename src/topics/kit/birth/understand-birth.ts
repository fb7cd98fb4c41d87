import type { Locale } from "../../../shared/i18n/locale.ts";
import { findPlaceInText } from "../places/find-place-in-text.ts";
import { findBirthProblem } from "./birth-problem.ts";
import { chooseOption, toPlaceFields } from "./choose-option.ts";
import { mergeDate } from "./merge-date.ts";
import { mergeTime } from "./merge-time.ts";
import type { PartialBirth } from "./partial-birth.ts";
import { isAsking, isShort, saysBirth, saysCorrection, saysEvent, saysPerson, withoutNegated } from "./speech/gate.ts";
import { type Heard, hear, isWholeDate } from "./speech/hear.ts";
import type { FindPlace } from "./speech/hear-place.ts";
import { tidy } from "./speech/tidy.ts";

type Part = "date" | "time" | "sex" | "places" | "timeZone" | "calendar";

/** Of a year up to this one a date in a question is far likelier a birth than something planned. */
const lastSureBirthYear = 2010;

const listParts = (heard: Heard): Part[] => (["date", "time", "sex", "places", "timeZone", "calendar"] as const).filter((part) => heard[part] !== undefined);

const saysOldYear = ({ date }: Heard): boolean =>
  isWholeDate(date) && ((date?.year !== undefined && date.year <= lastSureBirthYear) || Boolean(date?.dateOptions));

/** Whether a message says anything of a birth at all, when nothing of one is asked back or taken back. */
const isOfBirth = (heard: Heard, text: string, isBegun: boolean): boolean => {
  if (saysBirth(text)) return true;
  if (saysOldYear(heard) && !saysEvent(text)) return true;
  const others = listParts(heard).filter((part) => part !== "date" && part !== "calendar").length;
  if (isWholeDate(heard.date) && others > 0 && !saysEvent(text)) return true;
  const isLate = heard.date?.year !== undefined && heard.date.year > lastSureBirthYear;
  const hasReason = isBegun || heard.date !== undefined || heard.told === text;
  return hasReason && isShort(heard.rest) && !(isLate && heard.rest !== "") && !isAsking(heard.told) && !saysEvent(heard.told);
};

/** Parts of `known` that are settled: said, and no calendar or clock contradicts them. */
const isSettled = (known: PartialBirth, part: Part): boolean => {
  const problem = known.date === undefined ? null : findBirthProblem({ timeZone: "Asia/Shanghai", ...known, time: known.time ?? null })?.field;
  if (part === "date") return known.date !== undefined && problem !== "date" && problem !== "leapMonth";
  if (part === "time") return known.time !== undefined && problem !== "time";
  if (part === "places") return known.longitude !== undefined;
  if (part === "calendar") return known.date !== undefined;
  return part === "sex" ? known.sex !== undefined : known.timeZone !== undefined;
};

const drop = (birth: PartialBirth, ...names: (keyof PartialBirth)[]): PartialBirth =>
  Object.fromEntries(Object.entries(birth).filter(([name]) => !names.includes(name as keyof PartialBirth))) as PartialBirth;

/** `known` with the parts `accepted` of what was heard laid over it. */
const lay = (known: PartialBirth, heard: Heard, accepted: readonly Part[]): PartialBirth => {
  let birth = known;
  const has = (part: Part): boolean => accepted.includes(part);
  if (has("date") && heard.date)
    birth = { ...drop(birth, "date", "dateOptions", "dateParts", "calendar", "leapMonth", "instant"), ...mergeDate(birth, heard.date) };
  if (has("calendar") && heard.calendar && !heard.date?.dateOptions) {
    birth = { ...drop(birth, "leapMonth"), calendar: heard.calendar, ...(heard.isLeap && heard.calendar === "lunar" ? { leapMonth: true } : {}) };
  }
  if (has("time") && heard.time)
    birth = { ...drop(birth, "time", "timeOptions", "timeHalf", "timePrecision", "fold", "instant"), ...mergeTime(birth, heard.time) };
  if (has("sex") && heard.sex) birth = { ...birth, sex: heard.sex };
  if (has("timeZone") && heard.timeZone) birth = { ...drop(birth, "zoneOptions"), timeZone: heard.timeZone };
  if (has("places") && heard.places) {
    const [first, ...others] = heard.places;
    const bare = drop(birth, "place", "latitude", "longitude", "placeOptions", "zoneOptions", ...(heard.timeZone ? [] : (["timeZone"] as const)));
    birth = others.length > 0 ? { ...bare, placeOptions: heard.places.slice(0, 6) } : { ...bare, ...toPlaceFields(first!, heard.timeZone) };
  }
  return birth;
};

const settleChoice = (known: PartialBirth, chosen: PartialBirth): PartialBirth => {
  const answered: (keyof PartialBirth)[] = [];
  if (chosen.date !== undefined) answered.push("dateOptions");
  if (chosen.time !== undefined) answered.push("timeOptions", "timeHalf");
  if (chosen.longitude !== undefined) answered.push("placeOptions");
  if (chosen.timeZone !== undefined) answered.push("zoneOptions");
  return { ...drop(known, ...answered), ...chosen };
};

const isSame = (one: PartialBirth, other: PartialBirth): boolean => {
  const toText = (birth: PartialBirth): string => JSON.stringify(Object.entries(birth).sort(([a], [b]) => (a < b ? -1 : 1)));
  return toText(one) === toText(other);
};

/** True when every part of `birth` stands in `known` already. */
const isWithin = (birth: PartialBirth, known: PartialBirth): boolean => isSame({ ...known, ...birth }, known);

const isEmpty = (known: PartialBirth): boolean => Object.keys(known).length === 0;

/** A whole birth said anew, of the same person or another. */
const isNewBirth = (heard: Heard, known: PartialBirth, text: string): boolean => {
  if (!isWholeDate(heard.date) || known.date === undefined || saysCorrection(text) || saysEvent(text)) return false;
  const others = listParts(heard).filter((part) => part === "time" || part === "sex" || part === "places").length;
  return saysBirth(text) || others > 1 || (others > 0 && saysPerson(text)) || (saysPerson(text) && isShort(heard.rest));
};

/**
 * What the words say of one birth, merged over what is known; undefined when they say nothing of it. Never a guess: what can be read two ways comes
 * back as `dateOptions`, `timeOptions`, `placeOptions`, `zoneOptions`. A part already settled is changed only by words that take it back ("不是上海，是南京",
 * "sorry, female") or by a new birth said in full.
 */
export const understandBirth = (
  text: string,
  known: PartialBirth | undefined,
  locale: Locale,
  findPlace: FindPlace = findPlaceInText,
): PartialBirth | undefined => {
  const tidied = tidy(text);
  const before = known ?? {};
  const chosen = chooseOption(before, tidied);
  if (!isEmpty(chosen)) return settleChoice(before, chosen);
  const isCorrection = !isEmpty(before) && saysCorrection(tidied);
  const heard = hear(isCorrection ? withoutNegated(tidied) : tidied, locale, findPlace);
  const parts = listParts(heard);
  if (parts.length === 0) return undefined;
  if (isNewBirth(heard, before, tidied)) {
    const birth = lay({}, heard, parts);
    return isWithin(birth, before) ? undefined : birth;
  }
  const isTakenBack = isCorrection && isShort(heard.rest) && !isAsking(tidied);
  if (!isTakenBack && !isOfBirth(heard, tidied, !isEmpty(before))) return undefined;
  const accepted = isTakenBack ? parts : parts.filter((part) => !isSettled(before, part));
  const birth = lay(before, heard, accepted);
  return isSame(birth, before) ? undefined : birth;
};
