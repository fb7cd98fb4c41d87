import type { Locale } from "../../../../shared/i18n/locale.ts";
import * as en from "./en/names.ts";
import type { BodyNames, SignNames } from "./name-types.ts";
import * as zh from "./zh/names.ts";

export const signNames: Record<Locale, SignNames> = { zh: zh.signNames, en: en.signNames };
export const bodyNames: Record<Locale, BodyNames> = { zh: zh.bodyNames, en: en.bodyNames };
