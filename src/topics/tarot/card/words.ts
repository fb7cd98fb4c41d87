import type { Locale } from "../../../shared/i18n/locale.ts";
import type { DeckCard } from "../data/deck.ts";
import type { CastCard } from "../engine.ts";

export const pictureWords = {
  zh: {
    upright: "正位",
    reversed: "逆位",
    reversedShort: "逆",
    major: "大牌",
    minor: "小牌",
    dot: "·",
    fire: "火",
    water: "水",
    air: "风",
    earth: "土",
    majors: (count: number) => (count === 0 ? "没有大牌" : `${count} 张大牌`),
    reversedCount: (count: number) => (count === 0 ? "没有逆位" : `${count} 张逆位`),
    label: (place: number, position: string, name: string, side: string) => `第${place}张，${position}：${name}，${side}`,
  },
  en: {
    upright: "upright",
    reversed: "reversed",
    reversedShort: "rev.",
    major: "Major",
    minor: "Minor",
    dot: " · ",
    fire: "Fire",
    water: "Water",
    air: "Air",
    earth: "Earth",
    majors: (count: number) => `${count === 0 ? "no" : count} ${count === 1 ? "major" : "majors"}`,
    reversedCount: (count: number) => `${count === 0 ? "none" : count} reversed`,
    label: (place: number, position: string, name: string, side: string) => `Card ${place}, ${position}: ${name}, ${side}`,
  },
} as const;

export const nameIn = (card: DeckCard, locale: Locale): string => (locale === "zh" ? card.nameZh : card.nameEn);

/** "大牌·逆位", "Major · reversed". */
export const toSideLine = ({ arcana, reversed }: CastCard, locale: Locale): string => {
  const words = pictureWords[locale];
  return `${words[arcana]}${words.dot}${reversed ? words.reversed : words.upright}`;
};
