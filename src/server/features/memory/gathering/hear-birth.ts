import type { Locale } from "../../../../shared/i18n/locale.ts";
import { nameBirth } from "../../../../topics/kit/birth/name-birth.ts";
import type { PartialBirth } from "../../../../topics/kit/birth/partial-birth.ts";
import { understandBirth } from "../../../../topics/kit/birth/understand-birth.ts";
import type { Kept } from "../keeping/kept.ts";

type KeptBirth = Required<Pick<Kept, "text" | "textEn" | "birth">>;

/** A birth with its name in both languages. */
export const toKeptBirth = (birth: PartialBirth): KeptBirth => ({ text: nameBirth(birth, "zh"), textEn: nameBirth(birth, "en"), birth: { ...birth } });

/** What a person has put a birth into: heard over what it was; null where the words give no date, or leave something open. */
export const hearBirth = ({ text, before, locale }: { text: string; before: PartialBirth; locale: Locale }): KeptBirth | null => {
  const lead = locale === "zh" ? "出生：" : "Born ";
  const birth = understandBirth(`${lead}${text}`, undefined, locale) ?? understandBirth(text, undefined, locale);
  if (!birth?.date || birth.dateOptions || birth.timeOptions || birth.placeOptions || birth.zoneOptions) return null;
  return toKeptBirth({ ...(before.sex && { sex: before.sex }), ...(before.name && { name: before.name }), ...birth });
};
