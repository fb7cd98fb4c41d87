import type { Profile, ProfilePlace, Relationship } from "../../../../shared/contract/profiles.ts";
import { type ProfileZone, toProfileZone } from "../../../../shared/profile-zones.ts";
import { type BirthDraft, toDraft } from "../../../kernel/birth/birth-draft.ts";
import { toBirthFields } from "../../../kernel/profiles/birth-fields.ts";

/** A profile as it stands in the form: what nobody chose is null. */
export interface ProfileDraft {
  avatar: string | null;
  nickname: string;
  relationship: Relationship | null;
  gender: "male" | "female" | null;
  birth: BirthDraft;
  residence: { text: string; place: ProfilePlace | null };
  timeZone: ProfileZone;
}

export type ProfileInput = Omit<Profile, "id" | "createdAt" | "signs" | "isByLink">;

/** A new profile: nothing is chosen for anybody, but the zone of the clock they sit by. */
export const toNewDraft = (relationship: Relationship | null, localZone: string, now = new Date()): ProfileDraft => ({
  avatar: null,
  nickname: "",
  relationship,
  gender: null,
  birth: toDraft({}),
  residence: { text: "", place: null },
  timeZone: toProfileZone(localZone, now.getUTCFullYear()),
});

/** A profile laid into the form. */
export const toProfileDraft = (profile: ProfileInput, now = new Date()): ProfileDraft => {
  const { birth_place: place, birth_time: time, birth, residence } = profile;
  return {
    avatar: profile.avatar,
    nickname: profile.nickname,
    relationship: profile.relationship,
    gender: profile.gender,
    birth: toDraft({
      ...birth,
      date: profile.birth_date,
      time: time === null ? null : time.slice(0, 5),
      ...(place && { place: place.name }),
      ...(place?.latitude !== undefined && { latitude: place.latitude }),
      ...(place?.longitude !== undefined && { longitude: place.longitude }),
      ...(place?.time_zone !== undefined && { timeZone: place.time_zone }),
    }),
    residence: { text: residence?.name ?? "", place: residence },
    timeZone: toProfileZone(profile.time_zone, now.getUTCFullYear()),
  };
};

/** What is sent of a draft that misses nothing. */
export const toProfileFields = ({ avatar, nickname, relationship, gender, birth, residence, timeZone }: ProfileDraft): ProfileInput | null =>
  relationship &&
  gender && {
    avatar,
    nickname: nickname.trim(),
    relationship,
    gender,
    ...toBirthFields(birth),
    residence: residence.place ?? (residence.text.trim() === "" ? null : { name: residence.text.trim() }),
    time_zone: timeZone,
  };
