import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { HoroscopeCast } from "../cast.ts";
import type { Ranked } from "../rank.ts";
import type { ScoreName } from "../themes.ts";
import { sayWhy as sayInEnglish } from "./en/why.ts";
import { toReasons } from "./list-reasons.ts";
import type { WhyView } from "./why-view.ts";
import { sayWhy as sayInChinese } from "./zh/why.ts";

export { listReasons } from "./list-reasons.ts";

const writers: Record<Locale, (view: WhyView) => string> = { zh: sayInChinese, en: sayInEnglish };

/** Why a sign stands where it does on a day: what lifts it most, what holds it back most. */
export const sayWhy = (ranked: Ranked, cast: HoroscopeCast, theme: ScoreName, locale: Locale): string => {
  const points = toReasons(cast, theme);
  return writers[locale]({ ranked, cast, theme, lift: points.find(({ value }) => value > 0) ?? null, drag: points.find(({ value }) => value < 0) ?? null });
};
