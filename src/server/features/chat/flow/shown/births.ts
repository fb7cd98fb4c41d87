import type { HeardChip } from "../../../../../shared/contract/stream.ts";
import type { Locale } from "../../../../../shared/i18n/locale.ts";
import { type BirthPart, nameBirthParts } from "../../../../../topics/kit/birth/name-birth.ts";
import type { PartialBirth } from "../../../../../topics/kit/birth/partial-birth.ts";

const labels = {
  date: { zh: "生日", en: "Born" },
  time: { zh: "时辰", en: "Hour" },
  place: { zh: "出生地", en: "Birthplace" },
  sex: { zh: "性别", en: "Sex" },
} satisfies Record<BirthPart, Record<Locale, string>>;

/** One birth, a chip a part: the hour alone may be wrong. */
export const toBirthChips = (name: string, birth: PartialBirth, locale: Locale): HeardChip[] =>
  nameBirthParts(birth, locale).map(([part, value]) => ({ name: `${name}.${part}`, label: labels[part][locale], value, isUsed: true }));

/** A birth beside others, in one chip. @param whose null where the list says no more than their order */
export const toWholeBirthChip = (name: string, whose: string | null, birth: PartialBirth, locale: Locale): HeardChip[] => {
  const value = nameBirthParts(birth, locale)
    .map(([, part]) => part)
    .join(" ");
  return value === "" ? [] : [{ name, label: labels.date[locale], value: whose ? `${whose} ${value}` : value, isUsed: true }];
};
