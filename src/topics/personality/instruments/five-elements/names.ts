import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Element } from "./items.ts";

export const elementNames: Record<Locale, Record<Element, string>> = {
  zh: { wood: "木", fire: "火", earth: "土", metal: "金", water: "水" },
  en: { wood: "wood", fire: "fire", earth: "earth", metal: "metal", water: "water" },
};

/** What each does, in a word, for the figure. */
export const elementShorts: Record<Locale, Record<Element, string>> = {
  zh: { wood: "生长", fire: "发亮", earth: "承托", metal: "裁断", water: "深流" },
  en: { wood: "growing", fire: "shining", earth: "holding", metal: "cutting", water: "running deep" },
};
