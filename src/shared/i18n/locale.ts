export const locales = ["zh", "en"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "zh";

/** The spec's rule: Chinese if the browser's language contains zh, else English. */
export const toLocale = (languageTag: string | null | undefined): Locale =>
  languageTag ? (languageTag.toLowerCase().includes("zh") ? "zh" : "en") : defaultLocale;

export const isLocale = (value: unknown): value is Locale => value === "zh" || value === "en";
