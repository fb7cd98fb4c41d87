import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Style } from "./items.ts";

/** Plain words for the four letters. */
export const styleNames: Record<Locale, Record<Style, string>> = {
  zh: { D: "支配", I: "影响", S: "稳健", C: "严谨" },
  en: { D: "driving", I: "drawing in", S: "steadying", C: "checking" },
};

/** 支配 D, "D (driving)". */
export const toStyleLabel = (style: Style, locale: Locale): string =>
  locale === "zh" ? `${styleNames.zh[style]}（${style}）` : `${style} (${styleNames.en[style]})`;
