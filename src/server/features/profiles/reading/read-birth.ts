import type { Profile, ProfilePlace } from "../../../../shared/contract/profiles.ts";
import { toBirthMoment } from "../../../../topics/kit/birth/birth-moment.ts";
import { type BirthProblem, findBirthProblem } from "../../../../topics/kit/birth/birth-problem.ts";
import { isAdult } from "../../../../topics/kit/birth/is-adult.ts";
import { toPillars } from "../../../../topics/kit/calendar/pillars.ts";
import { toStem } from "../../../../topics/kit/calendar/sexagenary.ts";
import { getPlace } from "../../../../topics/kit/places/find-places.ts";
import { toBodyState } from "../../../../topics/kit/sky/ephemeris.ts";
import { toSign } from "../../../../topics/kit/sky/signs.ts";
import { type BirthOfProfile, toBirth } from "../keeping/to-birth.ts";

export type ReadBirth =
  | { problem: { field: string; code: string } }
  | { birth_place: ProfilePlace | null; isAdult: boolean; signs: NonNullable<Profile["signs"]> };

/** Where in the form what is wrong with a birth stands. */
const toFormField = ({ field }: BirthProblem, { birth_place }: BirthOfProfile): string => {
  if (field === "date" || field === "time") return `birth_${field}`;
  if (field === "leapMonth") return "birth.leapMonth";
  if (field === "timeZone" && birth_place?.time_zone === undefined) return "time_zone";
  return `birth_place.${field === "timeZone" ? "time_zone" : field}`;
};

/** A place chosen by its id alone is where the gazetteer has it. @returns null for an id that is not ours */
const completePlace = (place: ProfilePlace | null): ProfilePlace | null | undefined => {
  if (!place?.id || (place.latitude !== undefined && place.longitude !== undefined && place.time_zone !== undefined)) return place;
  try {
    const { latitude, longitude, timeZone } = getPlace(place.id);
    return { ...place, latitude, longitude, time_zone: place.time_zone ?? timeZone };
  } catch {
    return undefined;
  }
};

/**
 * What a profile shows of its birth: four pillars by the Sun's own time where the place is known, the day from 23:00, and the Sun's sign, at noon where
 * nobody knows the hour; and whether they are of age on a day (YYYY-MM-DD). Or what is wrong with it: the form's field, and a code of `findBirthProblem`.
 */
export const readBirth = ({ today, ...given }: BirthOfProfile & { today: string }): ReadBirth => {
  const birth_place = completePlace(given.birth_place);
  if (birth_place === undefined) return { problem: { field: "birth_place.id", code: "invalid_value" } };
  const completed = { ...given, birth_place };
  const birth = toBirth(completed);
  const problem = findBirthProblem(birth);
  if (problem) return { problem: { field: toFormField(problem, completed), code: problem.code } };
  const { instant, clockSeconds, hasTime } = toBirthMoment(birth, { clock: "trueSolar" });
  const { year, month, day, hour } = toPillars(instant, clockSeconds, "23:00");
  const { sign } = toSign(toBodyState("sun", instant).longitude);
  return { birth_place, isAdult: isAdult(birth, today), signs: { dayStem: toStem(day), pillars: [year, month, day, hasTime ? hour : null], sunSign: sign } };
};
