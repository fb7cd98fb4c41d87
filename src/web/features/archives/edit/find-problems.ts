import { errors } from "../../../../shared/errors.ts";
import type { Problems } from "../../../kernel/birth/birth-draft.ts";
import { toBirthProblem } from "../../../kernel/profiles/birth-fields.ts";
import type { ProfileMessages } from "../../../kernel/profiles/messages.zh.ts";
import { findNicknameProblem } from "../../../kernel/profiles/nickname-problem.ts";
import type { EditMessages } from "./messages.zh.ts";
import type { ProfileDraft } from "./profile-draft.ts";

/** What is wrong with a profile, by its fields. */
export interface ProfileProblems {
  nickname?: string | undefined;
  relationship?: string | undefined;
  gender?: string | undefined;
  residence?: string | undefined;
  timeZone?: string | undefined;
  birth?: Problems | undefined;
  /** What belongs to no field. */
  rest?: string | undefined;
}

/** Both dictionaries a form speaks by. */
export interface FormWords {
  edit: EditMessages;
  profile: ProfileMessages;
}

/** What is missing besides the birth, which its own form looks over. */
export const findProblems = ({ nickname, relationship, gender }: ProfileDraft, { edit, profile }: FormWords): ProfileProblems => {
  const nicknameProblem = findNicknameProblem(nickname, profile);
  return {
    ...(nicknameProblem && { nickname: nicknameProblem }),
    ...(relationship === null && { relationship: edit.noRelationship }),
    ...(gender === null && { gender: profile.fields.noGender }),
  };
};

const ownFields: Record<string, "nickname" | "relationship" | "gender" | "residence" | "timeZone"> = {
  nickname: "nickname",
  relationship: "relationship",
  gender: "gender",
  residence: "residence",
  time_zone: "timeZone",
};

/** Where a refusal of the server stands in the form. @param sayBirth what is wrong with a birth, by its code; null where that says nothing */
export const toServerProblems = (
  failure: { code: number; details: unknown; message: string },
  { edit, profile }: FormWords,
  sayBirth: (code: string) => string | null,
): ProfileProblems => {
  if (failure.code === errors.invalidNickname.code) return { nickname: failure.message };
  if (failure.code === errors.ownProfileExists.code) return { relationship: edit.ownUsed };
  const fields = (failure.details as { fields?: Record<string, string> } | undefined)?.fields;
  if (failure.code !== errors.invalidParameters.code || !fields) return { rest: failure.message };
  const problems: ProfileProblems = {};
  for (const [path, code] of Object.entries(fields)) {
    const own = ownFields[path.split(".")[0] ?? ""];
    const ofBirth = toBirthProblem(path, code, (one) => sayBirth(one) ?? profile.fields.unread);
    if (own) problems[own] = profile.fields.unread;
    else if (ofBirth) problems.birth = { ...problems.birth, ...ofBirth };
    else problems.rest = failure.message;
  }
  return problems;
};

export const isSound = ({ birth, ...own }: ProfileProblems): boolean =>
  Object.values(own).every((one) => one === undefined) && Object.keys(birth ?? {}).length === 0;
