import { type CountryCode, getCountries, getCountryCallingCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

const isKnown = (country: string): country is CountryCode => (getCountries() as string[]).includes(country);

export interface ReadNumber {
  /** As the wire takes it. */
  e164: string;
  country: string | undefined;
  isValid: boolean;
}

/** The small plan takes landlines and short numbers of mainland China too, where no code arrives. */
const chineseMobile = /^\+861[3-9]\d{9}$/;

/** A number as it was written in a country; null for what is none at all. */
export const readNumber = (number: string, country: string): ReadNumber | null => {
  const parsed = parsePhoneNumberFromString(number, { ...(isKnown(country) && { defaultCountry: country }), extract: false });
  return parsed
    ? { e164: parsed.number, country: parsed.country, isValid: parsed.countryCallingCode === "86" ? chineseMobile.test(parsed.number) : parsed.isValid() }
    : null;
};

/** Every country with a numbering plan, and its number. */
export const listCallingCodes = (): { country: string; code: string }[] => getCountries().map((country) => ({ country, code: getCountryCallingCode(country) }));
