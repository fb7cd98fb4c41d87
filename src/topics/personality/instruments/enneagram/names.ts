import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { EnneaType } from "./items.ts";
import type { Center } from "./score.ts";

/** What each type is called in a word: our own. */
export const typeNames: Record<Locale, Record<EnneaType, string>> = {
  zh: { "1": "较真", "2": "热心", "3": "争先", "4": "多感", "5": "旁观", "6": "谨防", "7": "好奇", "8": "做主", "9": "随和" },
  en: { "1": "Exact", "2": "Giving", "3": "Striving", "4": "Feeling", "5": "Watching", "6": "Wary", "7": "Roaming", "8": "Bold", "9": "Easy" },
};

const digits: Record<EnneaType, string> = { "1": "一", "2": "二", "3": "三", "4": "四", "5": "五", "6": "六", "7": "七", "8": "八", "9": "九" };

/** 五号, type 5. */
export const toTypeLabel = (type: EnneaType, locale: Locale): string => (locale === "zh" ? `${digits[type]}号` : `type ${type}`);

/** 五号偏四, "5 with a 4 wing". */
export const toWingLabel = (type: EnneaType, wing: EnneaType | null, locale: Locale): string => {
  if (wing === null) return toTypeLabel(type, locale);
  return locale === "zh" ? `${digits[type]}号偏${digits[wing]}` : `${type} with a ${wing} wing`;
};

export const centerNames: Record<Locale, Record<Center, string>> = {
  zh: { body: "身（八、九、一）", heart: "心（二、三、四）", head: "脑（五、六、七）" },
  en: { body: "body (8, 9, 1)", heart: "heart (2, 3, 4)", head: "head (5, 6, 7)" },
};
