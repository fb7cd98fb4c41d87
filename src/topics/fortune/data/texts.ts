import type { Locale } from "../../../shared/i18n/locale.ts";
import { guanyinEn } from "./guanyin-100/en.ts";
import { guanyinZh } from "./guanyin-100/zh.ts";
import { jiaziEn } from "./jiazi-60/en.ts";
import { jiaziZh } from "./jiazi-60/zh.ts";
import { leiyushiEn } from "./leiyushi-100/en.ts";
import { leiyushiZh } from "./leiyushi-100/zh.ts";
import type { LotSetId, SetTexts } from "./lot.ts";
import { wongtaisinEn } from "./wongtaisin-100/en.ts";
import { wongtaisinZh } from "./wongtaisin-100/zh.ts";

/** Kept apart from `sets.ts`, so that a card need not load them. */
export const lotTexts: Partial<Record<LotSetId, Record<Locale, SetTexts>>> = {
  "guanyin-100": { zh: guanyinZh, en: guanyinEn },
  "leiyushi-100": { zh: leiyushiZh, en: leiyushiEn },
  "jiazi-60": { zh: jiaziZh, en: jiaziEn },
  "wongtaisin-100": { zh: wongtaisinZh, en: wongtaisinEn },
};
