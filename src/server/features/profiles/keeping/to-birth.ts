import type { Profile } from "../../../../shared/contract/profiles.ts";
import type { Birth } from "../../../../topics/kit/birth/birth.ts";

export type BirthOfProfile = Pick<Profile, "gender" | "birth_date" | "birth_time" | "birth_place" | "time_zone"> & { birth?: Profile["birth"] | undefined };

/** A profile's birth as every topic takes it: by the clocks of its place, with their history; by the chosen zone's where the place's are not known. */
export const toBirth = ({ gender, birth_date, birth_time, birth_place, time_zone, birth }: BirthOfProfile): Birth => ({
  date: birth_date,
  time: birth_time,
  timeZone: birth_place?.time_zone ?? time_zone,
  sex: gender,
  ...(birth_place ? { place: birth_place.name.slice(0, 80) } : {}),
  ...(birth_place?.latitude === undefined ? {} : { latitude: birth_place.latitude }),
  ...(birth_place?.longitude === undefined ? {} : { longitude: birth_place.longitude }),
  ...(birth?.calendar ? { calendar: birth.calendar } : {}),
  ...(birth?.leapMonth === undefined ? {} : { leapMonth: birth.leapMonth }),
  ...(birth?.fold ? { fold: birth.fold } : {}),
  ...(birth?.timePrecision ? { timePrecision: birth.timePrecision } : {}),
});
