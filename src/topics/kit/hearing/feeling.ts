import type { Locale } from "../../../shared/i18n/locale.ts";
import { feelingSigns, lossSigns, turnSigns } from "./data/feeling-signs.ts";
import { toHeardLocale } from "./heard-locale.ts";
import { findKin, type Kin } from "./kin-name.ts";

export const feelings = [
  "grief",
  "betrayal",
  "heartbreak",
  "worry",
  "guilt",
  "anger",
  "fear",
  "torn",
  "lonely",
  "tired",
  "relief",
  "joy",
  "hope",
  "sad",
] as const;
export type Feeling = (typeof feelings)[number];

/** What was felt, and what of the words can safely be said back. */
export interface Felt {
  /** null: no feeling is named. */
  feeling: Feeling | null;
  /** The one person of theirs, or animal, that it is about; null for none or several. */
  kin: Kin | null;
  /** How long two people were together, as written. */
  together: string | null;
  /** The day it happened, as written, where that was this week or the last. */
  day: string | null;
}

const togetherSigns: Record<Locale, RegExp> = {
  zh: /(?:在一起|谈了|恋爱|相处|相恋|结婚|爱了|跟了(?:他|她))(?:了|快|都|整整)?((?:\d{1,2}|[一二两三四五六七八九十]{1,3})(?:年多|年半|年|个多月|个月))/,
  en: /\b(?:together (?:for )?|after |married (?:for )?|dated (?:for )?|dating (?:for )?|with (?:him|her) (?:for )?)((?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty) (?:years|months))\b/i,
};
const daySigns: Record<Locale, RegExp> = {
  zh: /(昨天|昨晚|前天|今早|今天早上|上周[一二三四五六日末]?|这周[一二三四五六日]|周[一二三四五六日])/,
  en: /\b(yesterday|last night|this morning|last week|last weekend|(?:on |last )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/i,
};

const pick = (pattern: RegExp, text: string): string | null => pattern.exec(text)?.[1] ?? null;

const findNamed = (text: string, spoken: Locale): Feeling | null => feelingSigns[spoken].find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** A loss is a loss whatever else is said; else what stands after the last "but" weighs more than what stands before. */
const findFeeling = (text: string, spoken: Locale): Feeling | null => {
  if (lossSigns[spoken].some((pattern) => pattern.test(text))) return "grief";
  const parts = text.split(turnSigns[spoken]);
  return (parts.length > 1 ? findNamed(parts.at(-1)!, spoken) : null) ?? findNamed(text, spoken);
};

/** What words without a question tell of a feeling. @param locale of the page: what is written in the other language is not said back */
export const hearFeeling = (text: string, locale: Locale): Felt => {
  const spoken = toHeardLocale(text, locale);
  const own = spoken === locale;
  const day = own ? pick(daySigns[spoken], text) : null;
  return {
    feeling: findFeeling(text, spoken),
    kin: findKin(text, spoken),
    together: own ? pick(togetherSigns[spoken], text) : null,
    day: day?.replace(/^on /i, "") ?? null,
  };
};
