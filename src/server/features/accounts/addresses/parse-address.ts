import { domainToASCII } from "node:url";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { AppError } from "../../../../shared/errors.ts";

/** Where somebody is reached, and an identity they sign in with. */
export interface Address {
  kind: "email" | "phone";
  /** The one form it is known by: lower case, or E.164. */
  subject: string;
  /** As its owner wrote it. */
  shown: string;
}

const localMaxLength = 64;
const emailMaxLength = 254;
/** What mail servers take without quotes; nothing in it can end a header or name a second recipient. */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** An email in lower case, its domain as DNS writes it; null for what is none. */
export const toEmail = (text: string): string | null => {
  const at = text.lastIndexOf("@");
  if (at < 1 || text.length > emailMaxLength) return null;
  const local = text.slice(0, at).toLowerCase();
  const domain = domainToASCII(text.slice(at + 1));
  const labels = domain.split(".");
  const isDomain = labels.length > 1 && domain.length <= 253 && labels.every((label) => domainLabel.test(label)) && !/^\d+$/.test(labels.at(-1)!);
  return local.length <= localMaxLength && localPart.test(local) && isDomain ? `${local}@${domain}` : null;
};

const homeCountry = "CN";

/** @throws AppError invalidPhone */
export const toPhone = (text: string): Address => {
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: homeCountry, extract: false });
  if (!parsed?.isValid() || parsed.ext) throw new AppError("invalidPhone");
  return { kind: "phone", subject: parsed.number, shown: parsed.number };
};

/**
 * An email, or a phone where there is no @ in it: E.164, or a bare number, which reads as +86.
 * @throws AppError invalidPhone, or invalidParameters for what is meant to be an email and is none
 */
export const toAddress = (text: string): Address => {
  const written = text.trim();
  if (!written.includes("@") && !/\p{L}/u.test(written)) return toPhone(written);
  const subject = toEmail(written);
  if (!subject) throw new AppError("invalidParameters", { fields: { email: "invalid_format" } });
  return { kind: "email", subject, shown: written };
};
