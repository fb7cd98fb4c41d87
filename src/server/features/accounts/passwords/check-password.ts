import { passwordLength } from "../../../../shared/constants.ts";
import { AppError } from "../../../../shared/errors.ts";
import { knownPasswords } from "./data/known-passwords.ts";

/** The product's own names: refused with figures behind as well. */
const ownNames: readonly string[] = ["yarrow", "蓍问", "shiwen", "shi-wen", "shi wen"];

/** One character again and again, or a row of neighbours: 111111, abcdef, 987654. */
const isRow = (letters: readonly string[]): boolean => {
  const steps = new Set(letters.slice(1).map((letter, at) => letter.codePointAt(0)! - letters[at]!.codePointAt(0)!));
  const [step] = steps;
  // After 9 comes 0, as on the keys.
  const isRound = letters.join("").includes("90") && "12345678901234567890".includes(letters.join(""));
  return isRound || (steps.size === 1 && Math.abs(step!) <= 1);
};

/** A short piece over and over: 121212, abcabc. */
const isRepeated = (text: string): boolean => {
  const at = (text + text).indexOf(text, 1);
  return at < text.length && at <= 3;
};

const isFigureOrSign = /^[\d\p{P}\p{S}]$/u;

/** A word without the figures and signs behind it. */
const toBare = (text: string): string => {
  const letters = [...text];
  return letters.slice(0, letters.findLastIndex((letter) => !isFigureOrSign.test(letter)) + 1).join("");
};

/** What one's own address gives away: an email whole or its first part, a phone's figures. */
const isOwn = (text: string, addresses: readonly string[]): boolean => {
  const bare = toBare(text);
  return addresses.some((address) => {
    const [local = "", domain] = address.split("@");
    if (domain === undefined) return text.replace(/\D/g, "").length >= 6 && address.endsWith(text.replace(/^\+/, ""));
    return text === address || text === local || (bare.length >= 3 && bare === local);
  });
};

/**
 * The rules for a new password: six to twenty characters of any kind, exactly as typed, and none that others would try first.
 * @param addresses its owner's, in canonical form
 * @throws AppError invalidPassword
 */
export const checkPassword = (password: string, addresses: readonly string[]): void => {
  const composed = password.normalize("NFC");
  const { length } = [...composed];
  if (length < passwordLength.min || length > passwordLength.max) throw new AppError("invalidPassword");
  const text = composed.toLowerCase();
  const isKnown = knownPasswords.has(text) || ownNames.includes(toBare(text)) || isRow([...text]) || isRepeated(text);
  if (isKnown || isOwn(text, addresses)) throw new AppError("invalidPassword");
};
