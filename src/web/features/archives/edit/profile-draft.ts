import type { Profile, ProfilePlace, Relationship } from "../../../../shared/contract/profiles.ts";
import { type ProfileZone, toProfileZone } from "../../../../shared/profile-zones.ts";
import type { BirthDraft } from "../../../kernel/birth/birth-draft.ts";
import { toBirthDraft, toBirthFields } from "../../../kernel/profiles/birth-fields.ts";

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

/** A profile laid into the form; of one that a chat knows, only what was said. */
export const toProfileDraft = (profile: Partial<ProfileInput>, localZone: string, now = new Date()): ProfileDraft => ({
  avatar: profile.avatar ?? null,
  nickname: profile.nickname ?? "",
  relationship: profile.relationship ?? null,
  gender: profile.gender ?? null,
  birth: toBirthDraft(profile),
  residence: { text: profile.residence?.name ?? "", place: profile.residence ?? null },
  timeZone: toProfileZone(profile.time_zone ?? localZone, now.getUTCFullYear()),
});

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
