import { nicknameMaxLength } from "./constants.ts";

/** What a line must not hold: controls, line ends, and marks that turn the direction of what stands around a name. */
const refused = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A name as it is kept, of an account and of a profile alike: one to ten characters, counted as code points, one of which can be seen.
 * "  小满 " → "小满"; null for what is none (1603).
 */
export const parseNickname = (text: string): string | null => {
  const name = text.trim().normalize("NFC");
  const length = [...name].length;
  return length > 0 && length <= nicknameMaxLength && visible.test(name) && !refused.test(name) ? name : null;
};
