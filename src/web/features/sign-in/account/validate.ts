import { passwordLength } from "../../../../shared/constants.ts";
import type { SignInMessages } from "../messages.zh.ts";

/** Who one says one is: an email, or a number in a country. */
export interface Account {
  kind: "email" | "phone";
  email: string;
  /** Two letters of ISO 3166. */
  country: string;
  /** As it was written; one with a + brings its own country. */
  number: string;
}

type Words = Pick<
  SignInMessages,
  | "enterEmail"
  | "sureEmail"
  | "enterPassword"
  | "passwordLength"
  | "enterAgain"
  | "passwordNosame"
  | "enterVerificationCode"
  | "sixDigits"
  | "enterPhone"
  | "wrongPhone"
  | "wrongPhoneChina"
>;

/** What is wrong with a field, in words; null: nothing. */
export type Problem = string | null;

/** Something before the one @, a name with a dot after it, no spaces: the letter that arrives is the proof. */
export const checkEmail = (email: string, words: Words): Problem => {
  const written = email.trim();
  if (written === "") return words.enterEmail;
  const parts = written.split("@");
  const [local = "", domain = ""] = parts;
  const labels = domain.split(".");
  const isWhole = parts.length === 2 && local !== "" && labels.length > 1 && labels.every(Boolean) && (labels.at(-1) ?? "").length > 1;
  return isWhole && !/\s/.test(written) && written.length <= 254 ? null : words.sureEmail;
};

/** In characters as one sees them typed, not in halves of one. */
export const checkPassword = (password: string, words: Words): Problem => {
  const { length } = [...password];
  if (length === 0) return words.enterPassword;
  if (length < passwordLength.min) return words.passwordLength(passwordLength.min - length);
  return length > passwordLength.max ? words.passwordLength(passwordLength.max - length) : null;
};

export const checkAgain = (again: string, password: string, words: Words): Problem => {
  if (again === "") return words.enterAgain;
  return again === password ? null : words.passwordNosame;
};

export const codeLength = 6;

/** The digits of what was typed or pasted, Chinese and Arabic full-width ones too. */
export const toDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[^0-9]/g, "")
    .slice(0, codeLength);

export const checkCode = (code: string, words: Words): Problem => {
  if (code === "") return words.enterVerificationCode;
  return code.length === codeLength ? null : words.sixDigits;
};

/** What a number may hold while it is written: digits, and what people put between them; one + at its beginning. */
export const toNumber = (text: string): string => {
  const written = text
    .normalize("NFKC")
    .replace(/[^0-9+ ()-]/g, "")
    .slice(0, 24);
  return written.slice(0, 1) + written.slice(1).replaceAll("+", "");
};

/** @param isValid null while the numbering plans are on their way: the server looks too */
export const checkPhone = ({ country, number }: Account, isValid: boolean | null, words: Words): Problem => {
  if (number.trim() === "") return words.enterPhone;
  if (isValid !== false) return null;
  return country === "CN" && !number.startsWith("+") ? words.wrongPhoneChina : words.wrongPhone;
};
