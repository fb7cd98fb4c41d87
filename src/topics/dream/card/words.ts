import type { Locale } from "../../../shared/i18n/locale.ts";
import { toDayName, toMonthName } from "../../kit/calendar/lunar-names.ts";
import type { DreamCast } from "../cast-types.ts";

export interface CardWords {
  title: string;
  none: string;
  mood: string;
  noMood: string;
  acts: string;
  ending: string;
  themes: string;
  recurring: string;
  classical: string;
  signs: string;
  told: string;
  night: string;
  ruleTitle: string;
  comma: string;
  /** The dreamer’s own words. */
  quote(words: readonly string[]): string;
  /** The first of them, and how many there are. */
  some(names: readonly string[], all: number): string;
  pairs(count: number): string;
  day(day: DreamCast["day"]): string;
  lunar(day: DreamCast["day"]): string;
  count(symbols: number): string;
  rule: string;
}

export const cardWords: Record<Locale, CardWords> = {
  zh: {
    title: "梦的星图",
    none: "没有认出的意象",
    mood: "心情",
    noMood: "没写",
    acts: "你做了",
    ending: "收尾",
    themes: "牵着的事",
    recurring: "来过几回",
    classical: "老话",
    signs: "每样意象",
    told: "心情与动作",
    night: "月与日",
    ruleTitle: "图怎么看",
    comma: "、",
    quote: (words) => words.map((word) => `“${word}”`).join(""),
    some: (names, all) => `${names.join("、")}${all > names.length ? ` · ${all}` : ""}`,
    pairs: (count) => `${count}条连线`,
    day: ({ pillar }) => `${pillar}日`,
    lunar: ({ lunarMonth: month, lunarDay, leap }) => `农历${toMonthName({ month, leap })}${toDayName(lunarDay)}`,
    count: (symbols) => `${symbols}样意象`,
    rule: "大的分量重；连着线的，是同一句里一前一后提到的。",
  },
  en: {
    title: "The dream as a sky",
    none: "No image of the lexicon",
    mood: "Mood",
    noMood: "not given",
    acts: "You did",
    ending: "Ending",
    themes: "Touches",
    recurring: "Seen before",
    classical: "Old line",
    signs: "Each image",
    told: "Mood and acts",
    night: "Moon and day",
    ruleTitle: "How the sky is drawn",
    comma: ", ",
    quote: (words) => words.map((word) => `“${word}”`).join(" "),
    some: (names, all) => `${names.join(", ")}${all > names.length ? ` · ${all}` : ""}`,
    pairs: (count) => (count === 1 ? "1 line" : `${count} lines`),
    day: ({ lunarMonth, lunarDay }) => `lunar ${lunarMonth}/${lunarDay}`,
    lunar: ({ lunarMonth, lunarDay, leap }) => `${leap ? "leap " : ""}lunar month ${lunarMonth}, day ${lunarDay}`,
    count: (symbols) => (symbols === 1 ? "1 image" : `${symbols} images`),
    rule: "The larger, the heavier; a line joins images named one after the other.",
  },
};
