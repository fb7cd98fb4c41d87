import type { Locale } from "../../../shared/i18n/locale.ts";

const tags: Record<Locale, string> = { zh: "zh-CN", en: "en-GB" };
const clock = { hour: "2-digit", minute: "2-digit", hour12: false } as const;

/** A moment on the reader's own clock: 11月22日 15:23 · 22 Nov, 15:23 */
export const sayInstant = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { month: locale === "zh" ? "long" : "short", day: "numeric", ...clock }).format(at);
