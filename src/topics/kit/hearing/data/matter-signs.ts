import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Matter } from "../heard.ts";
import { matterSignsEn } from "./matter-signs.en.ts";
import { matterSignsZh } from "./matter-signs.zh.ts";

export const matterSigns: Record<Locale, Record<Matter, RegExp>> = { zh: matterSignsZh, en: matterSignsEn };
