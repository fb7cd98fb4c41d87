import type { Locale } from "../../../shared/i18n/locale.ts";
import type { DeckCard } from "../data/deck.ts";
import type { CastCard } from "../engine.ts";

export const pictureWords = {
  zh: {
    upright: "正位",
    reversed: "逆位",
    major: "大牌",
    minor: "小牌",
    dot: "·",
    fire: "火",
    water: "水",
    air: "风",
    earth: "土",
    majors: (count: number) => (count === 0 ? "没有大牌" : `${count} 张大牌`),
    reversedCount: (count: number) => (count === 0 ? "没有逆位" : `${count} 张逆位`),
    places: "各个位置",
    comes: (place: string, name: string, isReversed: boolean) => `${place}：${name}${isReversed ? "，逆位" : ""}`,
    odds: "出现的机会",
    share: (share: number) => (share < 0.01 ? "不到 1%" : `${Math.round(share * 100)}%`),
    rarest: (label: string, value: string, share: string) => `${label} ${value}，${share}`,
    oddsFoot: (count: number) => `随机抽 ${count} 张，至少偏到这一步的机会；从全部抽法数出来，不是估的。`,
    further: "补一张",
    furtherTo: (place: string) => `补给“${place}”`,
    furtherToAll: "补给先前的牌",
    before: "先前的牌",
    label: (place: number, position: string, name: string, side: string) => `第${place}张，${position}：${name}，${side}`,
  },
  en: {
    upright: "upright",
    reversed: "reversed",
    major: "Major",
    minor: "Minor",
    dot: " · ",
    fire: "Fire",
    water: "Water",
    air: "Air",
    earth: "Earth",
    majors: (count: number) => `${count === 0 ? "no" : count} ${count === 1 ? "major" : "majors"}`,
    reversedCount: (count: number) => `${count === 0 ? "none" : count} reversed`,
    places: "Card by card",
    comes: (place: string, name: string, isReversed: boolean) => `${place}: ${name}${isReversed ? ", reversed" : ""}`,
    odds: "How rare it is",
    share: (share: number) => (share < 0.01 ? "under 1%" : `${Math.round(share * 100)}%`),
    rarest: (label: string, value: string, share: string) => `${label} ${value}, ${share}`,
    oddsFoot: (count: number) => `How often ${count} cards drawn at random go at least as far, counted over every draw there is.`,
    further: "One more card",
    furtherTo: (place: string) => `for “${place}”`,
    furtherToAll: "for the cards before it",
    before: "The cards before it",
    label: (place: number, position: string, name: string, side: string) => `Card ${place}, ${position}: ${name}, ${side}`,
  },
} as const;

export const nameIn = (card: DeckCard, locale: Locale): string => (locale === "zh" ? card.nameZh : card.nameEn);

/** "大牌·逆位", "Major · reversed". */
export const toSideLine = ({ arcana, reversed }: CastCard, locale: Locale): string => {
  const words = pictureWords[locale];
  return `${words[arcana]}${words.dot}${reversed ? words.reversed : words.upright}`;
};
