import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { PartialBirth } from "../../../../topics/kit/birth/partial-birth.ts";
import { understandBirth } from "../../../../topics/kit/birth/understand-birth.ts";

/** What a person has put a birth into: heard over what it was; null where the words give no date, or leave something open. */
export const hearBirth = ({ text, before, locale }: { text: string; before: PartialBirth; locale: Locale }): PartialBirth | null => {
  const lead = locale === "zh" ? "出生：" : "Born ";
  const birth = understandBirth(`${lead}${text}`, undefined, locale) ?? understandBirth(text, undefined, locale);
  if (!birth?.date || birth.dateOptions || birth.timeOptions || birth.placeOptions || birth.zoneOptions) return null;
  return { ...(before.sex && { sex: before.sex }), ...(before.name && { name: before.name }), ...birth };
};
