import type { Locale } from "../../../shared/i18n/locale.ts";
import { toDayName, toMonthName } from "../../kit/calendar/lunar-names.ts";
import type { DreamCast } from "../cast-types.ts";

export interface CardWords {
  title: string;
  none: string;
  also: string;
  mood: string;
  noMood: string;
  acts: string;
  ending: string;
  themes: string;
  recurring: string;
  classical: string;
  lunar(day: DreamCast["day"]): string;
  count(symbols: number): string;
  rule: string;
}

export const cardWords: Record<Locale, CardWords> = {
  zh: {
    title: "梦的星图",
    none: "没有认出的意象",
    also: "还有",
    mood: "心情",
    noMood: "没写",
    acts: "你做了",
    ending: "收尾",
    themes: "牵着的事",
    recurring: "来过几回",
    classical: "老话",
    lunar: ({ lunarMonth: month, lunarDay, leap }) => `农历${toMonthName({ month, leap })}${toDayName(lunarDay)}`,
    count: (symbols) => `${symbols}样意象`,
    rule: "大的分量重；连着线的，是同一句里一前一后提到的。",
  },
  en: {
    title: "The dream as a sky",
    none: "No image of the lexicon",
    also: "Also",
    mood: "Mood",
    noMood: "not given",
    acts: "You did",
    ending: "Ending",
    themes: "Touches",
    recurring: "Seen before",
    classical: "Old line",
    lunar: ({ lunarMonth, lunarDay, leap }) => `${leap ? "leap " : ""}lunar month ${lunarMonth}, day ${lunarDay}`,
    count: (symbols) => (symbols === 1 ? "1 image" : `${symbols} images`),
    rule: "The larger, the heavier; a line joins images named one after the other.",
  },
};
