import type { Locale } from "../../../../../shared/i18n/locale.ts";
import { signNamesEn, signNamesZh } from "../../../../../topics/kit/sky/sign-names.ts";
import type { Sign } from "../../../../../topics/kit/sky/signs.ts";

type Light = "sun" | "moon" | "rising";

export const skyWords: Record<
  Locale,
  { title: string; signs: Readonly<Record<Sign, string>>; lights: Record<Light, string> /** What each waits for. */; waits: Record<Light, string>; or: string }
> = {
  zh: {
    title: "本命星盘",
    signs: signNamesZh,
    lights: { sun: "太阳", moon: "月亮", rising: "上升" },
    waits: { sun: "等日期", moon: "等时间", rising: "等时间和地点" },
    or: "或",
  },
  en: {
    title: "Natal chart",
    signs: signNamesEn,
    lights: { sun: "Sun", moon: "Moon", rising: "Rising" },
    waits: { sun: "needs the date", moon: "needs the hour", rising: "needs hour and place" },
    or: " or ",
  },
};
