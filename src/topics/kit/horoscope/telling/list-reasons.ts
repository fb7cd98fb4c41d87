import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { HoroscopeCast } from "../cast.ts";
import type { Points } from "../points.ts";
import { type ScoreName, type Theme, themes } from "../themes.ts";
import { toReasonText as toEnglish } from "./en/reason-text.ts";
import type { ToldReason } from "./told.ts";
import { toReasonText as toChinese } from "./zh/reason-text.ts";

const writers: Record<Locale, (points: Points, cast: HoroscopeCast) => string> = { zh: toChinese, en: toEnglish };
const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** The reasons of one theme or, for the overall score, of all four with a quarter of their weight; the strongest first. */
export const toReasons = (cast: HoroscopeCast, theme: ScoreName): Points[] => {
  if (theme !== "overall") return cast.points[theme];
  const sums = new Map<string, Points>();
  for (const one of themes)
    for (const points of cast.points[one]) sums.set(points.id, { ...points, value: (sums.get(points.id)?.value ?? 0) + points.value / themes.length });
  return [...sums.values()].sort((one, other) => Math.abs(other.value) - Math.abs(one.value));
};

/** What stands behind a score, in words: "Jupiter in your 2nd house (money)", 9. */
export const listReasons = (cast: HoroscopeCast, theme: ScoreName, locale: Locale): ToldReason[] =>
  toReasons(cast, theme).map((points) => ({ id: points.id, text: writers[locale](points, cast), points: toTenth(points.value) }));

export const toThemeReasons = (cast: HoroscopeCast, locale: Locale): Record<Theme, ToldReason[]> => ({
  love: listReasons(cast, "love", locale),
  career: listReasons(cast, "career", locale),
  wealth: listReasons(cast, "wealth", locale),
  health: listReasons(cast, "health", locale),
});
