import type { Locale } from "../../../../shared/i18n/locale.ts";

/** As the product's specification has it: names in both languages, the short form, the number. */
export interface Country {
  country: string;
  code: string;
  zh: string;
  en: string;
  /** Under which it stands in a list: the first letter of its name, in Chinese of its reading. */
  letter: Record<Locale, string>;
  /** The first letters of each character's reading. */
  initials: string;
}

/** As they are called here where the platform's own names are longer or differ. */
const own: Partial<Record<string, { zh: string; en: string }>> = {
  HK: { zh: "中国香港", en: "Hong Kong, China" },
  MO: { zh: "中国澳门", en: "Macao, China" },
  TW: { zh: "中国台湾", en: "Taiwan, China" },
  AE: { zh: "阿联酋", en: "United Arab Emirates" },
};

/** The first character of each letter in the order of readings; I, U and V begin none. */
const firsts = [..."阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥仨他屲夕丫帀"];
const letters = [..."ABCDEFGHJKLMNOPQRSTWXYZ"];
const byReading = new Intl.Collator("zh-Hans-u-co-pinyin");

/** The first letter of a character's reading; of another letter, itself. */
export const toReadingLetter = (character: string): string => {
  if (!/\p{Script=Han}/u.test(character)) return character.normalize("NFD").slice(0, 1).toUpperCase();
  const after = firsts.findIndex((first) => byReading.compare(first, character) > 0);
  return letters[(after < 0 ? firsts.length : after) - 1] ?? "";
};

const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: "region", fallback: "none" });

/** All countries that have a name, in no order. */
export const toCountries = (codes: readonly { country: string; code: string }[]): Country[] => {
  const [zhNames, enNames] = [namesIn("zh-Hans"), namesIn("en")];
  return codes.flatMap(({ country, code }) => {
    const { zh, en } = own[country] ?? { zh: zhNames.of(country), en: enNames.of(country) };
    if (!zh || !en) return [];
    const reading = [...zh].map(toReadingLetter).join("");
    // Hong Kong, Macao and Taiwan stand under their own names.
    const at = own[country] && zh.startsWith("中国") ? reading.slice(2) : reading;
    return [{ country, code, zh, en, letter: { zh: at.slice(0, 1), en: toReadingLetter(en) }, initials: reading }];
  });
};

export const sortCountries = (countries: readonly Country[], locale: Locale): Country[] => {
  const collator = locale === "zh" ? byReading : new Intl.Collator("en");
  return countries.toSorted((a, b) => a.letter[locale].localeCompare(b.letter[locale]) || collator.compare(a[locale], b[locale]));
};

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** How well a country answers a query: 0 best; null: not at all. */
const rank = ({ country, code, zh, en, initials }: Country, query: string): number | null => {
  const digits = query.replace(/^\+/, "");
  if (/^[0-9]+$/.test(digits)) return code === digits ? 0 : code.startsWith(digits) ? 1 : null;
  const name = fold(en);
  if (country.toLowerCase() === query || zh === query || name === query) return 0;
  if (zh.startsWith(query) || name.startsWith(query)) return 1;
  if (query.length > 1 && initials.toLowerCase().startsWith(query)) return 2;
  return zh.includes(query) || name.includes(query) ? 3 : null;
};

/** Countries by name in either language, short form, first letters of the reading, or number; the best first. */
export const findCountries = (countries: readonly Country[], text: string): Country[] => {
  const query = fold(text.trim()).slice(0, 64);
  return countries
    .map((country) => ({ country, at: rank(country, query) }))
    .filter((found): found is { country: Country; at: number } => found.at !== null)
    .toSorted((a, b) => a.at - b.at)
    .map(({ country }) => country);
};
