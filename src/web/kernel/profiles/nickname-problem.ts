import { nicknameMaxLength } from "../../../shared/constants.ts";
import { parseNickname } from "../../../shared/nickname.ts";
import type { ProfileMessages } from "./messages.zh.ts";

export const countNickname = (text: string): number => [...text.trim()].length;

/** What is wrong with a nickname, in words; null where nothing is. */
export const findNicknameProblem = (text: string, { fields }: ProfileMessages): string | null => {
  const length = countNickname(text);
  if (length === 0) return fields.noNickname;
  if (length > nicknameMaxLength) return fields.longNickname;
  return parseNickname(text) === null ? fields.oddNickname : null;
};
