import type { AnswerOf } from "../../../../shared/contract/call.ts";
import { addProfile, ownProfile, type Profile, profileFromChat, profileInfo } from "../../../../shared/contract/profiles.ts";
import { callApi } from "../../../kernel/api-client.ts";
import type { ProfileInput } from "./profile-draft.ts";

export const readProfile = (id: string, signal?: AbortSignal): Promise<Profile> => callApi(profileInfo, { id }, signal ? { signal } : {});

/** One's own is made by its own call, of which there is one a person. @param id null for a new one */
export const saveProfile = (id: string | null, fields: ProfileInput): Promise<Profile> => {
  if (id !== null) return callApi(profileInfo, { ...fields, id });
  return fields.relationship === "self" ? callApi(ownProfile, fields) : callApi(addProfile, fields);
};

/** What a chat knows of a birth. @param about whose; null: the one it spoke of last */
export const readFromChat = (msggroup: string, about: string | null, signal: AbortSignal): Promise<AnswerOf<typeof profileFromChat>> =>
  callApi(profileFromChat, { msggroup, ...(about && { about }) }, { signal });
