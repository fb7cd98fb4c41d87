import type { Profile, ProfilePlace } from "../../../shared/contract/profiles.ts";
import { type BirthDraft, type ChosenPlace, type Problems, toBirth, toDraft } from "../birth/birth-draft.ts";
import { toPart } from "../birth/to-part.ts";

export const toProfilePlace = ({ place, latitude, longitude, timeZone }: ChosenPlace): ProfilePlace => ({
  name: place,
  latitude,
  longitude,
  time_zone: timeZone,
});

/** What of a profile is said of a birth; of one that is only begun, what is known. */
export type BornAs = Partial<Pick<Profile, "birth_date" | "birth_time" | "birth_place" | "gender">> & { birth?: Profile["birth"] | undefined };

/** A profile’s birth laid into its form. */
export const toBirthDraft = ({ birth_date: date, birth_time: time, birth_place: place, birth, gender }: BornAs): BirthDraft =>
  toDraft({
    ...birth,
    ...(date !== undefined && { date }),
    ...(time !== undefined && { time: time === null ? null : time.slice(0, 5) }),
    ...(place && { place: place.name }),
    ...(place?.latitude !== undefined && { latitude: place.latitude }),
    ...(place?.longitude !== undefined && { longitude: place.longitude }),
    ...(place?.time_zone !== undefined && { timeZone: place.time_zone }),
    ...(gender && { sex: gender }),
  });

/** The birth of a draft as a profile keeps it. */
export const toBirthFields = (draft: BirthDraft): Pick<Profile, "birth_date" | "birth_time" | "birth_place" | "birth"> => {
  const { date, time, timeZone, calendar, leapMonth, fold, timePrecision } = toBirth(draft);
  const { place } = draft;
  return {
    birth_date: date,
    birth_time: time,
    birth_place: place && toProfilePlace({ ...place, timeZone: timeZone ?? place.timeZone }),
    birth: {
      ...(calendar === "lunar" && { calendar }),
      ...(leapMonth && { leapMonth }),
      ...(fold && { fold }),
      ...(timePrecision && { timePrecision }),
    },
  };
};

const fieldOf: Record<string, string> = { birth_date: "date", birth_time: "time", birth_place: "latitude" };

/** Where in a birth's form a refused field of a profile stands; null for what is none of it. @param path "birth_date", "birth.fold" */
export const toBirthProblem = (path: string, code: string, say: (code: string) => string): Problems | null => {
  const [field = "", part] = path.split(".");
  const birthField = fieldOf[field] ?? (field === "birth" ? (part ?? "date") : null);
  return birthField === null ? null : { [toPart(birthField, code)]: say(code) };
};
